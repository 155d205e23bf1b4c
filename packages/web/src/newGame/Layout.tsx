import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { boardOf, formatCount, MARBLES } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import { BoardPicture } from './BoardPicture.tsx';
import type { OwnRules } from './ownRules.ts';

/** The board that is chosen, from which rings can be left out, and what is played for on it. */
export const Layout = ({ rules }: { readonly rules: Signal<OwnRules> }): JSX.Element => {
  const { variant, without } = rules.value;
  return (
    <div class="chosen-preset">
      <BoardPicture
        board={boardOf(variant.board)}
        without={without}
        onToggle={(ring) => {
          const next = new Set(without);
          if (!next.delete(ring)) next.add(ring);
          rules.value = { variant, without: next };
        }}
      />
      <p class="quiet">
        {without.size === 0 ? (
          words().newGame.ownBoardSays
        ) : (
          <button
            type="button"
            class="link"
            onClick={() => {
              rules.value = { variant, without: new Set() };
            }}
          >
            {words().newGame.ownBoardReset}
          </button>
        )}
      </p>
      <dl class="facts">
        <dt>{words().newGame.pool}</dt>
        <dd class="pool-fact">
          {MARBLES.map((marble) => (
            <span key={marble}>
              <MarbleIcon marble={marble} />
              {variant.supply[marble]}
            </span>
          ))}
          <span class="unseen">{formatCount(variant.supply)}</span>
        </dd>
        <dt>{words().newGame.goals}</dt>
        <dd>{words().newGame.goalsText(variant.goals)}</dd>
      </dl>
    </div>
  );
};
