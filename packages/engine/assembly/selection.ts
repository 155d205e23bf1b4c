import { candidates, forcingCandidates, gentleCandidates, isQuiet } from './candidates';
import { keepBest } from './ordering';
import { FRONTIER_QUIET, FRONTIER_WIDTH, INNER_QUIET, INNER_WIDTH, param } from './params';

/** Bits in front of the order by value: whether a placement is one of the quiet ones. */
export const LOUD: i32 = 1;

/** So many of the forcing and of the quiet placements, each the most promising of their kind. */
export function keepOfEach(list: usize, end: usize, loud: i32, quiet: i32): usize {
  const border = partition(list, end);
  const loudEnd = keepBest(list, border, loud);
  const quietEnd = keepBest(border, end, quiet);
  const moved = quietEnd - border;
  memory.copy(loudEnd, border, moved);
  return loudEnd + moved;
}

/** The last placement looked ahead: first what takes a group, and a few quiet ones. */
export function gentlePlacements(list: usize, ply: i32): usize {
  const end = marked(list, gentleCandidates(list, ply));
  return keepOfEach(list, end, param(FRONTIER_WIDTH), param(FRONTIER_QUIET));
}

/** Then, if none of those is good enough, those that force a capture. */
export function forcingPlacements(list: usize, ply: i32): usize {
  const end = marked(list, forcingCandidates(list, ply));
  return keepOfEach(list, end, param(FRONTIER_WIDTH), param(FRONTIER_QUIET));
}

/** Placements that are to be judged one by one before the best are looked into. */
export function innerPlacements(list: usize, ply: i32, depth: i32): usize {
  const end = marked(list, candidates(list, ply, depth > 2));
  return keepOfEach(list, end, param(INNER_WIDTH), param(INNER_QUIET));
}

/** Puts into the lowest bit of each promise whether the placement is loud. */
function marked(list: usize, end: usize): usize {
  for (let at = list; at < end; at += 8) {
    const promise = load<i32>(at, 4);
    store<i32>(at, (promise << 1) | i32(!isQuiet(promise)), 4);
  }
  return end;
}

/** Loud ones to the front; returns where the quiet ones begin. */
function partition(list: usize, end: usize): usize {
  let border = list;
  for (let at = list; at < end; at += 8) {
    const found = load<i64>(at);
    if ((load<i32>(at, 4) & LOUD) == 0) continue;
    store<i64>(at, load<i64>(border));
    store<i64>(border, found);
    border += 8;
  }
  return border;
}
