import * as ends from './ends';
import * as searching from './search';
import { candidates, isQuiet } from './candidates';
import { isRingsOnly, placeable } from './generate';
import { canCapture } from './jumps';
import { lineAddress as addressOf } from './line';
import { MOVES } from './move';
import { evaluate as judge } from './evaluate';
import { forgetOrder, promiseAt } from './ordering';
import { now } from './state';
import { ageTable } from './table';

export { setParam } from './params';
export { setSeed } from './candidates';
export { deniedAddress, worthAddress } from './evaluate';
export { allocateTable, clearTable } from './table';
export { addPast } from './ends';

/** Begins a search from the position, which may or may not trust what earlier ones have found. */
export function beginSearch(mostNodes: f64, repetition: i32, trust: bool): void {
  searching.beginSearch(<u64>mostNodes);
  ends.beginPath(repetition);
  ends.comesBack(0);
  ageTable(trust);
  forgetOrder();
}

/** The worth, to the player to move, of the position after the root's turn. */
export function searchOn(alpha: i32, beta: i32, depth: i32): i32 {
  return searching.search(alpha, beta, depth, 1, 1, MOVES);
}

export function searchStopped(): bool {
  return searching.stopped;
}

export function searchNodes(): f64 {
  return <f64>searching.nodes;
}

/** What is expected after the root's turn: how many moves, then the moves. */
export function lineAddress(): usize {
  return addressOf(1);
}

/** Whether the turn is a placement like any other: neither a capture nor what pools leave. */
export function choosesPlacement(): bool {
  return !canCapture(now) && placeable() != 0 && !isRingsOnly() && !now.mayOpen;
}

/** Lists the placements worth a look at the root, each with whether it is loud; returns how many. */
export function listCandidates(): i32 {
  const end = candidates(MOVES, 0, true);
  for (let at = MOVES; at < end; at += 8) {
    const promise = promiseAt(at);
    store<i32>(at, i32(!isQuiet(promise)), 4);
  }
  return <i32>(end - MOVES) >> 3;
}

export function evaluate(): i32 {
  return judge();
}
