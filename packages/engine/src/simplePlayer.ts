import {
  apply,
  canCapture,
  covers,
  legalTurns,
  marblesOn,
  MARBLES,
  oneMarble,
  outcome,
  sum,
  total,
} from '@zertz/rules';
import type { Position, Turn } from '@zertz/rules';
import { WIN, worthOfEnd } from './appraisal.ts';
import { candidates } from './candidates.ts';
import { BETWEEN_QUESTIONS, settle } from './captureSearch.ts';
import type { Budget } from './captureSearch.ts';
import { randomFrom, shuffled } from './random.ts';

/** Positions looked at for one turn; it is rarely used up and bounds the time where it is. */
const BUDGET = 40_000;

/**
 * The simple computer player's turn, or `undefined` once the game is over. It looks one turn
 * ahead, follows forced captures to their end and draws among equal turns by the seed: the same
 * position and seed always give the same turn, unless `isOver` breaks it off.
 */
export const chooseTurn = (
  position: Position,
  options: { readonly seed: number; readonly isOver?: () => boolean },
): Turn | undefined => {
  const turns = shuffled(candidates(position), randomFrom(options.seed));
  const { isOver = () => false } = options;
  const budget: Budget = { left: BUDGET, isOver };
  let chosen: Turn | undefined;
  let best = -Infinity;
  for (const turn of turns) {
    const worth = turns.length === 1 ? 0 : worthOf(position, turn, best, budget);
    if (worth > best) {
      best = worth;
      chosen = turn;
    }
    if (isOver()) break;
  }
  return chosen;
};

/** The worth of a turn to its player; no more than a bound if it is not above `best`. */
const worthOf = (position: Position, turn: Turn, best: number, budget: Budget): number => {
  const { after } = apply(position, turn);
  const end = outcome(after);
  if (end !== undefined) return worthOfEnd(end, position.turn, 1);
  const worth = -settle(after, -Infinity, -best, 1, budget);
  const loses = worth > best && worth > 2 - WIN && canWinQuietly(after, budget);
  return loses ? 2 - WIN : worth;
};

/** Whether the player to move wins at once without capturing: by claims or the last vacant ring. */
const canWinQuietly = (position: Position, { isOver }: Budget): boolean => {
  if (!mayEndSoon(position) || canCapture(position)) return false;
  let looked = 0;
  for (const turn of legalTurns(position)) {
    looked += 1;
    if (looked % BETWEEN_QUESTIONS === 0 && isOver?.() === true) return false;
    if (outcome(apply(position, turn).after)?.winner === position.turn) return true;
  }
  return false;
};

/** A cheap test that most positions fail: one turn could win in theory. */
const mayEndSoon = (position: Position): boolean => {
  const { captives, occupied, pool, rings, turn, variant } = position;
  if (rings.diff(occupied).size <= 4 || total(pool) <= 1) return true;
  const most = sum(captives[turn], marblesOn(position, occupied));
  return MARBLES.some((marble) =>
    variant.goals.some((goal) => covers(sum(most, oneMarble(marble)), goal)),
  );
};
