import { opponentOf, outcome, points } from '@zertz/rules';
import type { MarbleCount, Outcome, Player, Position, Variant } from '@zertz/rules';

/** What a win is worth; every other appraisal is far smaller. */
export const WIN = 1_000_000;

/** What an end means to a player; a later win is worth a little less. */
export const worthOfEnd = (end: Outcome, player: Player, ply: number): number => {
  if (end.by === 'collaboration') return ply - WIN;
  if (end.winner === undefined) return 0;
  return end.winner === player ? WIN - ply : ply - WIN;
};

/** How much better a player stands than his opponent: a whole number, judged by captives alone. */
export const appraise = ({ captives, variant }: Position, player: Player): number =>
  worthOfCaptives(variant, captives[player]) -
  worthOfCaptives(variant, captives[opponentOf(player)]);

/** An ended game by its outcome, any other by its captives; seen by the player to move. */
export const appraiseLeaf = (position: Position, ply: number): number => {
  const end = outcome(position);
  return end === undefined
    ? appraise(position, position.turn)
    : worthOfEnd(end, position.turn, ply);
};

/** Grows with the square of the part of each goal that is held, so that a goal is pursued. */
const worthOfCaptives = (variant: Variant, captives: MarbleCount): number => {
  let worth = variant.noGoalEnd === 'points' ? 10 * points(captives) : 0;
  for (const goal of variant.goals) {
    const held =
      Math.min(captives.white, goal.white) +
      Math.min(captives.grey, goal.grey) +
      Math.min(captives.black, goal.black);
    const part = held / (goal.white + goal.grey + goal.black);
    worth += Math.round(1000 * part * part);
  }
  return worth;
};
