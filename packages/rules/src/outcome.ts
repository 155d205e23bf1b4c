import { canCapture } from './capture.ts';
import { total } from './marbleCount.ts';
import { freeRings, isRingsOnly, placeableMarbles } from './placement.ts';
import { vacantRings } from './position.ts';
import type { Position } from './position.ts';
import { opponentOf, PLAYERS } from './types.ts';
import type { ByPlayer, Player } from './types.ts';
import { goalsMet, points } from './variant.ts';
import type { Variant } from './variant.ts';

/** Why a game can be over. */
export const END_REASONS = [
  /** A player holds a goal (R9.1). */
  'goal',
  /** The last vacant ring is gone (R8.4). */
  'full-board',
  /** Nobody can go on and nobody reached a goal (R8.3). */
  'no-goal',
  /** The player to move has no marble, and that loses here (R11.12). */
  'no-marbles',
  /** The same situation came up for the third time (R11.15). */
  'repetition',
  /** All marbles were placed before anybody captured: both lose (R11.16). */
  'collaboration',
  'resignation',
  'agreement',
  'time',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** How a game ended. */
export interface Outcome {
  /** `undefined`: a tie, or both lost (`collaboration`). */
  readonly winner: Player | undefined;
  readonly by: EndReason;
  /** The score, where points decided (R11.14). */
  readonly points: ByPlayer<number> | undefined;
}

/** The end that a position itself shows; repetition, resignation and time belong to the game. */
export const outcome = (position: Position): Outcome | undefined => {
  if (position.collaborated) return ended(undefined, 'collaboration');
  const { captives, variant } = position;
  const mover = opponentOf(position.turn);
  const winner = [mover, position.turn].find(
    (player) => goalsMet(variant, captives[player]).length > 0,
  );
  if (winner !== undefined) return ended(winner, 'goal');
  const noneVacant = vacantRings(position).isEmpty;
  if (noneVacant && variant.fullBoard === 'fillerWins') return ended(mover, 'full-board');
  if (noneVacant || ringsRanOut(position) || position.passes >= 2) {
    return withoutGoal(variant, captives, 'no-goal');
  }
  if (variant.noMarbles === 'loss' && hasNothingToPlay(position)) return ended(mover, 'no-marbles');
  return undefined;
};

/** R11.14: an end in which nobody reached a goal: a tie, or by points. */
export const withoutGoal = (
  variant: Variant,
  captives: Position['captives'],
  by: 'no-goal' | 'repetition',
): Outcome => {
  if (variant.noGoalEnd === 'tie') return ended(undefined, by);
  const score = { first: points(captives.first), second: points(captives.second) };
  const winner = PLAYERS.find((player) => score[player] > score[opponentOf(player)]);
  return { winner, by, points: score };
};

export const ended = (winner: Player | undefined, by: EndReason): Outcome => ({
  winner,
  by,
  points: undefined,
});

/** R8.3: no jump, and no marble to place anywhere; in a rings-only phase marbles do not matter. */
export const hasNothingToPlay = (position: Position): boolean =>
  total(position.pool) === 0 &&
  !isRingsOnly(position) &&
  placeableMarbles(position).length === 0 &&
  !canCapture(position);

const ringsRanOut = (position: Position): boolean =>
  isRingsOnly(position) && !canCapture(position) && freeRings(position).isEmpty;
