import type { JSX } from 'preact';
import { MARBLES } from '@zertz/rules';
import type { MarbleCount } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import { studyWords } from './words.ts';

/** Marbles one beside the other, and in words for those who do not see them. */
export const Marbles = ({ count }: { readonly count: MarbleCount }): JSX.Element => {
  const none = MARBLES.every((marble) => count[marble] === 0);
  return (
    <span class="marbles">
      <span class="unseen">{none ? studyWords().trade.nothing : words().counts(count)}</span>
      {none && <span aria-hidden="true">–</span>}
      {MARBLES.map((marble) =>
        Array.from({ length: count[marble] }, (_, index) => (
          <MarbleIcon key={`${marble}${index}`} marble={marble} />
        )),
      )}
    </span>
  );
};
