import { batch, computed, effect, signal } from '@preact/signals';
import { formatPlace } from '@zertz/engine';
import type { TriedTurn } from '@zertz/engine';
import { parseTurn, positionOf } from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import { finishMotions } from '../board/motion.ts';
import type { Session } from '../play/session.ts';
import type { Tapped } from '../play/taps.ts';
import { tellChange } from '../play/tell.ts';
import { hintRings } from '../puzzles/hints.ts';
import { Assistant } from './assistant.ts';
import { keepQuiet } from './desk.ts';
import {
  attendMoment,
  backToMoment,
  beginMoment,
  hintMoment,
  isFound,
  judgedMoment,
} from './moment.ts';
import type { Trying } from './moment.ts';
import { goToPly, LIMITS, moments, review } from './review.ts';
import { follower, place, seats, session } from './store.ts';

/** The moment that is tried again, while it is. */
export const trying = signal<Trying | undefined>(undefined);

/** The moments of this game for which something as good as the best was found. */
const solved = signal<ReadonlySet<number>>(new Set());
export const foundMoments = computed(
  () => moments.value.filter((ply) => solved.value.has(ply)).length,
);

/** Where in the deck of moments one is, from 0. */
export const deckIndex = computed(() => moments.value.indexOf(trying.value?.moment.ply ?? 0));

/** The rings that the hint points at. */
export const hintedNow = computed((): readonly Ring[] => {
  const now = trying.value;
  return now?.phase.kind === 'turn'
    ? hintRings(positionOf(now.begun.game), now.best, now.rungs)
    : [];
});

const judge = new Assistant();

/** Puts the position before a turn on the board, so that another one can be found. */
export const tryMoment = (ply: number): void => {
  const moment = review.value?.told.turns[ply - 1];
  // They would tell the answer.
  keepQuiet();
  goToPly(ply - 1);
  const begun = session.value;
  const best = parseTurn(positionOf(begun.game), moment?.judgement?.best[0] ?? '');
  if (moment === undefined || !best.ok) return;
  trying.value = beginMoment(moment, best.value, begun);
};

export const nextMoment = (): void => {
  const next = moments.value[deckIndex.value + 1];
  if (next !== undefined) tryMoment(next);
};

export const stopTrying = (): void => {
  judge.stop();
  follower.stop();
  trying.value = undefined;
};

const enter = (next: Trying): void => {
  const before = trying.value;
  if (before === undefined || next === before) return;
  batch(() => {
    trying.value = next;
    if (isFound(next)) solved.value = new Set([...solved.value, next.moment.ply]);
    follower.follow(before.session, next.session, before.phase.kind === 'turn');
    tellChange(before.session, next.session, seats());
  });
  if (next.phase.kind === 'asking' && before.phase.kind !== 'asking') ask(next);
};

const ask = ({ moment: { judgement }, session: { game } }: Trying): void => {
  const settle = (found: TriedTurn | undefined): void => {
    if (trying.value !== undefined) enter(judgedMoment(trying.value, found));
  };
  if (judgement === null) {
    settle(undefined);
    return;
  }
  const { best, bestScore } = judgement;
  judge.ask(
    { kind: 'try', place: formatPlace(game), best: { best, bestScore }, limits: LIMITS },
    {
      told: (told) => settle(told.kind === 'tried' ? told.tried : undefined),
      failed: () => settle(undefined),
    },
  );
};

export const tryInput = (make: (session: Session) => Tapped): void => {
  finishMotions();
  if (trying.value !== undefined) enter(attendMoment(trying.value, make));
};

export const tryAgain = (): void => {
  finishMotions();
  if (trying.value !== undefined) enter(backToMoment(trying.value));
};

export const climbHint = (): void => {
  finishMotions();
  if (trying.value !== undefined) enter(hintMoment(trying.value));
};

/** Nothing of it goes on with another position, or when its page has been left. */
export const runTrying = (): (() => void) => {
  const end = effect(() => {
    void place.value;
    stopTrying();
  });
  return () => {
    end();
    stopTrying();
  };
};
