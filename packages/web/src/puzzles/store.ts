import { batch, computed, signal } from '@preact/signals';
import { positionOf } from '@zertz/rules';
import type { Puzzle } from '@zertz/engine';
import { finishMotions } from '../board/motion.ts';
import type { Exercise } from '../exercise/exercise.ts';
import { createFollower } from '../exercise/follow.ts';
import { words } from '../i18n/words.ts';
import type { Seats } from '../play/seat.ts';
import type { Session } from '../play/session.ts';
import { habits } from '../play/store.ts';
import type { Tapped } from '../play/taps.ts';
import { tellOnlySteps } from '../play/tell.ts';
import { cuesBetween, endOf } from '../sound/cues.ts';
import { hear } from '../sound/play.ts';
import { keepPuzzleRecords, puzzleRecords } from '../storage/puzzles.ts';
import type { Score } from '../storage/puzzles.ts';
import { attend, beginPuzzle, judged, respond, takeHint, tryAgain } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { dailyOf, dayOf, streakOf } from './daily.ts';
import { hintRings, RUNGS } from './hints.ts';
import { endJudging, judgementOf } from './judging.ts';
import { changeFor, ratingOf, scoreWith } from './rating.ts';
import { puzzles } from './set.ts';
import { taskOf } from './task.ts';
import { puzzleWords } from './words.ts';

/** The puzzle on the board; nothing before one was opened. */
export const attempt = signal<Attempt | undefined>(undefined);
/** By how much this solving has changed the rating; `undefined`: it has not, or not yet. */
export const change = signal<number | undefined>(undefined);
/** The day by which the puzzle of the day is known. It may change while a page is open. */
export const today = signal(dayOf(Date.now()));

export const daily = computed((): Puzzle | undefined => dailyOf(puzzles.value, today.value));

const solvedDays = computed(
  () => new Set([...puzzleRecords.value.values()].flatMap(({ days }) => days ?? [])),
);
export const streak = computed(() => streakOf(solvedDays.value, today.value));
export const solvedToday = computed(() => solvedDays.value.has(today.value));
export const rating = computed(() => ratingOf(puzzleRecords.value.values()));
export const isSolved = (id: string): boolean => puzzleRecords.value.get(id)?.solved !== undefined;

export const seeToday = (): void => {
  today.value = dayOf(Date.now());
};

const { follow, later, motions, pointed, reset, stop } = createFollower();

let asking = new AbortController();

export const openPuzzle = (puzzle: Puzzle): void => {
  finishMotions();
  asking.abort();
  seeToday();
  batch(() => {
    reset();
    attempt.value = beginPuzzle(taskOf(puzzle));
    change.value = undefined;
  });
};

/** Nothing goes on when the puzzle has left the page. */
export const leavePuzzle = (): void => {
  stop();
  asking.abort();
  endJudging();
};

/** `shown`: the turn was made for the solver, all at once. */
const enter = (next: Attempt, shown = false): void => {
  const before = attempt.value;
  if (before === undefined || next === before) return;
  const own = before.phase.kind === 'turn' && !shown;
  batch(() => {
    attempt.value = next;
    follow(before.session, next.session, own);
    keep(before, next);
  });
  if (next.phase.kind === 'solved') {
    hear([{ sound: 'win', at: endOf(cuesBetween(before.session, next.session)) }]);
  }
  if (next.phase === before.phase) return;
  if (next.phase.kind === 'asking') void ask(next);
  if (next.phase.kind === 'answering' || next.phase.kind === 'refuting') goOn();
};

const goOn = (): void =>
  later(() => {
    if (attempt.value !== undefined) enter(respond(attempt.value));
  });

const ask = async (asked: Attempt): Promise<void> => {
  asking.abort();
  asking = new AbortController();
  const { signal: until } = asking;
  const judgement = await judgementOf(asked, until);
  if (!until.aborted && attempt.value?.phase === asked.phase) {
    enter(judged(attempt.value, judgement));
  }
};

/** The first try is over with the first turn that does not win, or with the last rung of the hint. */
const scoreOf = (before: Attempt, next: Attempt): Score | undefined => {
  if (next.wrong > before.wrong || next.helped === RUNGS.length) return 0;
  return next.phase.kind === 'solved' ? scoreWith(next.helped) : undefined;
};

const keep = (before: Attempt, next: Attempt): void => {
  const { id, rating: hard } = next.task.puzzle;
  const known = puzzleRecords.value.get(id);
  const score = known?.change === undefined ? scoreOf(before, next) : undefined;
  const by = score === undefined ? undefined : changeFor(rating.value, hard, score);
  const solved = next.phase.kind === 'solved' && before.phase.kind !== 'solved';
  if (by === undefined && !solved && next.wrong === before.wrong) return;
  if (by !== undefined) change.value = by;
  const onDay = solved && daily.value?.id === id;
  void keepPuzzleRecords([
    {
      id,
      wrong: (known?.wrong ?? 0) + next.wrong - before.wrong,
      ...(score === undefined || by === undefined ? {} : { score, change: by }),
      ...(solved ? { solved: Date.now() } : {}),
      ...(onDay ? { days: [today.value] } : {}),
    },
  ]);
};

/** Whoever plays in a puzzle: the solver, and an opponent who only answers. */
export const puzzleSeats = (): Seats => {
  const you = { kind: 'here', name: words().seats.you, ask: undefined } as const;
  const they = { kind: 'computer', name: puzzleWords().opponent, ask: undefined } as const;
  return attempt.value?.task.position.turn === 'second'
    ? { first: they, second: you }
    : { first: you, second: they };
};

const input = (make: (session: Session) => Tapped): void => {
  const before = attempt.value;
  if (before === undefined) return;
  finishMotions();
  enter(attend(before, make));
  tellOnlySteps(before.session, attempt.value?.session ?? before.session, puzzleSeats());
};

export const again = (): void => {
  finishMotions();
  if (attempt.value !== undefined) enter(tryAgain(attempt.value));
};

export const hint = (): void => {
  finishMotions();
  if (attempt.value !== undefined) enter(takeHint(attempt.value), true);
};

/** A puzzle as the board and the keys see it, once one is open. */
export const puzzleExercise: Exercise = {
  session: computed(() => {
    if (attempt.value === undefined) throw new Error('no puzzle is open');
    return attempt.value.session;
  }),
  mode: computed(() => (attempt.value?.phase.kind === 'turn' ? 'turns' : 'still')),
  hinted: computed(() => {
    const now = attempt.value;
    if (now === undefined || now.phase.kind !== 'turn') return [];
    return hintRings(positionOf(now.begun.game), now.proof.turn, now.rungs);
  }),
  pointed,
  motions,
  habits,
  input,
};
