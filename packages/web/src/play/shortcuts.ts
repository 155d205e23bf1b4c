import type { Marble } from '@zertz/rules';
import { atTheTable, page } from '../pages/router.ts';
import type { KeyAction } from '../storage/keyChoices.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { finishMotions } from '../board/motion.ts';
import { fit, turnBoard, zoomIn, zoomOut } from './camera.ts';
import { dialog } from './dialogs.ts';
import { drawAtFocus, giveUpArrow } from './drawings.ts';
import { askHint } from './hints.ts';
import { isSteering, learnLayout, pressed, pressedAction } from './keyNames.ts';
import { game, input, lookAt, mayEnd, session, takeBackTurn, viewing } from './store.ts';
import { clear, confirm, pickPath, stepBack, takeColour } from './taps.ts';
import { toggleZen } from './zen.ts';
import { open, paths, picked, playing, stage } from './turnPanel.ts';

const MOVE_BOX = 'move-box';

export const focusMoveBox = (): void => document.getElementById(MOVE_BOX)?.focus();

export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.grid [tabindex="0"]')?.focus();

/** Keys that work wherever the focus is, but never while typing. */
export const listenForKeys = (): void => {
  learnLayout();
  window.addEventListener('pointerdown', finishMotions, { capture: true });
  window.addEventListener('keydown', finishMotions, { capture: true });
  window.addEventListener('keydown', onEnter, { capture: true });
  window.addEventListener('keydown', onKey);
};

/** Enter plays a capture that is the only one, without having to find it first. */
const onEnter = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isBusy()) return;
  const at = event.target;
  const onBoard = at instanceof Element && at.closest('.grid') !== null;
  if (!onBoard && !isNowhere(at)) return;
  const only = playing.value && stage.value === 'capture' && paths.value.length === 1;
  if (!only || open.value.marbles.length > 0) return;
  event.preventDefault();
  event.stopPropagation();
  input((now) => confirm(now));
};

/** Ctrl or ⌘ with K, wherever one is, even while typing. */
const isJump = ({ altKey, code, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK');

const onKey = (event: KeyboardEvent): void => {
  if (isJump(event) && dialog.value === undefined) {
    event.preventDefault();
    dialog.value = 'jump';
    return;
  }
  if (asksForHelp(event)) {
    event.preventDefault();
    dialog.value = 'keys';
    return;
  }
  if (event.defaultPrevented || isBusy() || isTyping(event.target)) return;
  if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
    event.preventDefault();
    input((now) => confirm(now));
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = actionOf(event);
  if (act === undefined) return;
  event.preventDefault();
  act();
};

/** On every page that has a bar; at the table it is a key like others. */
const asksForHelp = (event: KeyboardEvent): boolean =>
  !atTheTable.value &&
  page.value?.route !== 'embed' &&
  dialog.value === undefined &&
  document.querySelector('dialog[open], :popover-open') === null &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target) &&
  pressedAction(event) === 'help';

/** The keys belong to something else than the game. */
const isBusy = (): boolean => dialog.value !== undefined || !atTheTable.value;

/** On nothing that uses keys itself: the page, or its heading after it was come to. */
const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('h1, main'));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea, select') !== null;

const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
  switch (event.key) {
    case 'Backspace':
      return () => input(stepBack);
    case 'Escape':
      return document.querySelector(':popover-open') === null ? giveUp : undefined;
  }
  const { action, further } = pressed(event);
  if (action === undefined) return undefined;
  if (isSteering(action)) return isNowhere(event.target) ? focusBoard : undefined;
  return ACTS[action] && (() => ACTS[action]?.(further));
};

/** An arrow under way first, then the turn. */
const giveUp = (): void => {
  if (!giveUpArrow()) input(clear);
};

const take = (marble: Marble) => () => input((now) => takeColour(now, marble));

const turnMoves = (by: number): void => lookAt((viewing.value ?? game.value.history.length) + by);

/** What keys do that work wherever the focus is; with Shift some do the opposite, or go further. */
const ACTS: { readonly [A in KeyAction]?: (further: boolean) => void } = {
  white: take('white'),
  grey: take('grey'),
  black: take('black'),
  previousPath: () => turnPath(-1),
  nextPath: () => turnPath(1),
  takeBack: takeBackTurn,
  resign: () => {
    if (mayEnd.value) dialog.value = 'resign';
  },
  hint: askHint,
  fit,
  zoomIn,
  zoomOut,
  turn: (further) => turnBoard(further ? -1 : 1),
  draw: drawAtFocus,
  labels: () => nextLabels(),
  zen: () => {
    if (page.value?.route === 'play') toggleZen();
  },
  sound: () => changeSettings({ sound: !settings.value.sound }),
  typeMove: focusMoveBox,
  previousMove: (further) => (further ? lookAt(0) : turnMoves(-1)),
  nextMove: (further) => (further ? lookAt(game.value.history.length) : turnMoves(1)),
  help: () => {
    dialog.value = 'keys';
  },
};

const turnPath = (by: number): void => {
  const all = paths.value;
  const at = all.findIndex((path) => path.key === picked.value?.key);
  const next = all[(at + by + all.length) % all.length];
  if (next !== undefined) {
    input(() => ({ session: pickPath(session.value, next.key), turn: undefined }));
  }
};

const nextLabels = (): void => {
  const order = { edges: 'every', every: 'off', off: 'edges' } as const;
  changeSettings({ labels: order[settings.value.labels] });
};
