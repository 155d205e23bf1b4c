/** What JavaScript calls of the solver. */
import { isolable } from './isoCost';
import { isEmpty } from './ringSet';
import { marbles } from './setUp';
import { nodes } from './solver';
import { forget } from './solverTable';
import { addEnding, setTarget } from './solverTarget';
import { now } from './state';

export { beginSolving, leaveOff, solveOn, winningMove } from './solver';
export { judge } from './solverTarget';

/** Sets the solver on the position as it stands; see `solverTarget`. */
export function target(whites: i32, white: i32, grey: i32, black: i32, prune: bool): void {
  forget();
  setTarget(whites, marbles(white, grey, black), prune);
}

/** Another set of rings that may be left once the marbles wanted are gained: the two halves. */
export function endIn(lower: u64, upper: u64): void {
  addEnding(i64x2(lower, upper));
}

/** Moves made by the solver so far. */
export function solverNodes(): u64 {
  return nodes;
}

/** Whether so many removals may cut two rings off, if no marble is in the way. */
export function canCutPairOff(removals: i32): bool {
  return !isEmpty(isolable(now.rings, removals));
}
