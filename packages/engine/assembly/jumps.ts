import { jump } from './move';
import {
  both,
  diff,
  down,
  has,
  high,
  isEmpty,
  low,
  meets,
  near,
  NORTH,
  NORTH_EAST,
  only,
  Place,
  RingSet,
  SOUTH_EAST,
  union,
  up,
} from './ringSet';
import { now, occupied, State } from './state';

/** R4.1: whether any capture can be begun. */
export function canCapture(state: State): bool {
  const marbles = occupied(state);
  const vacant = diff(state.rings, marbles);
  return (
    canJumpAlong(NORTH, marbles, vacant, state.newest) ||
    canJumpAlong(SOUTH_EAST, marbles, vacant, state.newest) ||
    canJumpAlong(NORTH_EAST, marbles, vacant, state.newest)
  );
}

/** The lower marble of every two that stand side by side in a direction. */
function pairs(step: i32, marbles: RingSet): RingSet {
  return both(marbles, down(marbles, step));
}

/** R6.1, R11.4: those of which the lower may jump over the upper. */
function ascents(step: i32, pair: RingSet, vacant: RingSet, newest: Place): RingSet {
  return diff(both(pair, down(vacant, 2 * step)), only(newest));
}

/** Those of which the upper may jump over the lower. */
function descents(step: i32, pair: RingSet, vacant: RingSet, newest: Place): RingSet {
  return diff(both(pair, up(vacant, step)), only(newest - step));
}

function canJumpAlong(step: i32, marbles: RingSet, vacant: RingSet, newest: Place): bool {
  const pair = pairs(step, marbles);
  if (isEmpty(pair)) return false;
  return !isEmpty(union(ascents(step, pair, vacant, newest), descents(step, pair, vacant, newest)));
}

/** Writes every jump that begins a capture from `into` on; returns where the list ends. */
export function firstJumps(into: usize): usize {
  const marbles = occupied(now);
  const vacant = diff(now.rings, marbles);
  let end = jumpsAlong(NORTH, marbles, vacant, into);
  end = jumpsAlong(SOUTH_EAST, marbles, vacant, end);
  return jumpsAlong(NORTH_EAST, marbles, vacant, end);
}

function jumpsAlong(step: i32, marbles: RingSet, vacant: RingSet, into: usize): usize {
  const pair = pairs(step, marbles);
  if (isEmpty(pair)) return into;
  const rising = ascents(step, pair, vacant, now.newest);
  const falling = descents(step, pair, vacant, now.newest);
  let end = listJumps(low(rising), 0, 2 * step, into);
  end = listJumps(high(rising), 64, 2 * step, end);
  end = listJumps(low(falling), step, -2 * step, end);
  return listJumps(high(falling), 64 + step, -2 * step, end);
}

/** Jumps from each place of a word, counted from `base`, to the place so far away. */
function listJumps(word: u64, base: Place, away: i32, into: usize): usize {
  for (; word != 0; word &= word - 1) {
    const from = base + <i32>ctz(word);
    store<i32>(into, jump(from, from + away));
    into += 4;
  }
  return into;
}

/** R6.3: whether the marble on a place can jump. */
export function canJumpFrom(from: Place, marbles: RingSet, vacant: RingSet): bool {
  if (!meets(near(from), marbles)) return false;
  return (
    isJump(from, NORTH, marbles, vacant) ||
    isJump(from, -NORTH, marbles, vacant) ||
    isJump(from, SOUTH_EAST, marbles, vacant) ||
    isJump(from, -SOUTH_EAST, marbles, vacant) ||
    isJump(from, NORTH_EAST, marbles, vacant) ||
    isJump(from, -NORTH_EAST, marbles, vacant)
  );
}

/** Beyond a marble there is always a place of the grid, so the landing is safe to look up. */
function isJump(from: Place, step: i32, marbles: RingSet, vacant: RingSet): bool {
  return has(marbles, from + step) && has(vacant, from + 2 * step);
}

/** Writes the jumps with which the chain can go on. */
export function nextJumps(from: Place, into: usize): usize {
  const marbles = occupied(now);
  const vacant = diff(now.rings, marbles);
  let end = jumpInDirection(from, NORTH, marbles, vacant, into);
  end = jumpInDirection(from, NORTH_EAST, marbles, vacant, end);
  end = jumpInDirection(from, SOUTH_EAST, marbles, vacant, end);
  end = jumpInDirection(from, -NORTH, marbles, vacant, end);
  end = jumpInDirection(from, -NORTH_EAST, marbles, vacant, end);
  return jumpInDirection(from, -SOUTH_EAST, marbles, vacant, end);
}

function jumpInDirection(
  from: Place,
  step: i32,
  marbles: RingSet,
  vacant: RingSet,
  into: usize,
): usize {
  if (!isJump(from, step, marbles, vacant)) return into;
  store<i32>(into, jump(from, from + 2 * step));
  return into + 4;
}
