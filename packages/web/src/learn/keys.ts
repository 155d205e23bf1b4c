import { MARBLES } from '@zertz/rules';
import { choices } from '../play/openChoices.ts';
import { pathsOf, pickedPath, stageOf } from '../play/session.ts';
import { clear, confirm, pickPath, stepBack, takeColour } from '../play/taps.ts';
import { settings } from '../storage/settings.ts';
import { attempt, input } from './store.ts';

/** The keys of a game, as far as a lesson needs them. They work wherever the focus is on its page. */
export const onLessonKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.altKey) return;
  const act = actionOf(event);
  if (act === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
  const { session } = attempt.value;
  const command = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter' && (command || playsAlone(event))) {
    return () => input((now) => confirm(now));
  }
  if (command) return undefined;
  if (event.key === 'Backspace') return () => input(stepBack);
  if (event.key === 'Escape') return () => input(clear);
  if (!settings.value.shortcuts) return undefined;
  const digit = /^(?:Digit|Numpad)([123])$/.exec(event.code)?.[1];
  const marble = digit === undefined ? undefined : MARBLES[Number(digit) - 1];
  if (marble !== undefined) return () => input((now) => takeColour(now, marble));
  const by = event.code === 'BracketLeft' ? -1 : event.code === 'BracketRight' ? 1 : 0;
  if (by === 0 || stageOf(session) !== 'capture') return undefined;
  const all = pathsOf(session);
  const at = all.findIndex((path) => path.key === pickedPath(session)?.key);
  const next = all[(at + by + all.length) % all.length];
  if (next === undefined) return undefined;
  return () => input((now) => ({ session: pickPath(now, next.key), turn: undefined }));
};

/** Enter plays a capture that is the only one, without having to find it first. */
const playsAlone = ({ target }: KeyboardEvent): boolean => {
  const { session } = attempt.value;
  const here = target instanceof Element && target.closest('a, .lesson-card button') === null;
  return (
    here &&
    stageOf(session) === 'capture' &&
    pathsOf(session).length === 1 &&
    choices(session.draft).marbles.length === 0
  );
};
