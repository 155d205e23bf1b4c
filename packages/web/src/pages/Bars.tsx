import type { ComponentChildren, JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { dialog } from '../play/dialogs.ts';
import { takeOver } from '../play/keeping.ts';
import { badLink, game } from '../play/store.ts';
import { elsewhere } from '../storage/current.ts';
import { storageBlocked } from '../storage/games.ts';
import { atTheTable } from './router.ts';

/** Things that went wrong outside the game, one at a time. */
export const Bars = (): JSX.Element | null => {
  if (elsewhere.value && atTheTable.value) {
    return (
      <Bar text={words().tabs.elsewhere}>
        <button type="button" class="button small" onClick={() => void takeOver()}>
          {words().tabs.playHere}
        </button>
      </Bar>
    );
  }
  if (storageBlocked.value) {
    return (
      <Bar text={words().app.notSaved}>
        {game.value.history.length > 0 && (
          <button
            type="button"
            class="button small"
            onClick={() => {
              dialog.value = 'text';
            }}
          >
            {words().app.gameText}
          </button>
        )}
      </Bar>
    );
  }
  if (!badLink.value) return null;
  return (
    <Bar text={words().app.badLink}>
      <button
        type="button"
        class="icon-button"
        aria-label={words().app.dismiss}
        onClick={() => {
          badLink.value = false;
        }}
      >
        <Icon name="close" />
      </button>
    </Bar>
  );
};

const Bar = ({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class="page-bar" role="status">
    <p>{text}</p>
    {children}
  </div>
);
