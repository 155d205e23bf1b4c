import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { dialog } from '../play/dialogs.ts';

const isMac = /Mac|iP/.test(navigator.userAgent);
const KEYS = isMac ? '⌘ K' : 'Ctrl K';

/** Looks like a field to search in; the field itself is loaded when it is first wanted. */
export const JumpBox = (): JSX.Element => (
  <button
    type="button"
    class="jump-box"
    aria-label={`${words().nav.jump} ${KEYS}`}
    aria-haspopup="dialog"
    aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
    onClick={() => {
      dialog.value = 'jump';
    }}
  >
    <Icon name="search" />
    <span>{words().nav.jump}</span> <kbd>{KEYS}</kbd>
  </button>
);
