import { useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { MARBLES, positionOf } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { changeSettings, themeNow } from '../storage/settings.ts';
import { fit, isFitted, mirrorBoard, turnBoard, zoomIn, zoomOut } from './camera.ts';
import { dialog } from './dialogs.ts';
import type { DialogName } from './dialogs.ts';
import { focusMoveBox } from './shortcuts.ts';
import {
  againstComputer,
  fillSeats,
  game,
  mayTakeBack,
  seats,
  takeBackTurn,
  TWO_PEOPLE,
} from './store.ts';

export const TopBar = (): JSX.Element => {
  const { pool, rings } = positionOf(game.value);
  const dark = themeNow() === 'ink';
  return (
    <header class="top">
      <h1 class="logo">
        <Logo />
        {words().app.name}
      </h1>
      <div class="top-state" aria-hidden="true">
        <span class="top-pool">
          {words().dock.pool}
          {MARBLES.map((marble) => (
            <span key={marble}>
              <MarbleIcon marble={marble} />
              {pool[marble]}
            </span>
          ))}
        </span>
        <span class="top-rings">{words().moves.ringsLeft(rings.size)}</span>
      </div>
      <div class="top-opponent">
        <OpponentChoice name="top-opponent" />
      </div>
      <span class="grow" />
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
    </header>
  );
};

const Logo = (): JSX.Element => (
  <svg class="logo-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="10.5" class="logo-ring" />
    <circle cx="16" cy="16" r="4.4" class="logo-marble" />
    <circle cx="25.5" cy="6.5" r="3.6" class="logo-dot" />
  </svg>
);

/** Who sits opposite can be changed at any time: a seat is only somebody who makes turns. */
const OpponentChoice = ({ name }: { readonly name: string }): JSX.Element => {
  const computer = seats.value.first.kind === 'computer' || seats.value.second.kind === 'computer';
  return (
    <Choice
      name={name}
      legend={words().menu.opponent}
      hideLegend
      value={computer ? 'computer' : 'people'}
      options={[
        { value: 'computer', text: words().menu.computer },
        { value: 'people', text: words().menu.twoPeople },
      ]}
      onChange={(value) => fillSeats(value === 'computer' ? againstComputer() : TWO_PEOPLE)}
    />
  );
};

/** What keys and fingers do to the view, as buttons. */
const ViewTools = (): JSX.Element => {
  const tool = (icon: IconName, name: string, act: () => void): JSX.Element => (
    <button type="button" class="icon-button" aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="menu-view" role="group" aria-label={words().view.title}>
      <span aria-hidden="true">{words().view.title}</span>
      {tool('less', words().view.zoomOut, zoomOut)}
      {tool('plus', words().view.zoomIn, zoomIn)}
      {tool(
        isFitted.value ? 'shrink' : 'fit',
        isFitted.value ? words().view.whole : words().view.fit,
        fit,
      )}
      {tool('turn', words().view.turn, () => turnBoard(1))}
      {tool('mirror', words().view.mirror, mirrorBoard)}
    </div>
  );
};

const Menu = (): JSX.Element => {
  const popover = useRef<HTMLDivElement>(null);
  const close = (): void => popover.current?.hidePopover();
  const opens = (name: DialogName) => (): void => {
    dialog.value = name;
  };
  const item = (icon: IconName, text: string, act: () => void, off = false): JSX.Element => (
    <button
      type="button"
      class="menu-item"
      aria-disabled={off}
      onClick={() => {
        if (off) return;
        close();
        act();
      }}
    >
      <Icon name={icon} />
      {text}
    </button>
  );
  const over = game.value.outcome !== undefined;
  const bothHere = seats.value.first.kind === 'here' && seats.value.second.kind === 'here';
  return (
    <>
      <button type="button" class="icon-button" aria-label={words().menu.open} popovertarget="menu">
        <Icon name="menu" />
      </button>
      <div
        ref={popover}
        id="menu"
        class="menu-panel"
        popover="auto"
        role="group"
        aria-label={words().menu.open}
      >
        <div class="menu-opponent">
          <OpponentChoice name="menu-opponent" />
        </div>
        {item('plus', words().menu.newGame, opens('new-game'))}
        {item('undo', words().menu.takeBack, takeBackTurn, !mayTakeBack.value)}
        {bothHere && item('handshake', words().menu.draw, opens('draw'), over)}
        {item('flag', words().menu.resign, opens('resign'), over)}
        {item('keyboard', words().menu.typeMove, focusMoveBox)}
        <ViewTools />
        {item('settings', words().menu.settings, opens('settings'))}
        {item('help', words().menu.keys, opens('keys'))}
        <p class="menu-note">{words().app.about}</p>
      </div>
    </>
  );
};
