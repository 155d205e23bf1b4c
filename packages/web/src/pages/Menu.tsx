import { useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { fit, isFitted, mirrorBoard, turnBoard, zoomIn, zoomOut } from '../play/camera.ts';
import { dialog } from '../play/dialogs.ts';
import type { DialogName } from '../play/dialogs.ts';
import { askHint, hintsAllowed, mayAsk } from '../play/hints.ts';
import { pencil, togglePencil } from '../play/drawings.ts';
import { OpponentChoice } from '../play/OpponentChoice.tsx';
import { openTableDiagram } from '../play/tableDiagram.ts';
import { focusMoveBox } from '../play/shortcuts.ts';
import { bothHere, mayEnd, mayTakeBack, takeBackTurn } from '../play/store.ts';
import { toggleZen } from '../play/zen.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { analyseTable } from '../study/given.ts';
import { PAGES } from './pages.ts';
import { atTheTable, goTo, hrefOf, page, section } from './router.ts';

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

/** What can be done with the game, and on a small screen the ways to the other pages. */
export const Menu = (): JSX.Element => {
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
  const ended = !mayEnd.value;
  const here = section.value;
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
        <div class="menu-jump">{item('search', words().nav.jump, opens('jump'))}</div>
        <nav class="menu-pages" aria-label={words().nav.label}>
          {PAGES.filter(({ name }) => name !== 'settings' || !atTheTable.value).map(
            ({ icon, name, ...more }) => (
              <a
                key={name}
                class={'inMenu' in more ? 'menu-item beside-bar' : 'menu-item'}
                href={hrefOf(name)}
                aria-current={here === name ? 'page' : undefined}
                onClick={close}
              >
                <Icon name={icon} />
                {words().nav[name]}
              </a>
            ),
          )}
        </nav>
        {atTheTable.value && (
          <>
            <div class="menu-opponent">
              <OpponentChoice name="menu-opponent" />
            </div>
            {item('plus', words().menu.newGame, opens('new-game'))}
            {hintsAllowed.value && item('bulb', words().hints.button, askHint, !mayAsk.value)}
            {item('undo', words().menu.takeBack, takeBackTurn, !mayTakeBack.value)}
            {bothHere.value && item('handshake', words().menu.draw, opens('draw'), ended)}
            {item('flag', words().menu.resign, opens('resign'), ended)}
            {page.value?.route === 'play' && item('keyboard', words().menu.typeMove, focusMoveBox)}
            {item('graph', words().menu.analyse, analyseTable)}
            {item('share', words().menu.text, opens('text'))}
            {item('picture', words().menu.diagram, openTableDiagram)}
            {item('pencil', words().nav.editor, () => goTo('editor'))}
            <ViewTools />
            {item(
              'arrow',
              pencil.value ? words().drawing.stop : words().drawing.title,
              togglePencil,
            )}
            {page.value?.route === 'play' && item('zen', words().zen.name, toggleZen)}
            {bothHere.value && (
              <button
                type="button"
                class="menu-item face-item"
                aria-pressed={settings.value.faceToFace}
                onClick={() => changeSettings({ faceToFace: !settings.value.faceToFace })}
              >
                <Icon name="faces" />
                {words().face.name}
                {settings.value.faceToFace && <Icon name="check" />}
              </button>
            )}
            {item('settings', words().menu.settings, opens('settings'))}
          </>
        )}
        {item('help', words().menu.keys, opens('keys'))}
        <p class="menu-note">{words().app.about}</p>
      </div>
    </>
  );
};
