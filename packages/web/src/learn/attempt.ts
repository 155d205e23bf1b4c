import {
  newGame,
  parsePosition,
  parseRing,
  playTurn,
  positionOf,
  startDraft,
  unwrap,
} from '@zertz/rules';
import type { Turn } from '@zertz/rules';
import { lastTurn, sessionOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { confirm, takeColour, tapRing } from '../play/taps.ts';
import type { Habits, Tapped } from '../play/taps.ts';
import { LESSON_PARTS } from './lesson.ts';
import type { Happening, LessonInput, LessonName, LessonStep } from './lesson.ts';
import { LESSONS } from './lessons.ts';

/** A finished turn is played at once: in a lesson every mistake can be taken back. */
export const HABITS: Habits = { confirm: false, alwaysClaim: true };

/** How the last thing done was answered. */
export type Answer =
  | { readonly kind: 'right'; readonly step: number }
  | { readonly kind: 'wrong'; readonly why: string };

/** A lesson being done. A plain value. */
export interface Attempt {
  readonly lesson: LessonName;
  readonly step: number;
  /** Where the step began: trying again returns to it. */
  readonly begun: Session;
  readonly session: Session;
  readonly answer: Answer | undefined;
  /** What the opponent is about to play. */
  readonly pending: Turn | undefined;
  readonly done: boolean;
}

export const stepsOf = (lesson: LessonName): readonly LessonStep[] => {
  const steps: { readonly [name: string]: LessonStep } = LESSONS[lesson];
  return LESSON_PARTS[lesson].steps.flatMap((name) => steps[name] ?? []);
};

export const stepOf = ({ lesson, step }: Attempt): LessonStep | undefined => stepsOf(lesson)[step];

export const beginLesson = (lesson: LessonName): Attempt => {
  const [first] = stepsOf(lesson);
  const begun = first === undefined ? sessionAt(START) : beginStep(first, undefined);
  const fresh = { lesson, step: 0, begun, session: begun };
  return { ...fresh, answer: undefined, pending: undefined, done: false };
};

const START = 'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official';

const sessionAt = (text: string): Session =>
  sessionOf(newGame(unwrap(parsePosition(text))), 'grey');

/** Where a step begins; `before` is where the step before has ended. */
const beginStep = (step: LessonStep, before: Session | undefined): Session => {
  const from = step.position === undefined ? before : sessionAt(step.position);
  if (from === undefined) throw new Error('the first step of a lesson needs a position');
  const clean: Session = { ...from, refusal: undefined };
  if (step.asksColour) return { ...clean, draft: startDraft(positionOf(clean.game)) };
  return (step.setUp ?? []).reduce((now, input) => makeInput(input)(now).session, clean);
};

/** An input of the data as the board and the keys make it. */
export const makeInput =
  (input: LessonInput) =>
  (session: Session): Tapped => {
    if ('take' in input) return takeColour(session, input.take);
    if ('press' in input) return confirm(session);
    const ring = parseRing(session.draft.position.board, input.tap);
    if (ring === undefined) throw new Error(`no ring ${input.tap}`);
    return tapRing(session, ring, HABITS);
  };

/** Takes what an input makes of the turn. After a mistake any input only puts it back. */
export const attend = (now: Attempt, make: (session: Session) => Tapped): Attempt => {
  const step = stepOf(now);
  if (now.done || now.pending !== undefined || step === undefined) return now;
  if (now.answer?.kind === 'wrong') return tryAgain(now);
  const { session, turn } = make(now.session);
  const next: Attempt = { ...now, session, answer: undefined };
  if (turn !== undefined) return afterTurn(next, step, turn);
  const { refusal } = session;
  return judged(
    next,
    step,
    refusal === undefined ? { kind: 'step', session } : { kind: 'refused', ...refusal },
  );
};

const afterTurn = (now: Attempt, step: LessonStep, turn: Turn): Attempt => {
  const next = playTurn(now.session.game, turn);
  if (!next.ok) {
    return { ...now, session: { ...now.session, refusal: { refusal: next.error, at: undefined } } };
  }
  const session = sessionOf(next.value, now.session.colour);
  const played = lastTurn(session);
  if (played === undefined) return now;
  const pending = step.reply?.(played);
  return judged({ ...now, session, pending }, step, { kind: 'turn', played });
};

const judged = (now: Attempt, step: LessonStep, happening: Happening): Attempt => {
  const verdict = step.judge(happening, positionOf(now.begun.game));
  if (verdict === undefined) return now;
  if (verdict !== 'right') return { ...now, answer: { kind: 'wrong', why: verdict } };
  return goOn({ ...now, answer: { kind: 'right', step: now.step } });
};

/** The next step of the lesson, once the opponent has answered. */
const goOn = (now: Attempt): Attempt => {
  if (now.pending !== undefined) return now;
  const next = stepsOf(now.lesson)[now.step + 1];
  if (next === undefined || now.session.game.outcome !== undefined) return { ...now, done: true };
  const begun = beginStep(next, now.session);
  // A refusal that was wanted stays on the board until something else is done.
  const session = next.position === undefined ? now.session : begun;
  return { ...now, step: now.step + 1, begun, session };
};

/** The opponent makes the turn that was pending. */
export const respond = (now: Attempt): Attempt => {
  if (now.pending === undefined) return now;
  const next = playTurn(now.session.game, now.pending);
  if (!next.ok) throw new Error(`the opponent of lesson ${now.lesson} plays ${next.error.code}`);
  const session = sessionOf(next.value, now.session.colour);
  const after: Attempt = { ...now, session, pending: undefined };
  return after.answer?.kind === 'right' ? goOn(after) : after;
};

/** Back to where the step began. */
export const tryAgain = (now: Attempt): Attempt =>
  now.done || now.pending !== undefined ? now : { ...now, session: now.begun, answer: undefined };
