import { colourOf, endOf, Move, startOf } from './move';
import { PLACES } from './ringSet';

/**
 * A list that is ordered while it is gone through: eight bytes each, how promising a move is above
 * the move itself.
 */
export function entry(move: Move, promise: i32): i64 {
  return ((<i64>promise) << 32) | <i64>(<u32>move);
}

export function add(move: Move, promise: i32, into: usize): usize {
  store<i64>(into, entry(move, promise));
  return into + 8;
}

export function promiseAt(at: usize): i32 {
  return load<i32>(at, 4);
}

export function moveAt(at: usize): Move {
  return load<i32>(at);
}

/** Brings the most promising of the rest to `at`. */
export function bringBest(at: usize, end: usize): void {
  let best = at;
  let most = load<i64>(at);
  for (let other = at + 8; other < end; other += 8) {
    const found = load<i64>(other);
    if (found <= most) continue;
    most = found;
    best = other;
  }
  if (best == at) return;
  store<i64>(best, load<i64>(at));
  store<i64>(at, most);
}

/** Leaves only so many, the most promising, in no order; returns where the list then ends. */
export function keepBest(list: usize, end: usize, many: i32): usize {
  const kept = list + ((<usize>many) << 3);
  if (end <= kept) return end;
  let from = list;
  let to = end - 8;
  while (from < to) {
    const pivot = load<i64>(from + (((to - from) >> 4) << 3));
    let left = from;
    let right = to;
    while (left <= right) {
      while (load<i64>(left) > pivot) left += 8;
      while (load<i64>(right) < pivot) right -= 8;
      if (left > right) break;
      const swapped = load<i64>(left);
      store<i64>(left, load<i64>(right));
      store<i64>(right, swapped);
      left += 8;
      right -= 8;
    }
    if (kept <= right) to = right;
    else if (kept >= left) from = left;
    else break;
  }
  return kept;
}

const BY_PLACE: usize = memory.data((PLACES << 4) * 2, 4);
const BY_REMOVAL: usize = memory.data((PLACES << 2) * 2, 4);
const MOST_PLIES: i32 = 256;
const KILLERS: usize = memory.data(MOST_PLIES << 3, 4);

export function forgetOrder(): void {
  memory.fill(BY_PLACE, 0, (PLACES << 4) * 2);
  memory.fill(BY_REMOVAL, 0, (PLACES << 2) * 2);
  memory.fill(KILLERS, 0xff, MOST_PLIES << 3);
}

function placeSlot(player: i32, move: Move): usize {
  return BY_PLACE + ((<usize>((((player << 7) | startOf(move)) << 2) | colourOf(move))) << 2);
}

function removalSlot(player: i32, move: Move): usize {
  return BY_REMOVAL + ((<usize>((player << 7) | endOf(move))) << 2);
}

/** How often placements like this one were too good for the opponent to allow. */
export function merit(player: i32, move: Move): i32 {
  return load<i32>(placeSlot(player, move)) + load<i32>(removalSlot(player, move));
}

const MOST_MERIT: i32 = 400;

/** A placement refuted the turn before it. */
export function reward(player: i32, move: Move, depth: i32, ply: i32): void {
  raise(placeSlot(player, move), 4 * depth * depth);
  raise(removalSlot(player, move), 2 * depth * depth);
  const slot = killerSlot(ply);
  if (load<i32>(slot) == move) return;
  store<i32>(slot, load<i32>(slot), 4);
  store<i32>(slot, move);
}

/** Moves towards the most, slower the nearer it is. */
function raise(slot: usize, by: i32): void {
  const merit = load<i32>(slot);
  const step = min(by, MOST_MERIT);
  store<i32>(slot, merit + step - (merit * step) / MOST_MERIT);
}

function killerSlot(ply: i32): usize {
  return KILLERS + ((<usize>min(ply, MOST_PLIES - 1)) << 3);
}

export function isKiller(ply: i32, move: Move): bool {
  const slot = killerSlot(ply);
  return load<i32>(slot) == move || load<i32>(slot, 4) == move;
}
