import type { ComponentChildren, JSX } from 'preact';
import type { ReportLine } from '@zertz/engine';
import { Notation } from '../play/Notation.tsx';
import { playedLine } from './line.ts';
import { playLine } from './playLine.ts';
import { looked, position } from './store.ts';
import { figureText, worthText } from './worthText.ts';
import { figureOf } from './worth.ts';

/** A line with its worth: pointed at, it is seen on the board, and pressed, it is played into the tree. */
export const LineButton = ({
  line,
  children,
}: {
  readonly line: ReportLine;
  /** What is said of it besides. */
  readonly children?: ComponentChildren;
}): JSX.Element => {
  const scored = { score: line.score, player: position.value.turn };
  const { ahead } = figureOf(scored);
  const preview = (): void => {
    looked.value = playedLine(position.value, line.turns);
  };
  const leave = (): void => {
    looked.value = undefined;
  };
  const [first, ...others] = line.turns;
  return (
    <li>
      <button
        type="button"
        class="engine-line"
        onPointerEnter={preview}
        onPointerLeave={leave}
        onFocus={preview}
        onBlur={leave}
        onClick={() => playLine(line.turns)}
      >
        <span class="line-worth">
          <span class={`worth ${ahead}`}>
            <bdi dir="ltr">{figureText(scored)}</bdi>
          </span>
          <span class="worth-says">{worthText(scored)}</span>
        </span>
        <span class="line-turns">
          <bdi dir="ltr">
            <b>{first}</b>
            {others.map((turn, index) => (
              <span key={index}>
                {' '}
                <Notation text={turn} />
              </span>
            ))}
          </bdi>
        </span>
        {children}
      </button>
    </li>
  );
};
