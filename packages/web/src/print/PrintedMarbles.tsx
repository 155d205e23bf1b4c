import type { JSX } from 'preact';
import { MARBLES } from '@zertz/rules';
import type { Marble, MarbleCount } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { puzzleWords } from '../puzzles/words.ts';

/** How many marbles somebody has, each colour drawn as it is on a printed board. */
export const PrintedMarbles = ({
  of,
  count,
}: {
  readonly of: string;
  readonly count: MarbleCount;
}): JSX.Element => {
  const held = MARBLES.filter((marble) => count[marble] > 0);
  return (
    <span class="printed-held">
      <span class="printed-of">{of}</span>{' '}
      <span
        class="printed-counts"
        role="img"
        aria-label={held.length === 0 ? puzzleWords().held(count) : words().counts(count)}
      >
        {held.length === 0 && '–'}
        {held.map((marble) => (
          <span key={marble}>
            <Sign marble={marble} />
            {count[marble]}
          </span>
        ))}
      </span>
    </span>
  );
};

const Sign = ({ marble }: { readonly marble: Marble }): JSX.Element => (
  <svg class={`printed-sign ${marble}`} viewBox="-40 -40 80 80" focusable="false">
    <circle r="34" />
    {marble === 'grey' && <path d="M-27 -17h54M-33 0h66M-27 17h54" />}
  </svg>
);
