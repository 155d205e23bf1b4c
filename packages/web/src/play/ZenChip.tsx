import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { shortcutOf } from './keyNames.ts';
import { toggleZen, zenNow } from './zen.ts';

/** The way out of zen, always in sight. */
export const ZenChip = (): JSX.Element | null =>
  zenNow() ? (
    <button
      type="button"
      class="button small zen-chip"
      aria-keyshortcuts={shortcutOf('zen')}
      onClick={toggleZen}
    >
      <Icon name="close" />
      {words().zen.leave}
    </button>
  ) : null;
