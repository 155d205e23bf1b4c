import { batch, computed, signal } from '@preact/signals';
import { parseRing } from '@zertz/rules';
import { finishMotions } from '../board/motion.ts';
import type { BoardMode, Exercise } from '../exercise/exercise.ts';
import { createFollower } from '../exercise/follow.ts';
import { words } from '../i18n/words.ts';
import type { Seats } from '../play/seat.ts';
import { lastTurn } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import type { Tapped } from '../play/taps.ts';
import { tellOnlySteps } from '../play/tell.ts';
import { finishLessons } from '../storage/lessons.ts';
import { attend, beginLesson, HABITS, makeInput, respond, stepOf, tryAgain } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import type { LessonInput, LessonName } from './lesson.ts';

export const attempt = signal<Attempt>(beginLesson('place'));
export const hinted = signal(false);

const { follow, later, motions, pointed, reset, stop } = createFollower();

/** Whoever plays in a lesson: the learner, and someone who only answers. */
export const lessonSeats = (): Seats => ({
  first: { kind: 'here', name: words().seats.you, ask: undefined },
  second: { kind: 'computer', name: words().seats.second, ask: undefined },
});

export const openLesson = (lesson: LessonName): void => {
  finishMotions();
  batch(() => {
    reset();
    attempt.value = beginLesson(lesson);
    hinted.value = false;
  });
};

const enter = (next: Attempt): void => {
  const before = attempt.value;
  if (next === before) return;
  batch(() => {
    attempt.value = next;
    if (next.step !== before.step) hinted.value = false;
    follow(before.session, next.session, before.pending === undefined);
    if (next.done) finishLessons([next.lesson]);
  });
  if (next.pending !== undefined) later(() => enter(respond(attempt.value)));
};

/** Every input of the learner goes through here. */
export const input = (make: (session: Session) => Tapped): void => {
  finishMotions();
  if (attempt.value.pending === undefined) stop();
  const before = attempt.value.session;
  enter(attend(attempt.value, make));
  tellOnlySteps(before, attempt.value.session, lessonSeats());
};

export const again = (): void => {
  finishMotions();
  enter(tryAgain(attempt.value));
};

/** Plays the solution of the step, one input after the other. */
export const show = (): void => {
  const solution = stepOf(attempt.value)?.solution ?? [];
  again();
  enter({ ...attempt.value, session: attempt.value.begun, answer: undefined });
  const rest = [...solution];
  const next = (): void => {
    const made: LessonInput | undefined = rest.shift();
    if (made === undefined) return;
    enter(attend(attempt.value, makeInput(made)));
    if (rest.length > 0) later(next);
  };
  next();
};

/** Nothing goes on when the lesson has left the page. */
export const leaveLesson = stop;

const mode = computed((): BoardMode => {
  const { answer, begun, done, pending, session } = attempt.value;
  if (stepOf(attempt.value)?.asksColour === true) return 'deaf';
  const turned = lastTurn(session) !== lastTurn(begun);
  const over = turned && (done || answer?.kind === 'wrong');
  return pending === undefined && !over ? 'turns' : 'still';
});

const hintedRings = computed(() => {
  if (!hinted.value) return [];
  const { board } = attempt.value.session.draft.position;
  return (stepOf(attempt.value)?.hint ?? []).flatMap((label) => parseRing(board, label) ?? []);
});

/** A lesson as the board and the keys see it. */
export const lessonExercise: Exercise = {
  session: computed(() => attempt.value.session),
  mode,
  hinted: hintedRings,
  pointed,
  motions,
  habits: () => HABITS,
  input,
};
