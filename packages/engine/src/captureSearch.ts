import { apply, canCapture } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { appraise, appraiseLeaf } from './appraisal.ts';
import { candidates } from './candidates.ts';

/** How many positions may still be looked at; counted down, shared by one whole choice. */
export interface Budget {
  left: number;
  /** Asked now and then: whether there is no time left either. */
  readonly isOver?: () => boolean;
}

/** Positions looked at before it is asked again. */
export const BETWEEN_QUESTIONS = 32;

/**
 * The worth of a position to the player to move once every forced capture has been made, both
 * sides choosing well. Exact between `alpha` and `beta`, a bound outside, and a mere appraisal
 * when the budget has run out.
 */
export const settle = (
  position: Position,
  alpha: number,
  beta: number,
  ply: number,
  budget: Budget,
): number => {
  budget.left -= 1;
  if (budget.left % BETWEEN_QUESTIONS === 0 && budget.isOver?.() === true) budget.left = 0;
  if (budget.left <= 0 || !canCapture(position)) return appraiseLeaf(position, ply);
  const next = candidates(position).map((turn) => apply(position, turn).after);
  if (next.length === 0) return appraiseLeaf(position, ply);
  const ordered = next
    .map((after) => ({ after, worth: appraise(after, position.turn) }))
    .sort((a, b) => b.worth - a.worth);
  let best = -Infinity;
  for (const { after } of ordered) {
    const worth = -settle(after, -beta, -Math.max(alpha, best), ply + 1, budget);
    if (worth > best) best = worth;
    if (best >= beta) break;
  }
  return best;
};
