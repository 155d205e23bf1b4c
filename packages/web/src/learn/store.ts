import { batch, signal } from '@preact/signals';
import type { Ring } from '@zertz/rules';
import { finishMotions } from '../board/motion.ts';
import type { Motion, Motions } from '../board/motion.ts';
import { words } from '../i18n/words.ts';
import { motionsOfStep, motionsOfTurn } from '../play/motions.ts';
import { saidOfStep } from '../play/say.ts';
import type { Seats } from '../play/seat.ts';
import type { Session } from '../play/session.ts';
import { politely } from '../play/store.ts';
import type { Tapped } from '../play/taps.ts';
import { cuesBetween } from '../sound/cues.ts';
import { feel, hear } from '../sound/play.ts';
import { finishLesson } from '../storage/lessons.ts';
import { isStill } from '../storage/settings.ts';
import { attend, beginLesson, lastTurn, makeInput, respond, stepOf, tryAgain } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import type { LessonInput, LessonName } from './lesson.ts';

/** How long a turn stands before it is answered, so that both are seen. */
const PAUSE = 700;

export const attempt = signal<Attempt>(beginLesson('place'));
/** The ring under the pointer or the focus. */
export const pointed = signal<Ring | undefined>(undefined);
export const motions = signal<Motions | undefined>(undefined);
export const hinted = signal(false);

/** Whoever plays in a lesson: the learner, and someone who only answers. */
export const lessonSeats = (): Seats => ({
  first: { kind: 'here', name: words().seats.you, ask: undefined },
  second: { kind: 'computer', name: words().seats.second, ask: undefined },
});

let serial = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const move = (list: readonly Motion[]): void => {
  if (list.length > 0) motions.value = { serial: ++serial, list };
};

/** Does something later, or at once where nothing moves and so nothing has to be waited for. */
const later = (act: () => void): void => {
  clearTimeout(timer);
  if (isStill()) act();
  else timer = setTimeout(act, PAUSE);
};

export const openLesson = (lesson: LessonName): void => {
  clearTimeout(timer);
  finishMotions();
  batch(() => {
    attempt.value = beginLesson(lesson);
    pointed.value = undefined;
    motions.value = undefined;
    hinted.value = false;
  });
};

const enter = (next: Attempt): void => {
  const before = attempt.value;
  if (next === before) return;
  batch(() => {
    attempt.value = next;
    if (next.step !== before.step) hinted.value = false;
    const played = lastTurn(next.session);
    if (played !== undefined && played !== lastTurn(before.session)) {
      pointed.value = undefined;
      move(motionsOfTurn(played, next.pending === before.pending ? before.session : undefined));
    } else {
      move(motionsOfStep(before.session, next.session));
    }
    if (next.done) finishLesson(next.lesson);
  });
  const cues = cuesBetween(before.session, next.session);
  hear(cues);
  // The reply to the learner is only heard.
  if (before.pending === undefined) feel(cues);
  if (next.pending !== undefined) later(() => enter(respond(attempt.value)));
};

const say = (before: Session, after: Session): void => {
  if (lastTurn(before) !== lastTurn(after)) return;
  const { calm } = saidOfStep(before, after, lessonSeats());
  if (calm !== undefined) politely.value = calm;
};

/** Every input of the learner goes through here. */
export const input = (make: (session: Session) => Tapped): void => {
  finishMotions();
  if (attempt.value.pending === undefined) clearTimeout(timer);
  const before = attempt.value.session;
  enter(attend(attempt.value, make));
  say(before, attempt.value.session);
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
export const leaveLesson = (): void => clearTimeout(timer);
