import type { JSX } from 'preact';
import { MARBLES, positionOf } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import { JumpBox } from '../jump/JumpBox.tsx';
import { Icon } from '../parts/Icon.tsx';
import { dialog } from '../play/dialogs.ts';
import { OpponentChoice } from '../play/OpponentChoice.tsx';
import { game } from '../play/store.ts';
import { changeSettings, isDark, themeNow } from '../storage/settings.ts';
import { Menu } from './Menu.tsx';
import { PAGES } from './pages.ts';
import { hrefOf, page, section } from './router.ts';

/** The bar above every page: where one is, the ways to the other pages, and the menu. */
export const TopBar = (): JSX.Element => {
  const dark = isDark(themeNow());
  const playing = page.value?.route === 'play';
  return (
    <header class="top">
      <a class="logo" href={hrefOf('home')} aria-label={`${words().app.name}, ${words().nav.home}`}>
        <Logo />
        <span>{words().app.name}</span>
      </a>
      <nav class="pages" aria-label={words().nav.label}>
        {PAGES.filter((one) => !('inMenu' in one)).map(({ name }) => (
          <a
            key={name}
            href={hrefOf(name)}
            aria-current={section.value === name ? 'page' : undefined}
          >
            {words().nav[name]}
          </a>
        ))}
      </nav>
      {playing && <State />}
      <span class="grow" />
      {playing && (
        <div class="top-opponent">
          <OpponentChoice name="top-opponent" />
        </div>
      )}
      <JumpBox />
      <button
        type="button"
        class="button new-game"
        aria-label={words().menu.newGame}
        onClick={() => {
          dialog.value = 'new-game';
        }}
      >
        <Icon name="plus" />
        <span>{words().menu.newGame}</span>
      </button>
      <button
        type="button"
        class="icon-button theme-button"
        aria-label={dark ? words().menu.toLight : words().menu.toDark}
        onClick={() => changeSettings({ theme: dark ? 'linen' : 'ink' })}
      >
        <Icon name={dark ? 'sun' : 'moon'} />
      </button>
      <Menu />
      <button
        type="button"
        class="icon-button help-button"
        aria-label={words().menu.keys}
        title={words().menu.keys}
        onClick={() => {
          dialog.value = 'keys';
        }}
      >
        <Icon name="help" />
      </button>
    </header>
  );
};

/** The pool and the rings left, where the dock has no room for them. */
const State = (): JSX.Element => {
  const { pool, rings } = positionOf(game.value);
  return (
    <div class="top-state" aria-hidden="true">
      <span class="top-pool">
        <b>{words().dock.pool}</b>
        {MARBLES.map((marble) => (
          <span key={marble}>
            <MarbleIcon marble={marble} />
            {pool[marble]}
          </span>
        ))}
      </span>
      <span class="top-rings">{words().moves.ringsLeft(rings.size)}</span>
    </div>
  );
};

const Logo = (): JSX.Element => (
  <svg class="logo-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="10.5" class="logo-ring" />
    <circle cx="16" cy="16" r="4.4" class="logo-marble" />
    <circle cx="25.5" cy="6.5" r="3.6" class="logo-dot" />
  </svg>
);
