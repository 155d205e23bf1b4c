import { MARBLES } from '@zertz/rules';
import { pressedAction } from '../play/keyNames.ts';
import { choices } from '../play/openChoices.ts';
import { pathsOf, pickedPath, stageOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { clear, confirm, pickPath, stepBack, takeColour } from '../play/taps.ts';
import type { Exercise } from './exercise.ts';

/** The keys of a game, as far as an exercise needs them. They work wherever the focus is on its page. */
export const keysOf =
  (exercise: Exercise) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey) return;
    const act = actionOf(event, exercise);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

const actionOf = (
  event: KeyboardEvent,
  { input, session: { value: session } }: Exercise,
): (() => void) | undefined => {
  const command = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter' && (command || playsAlone(event, session))) {
    return () => input((now) => confirm(now));
  }
  if (command) return undefined;
  if (event.key === 'Backspace') return () => input(stepBack);
  if (event.key === 'Escape') return () => input(clear);
  const action = pressedAction(event);
  const marble = MARBLES.find((colour) => colour === action);
  if (marble !== undefined) return () => input((now) => takeColour(now, marble));
  const by = action === 'previousPath' ? -1 : action === 'nextPath' ? 1 : 0;
  if (by === 0 || stageOf(session) !== 'capture') return undefined;
  const all = pathsOf(session);
  const at = all.findIndex((path) => path.key === pickedPath(session)?.key);
  const next = all[(at + by + all.length) % all.length];
  if (next === undefined) return undefined;
  return () => input((now) => ({ session: pickPath(now, next.key), turn: undefined }));
};

/** Enter plays a capture that is the only one, without having to find it first. */
const playsAlone = ({ target }: KeyboardEvent, session: Session): boolean => {
  const here = target instanceof Element && target.closest('a, .exercise-card button') === null;
  return (
    here &&
    stageOf(session) === 'capture' &&
    pathsOf(session).length === 1 &&
    choices(session.draft).marbles.length === 0
  );
};
