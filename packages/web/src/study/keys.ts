import { keysOf } from '../exercise/keys.ts';
import { drawAtFocus } from '../play/drawings.ts';
import { pressed } from '../play/keyNames.ts';
import { settings } from '../storage/settings.ts';
import { exercise } from './boardNow.ts';
import { engineOn, lines, switchEngine, toggleNeed } from './desk.ts';
import { playLine } from './playLine.ts';
import { playForced } from './ForcedCard.tsx';
import { toNextMistake } from './review.ts';
import { toggleExplorer } from './shown.ts';
import { goTo, place, referee } from './store.ts';
import { nextMoment, trying } from './trying.ts';
import { endOf, nextOf, parentOf, ROOT } from './tree.ts';

/** Keys that work wherever the focus is on the page, but never while typing or in a dialog. */
export const listenForKeys = (): (() => void) => {
  const ofTurn = keysOf(exercise);
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    const act = actionOf(event);
    if (act !== undefined) {
      event.preventDefault();
      act();
    } else if (event.key !== 'Enter' || !isControl(event.target)) {
      ofTurn(event);
    }
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
};

const isTyping = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select') !==
      null);

/** On something that Enter presses, and that is no ring. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a, button, input') !== null &&
  target.closest('.grid') === null;

const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('h1, main'));

const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
  // Where the moves are to be found, nothing may tell them.
  if (event.ctrlKey || event.metaKey || referee.value !== undefined) return undefined;
  if (event.key === 'Enter' && event.shiftKey) return playBest;
  const { at, tree } = place.value;
  const back = (): void => goTo(parentOf(tree, at));
  const on = (): void => goTo(nextOf(tree, at));
  if (isNowhere(event.target) && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
    const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    return event.key === onward ? on : back;
  }
  if (!settings.value.shortcuts) return undefined;
  const { action, further } = pressed(event);
  switch (action) {
    case 'draw':
      return () => drawAtFocus(further);
    case 'previousMove':
      return further ? () => goTo(ROOT) : back;
    case 'nextMove':
      return further ? () => goTo(endOf(tree, at)) : on;
    case undefined:
      return letter(event);
    default:
      return undefined;
  }
};

/** The letters of this page, where they have not been chosen for something else. */
const letter = (event: KeyboardEvent): (() => void) | undefined => {
  switch (event.code) {
    case 'KeyL':
      return () => switchEngine(!engineOn.value);
    case 'KeyX':
      return () => toggleNeed('threats');
    case 'KeyV':
      return () => toggleNeed('offers');
    case 'KeyB':
      return trying.value === undefined ? toNextMistake : nextMoment;
    case 'KeyG':
      return toggleExplorer;
    case 'KeyP':
      return playForced;
    default:
      return undefined;
  }
};

const playBest = (): void => {
  const best = lines.value?.report.lines[0]?.turns[0];
  if (best !== undefined) playLine([best]);
};
