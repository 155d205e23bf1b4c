import { COLOURS, countOf, MarbleCount } from './marbles';
import { addGoal, setOptions } from './options';
import { has, only, Place, union } from './ringSet';
import { captivesOf, clear, colourAt, gain, now, occupied, putMarble, putRing } from './state';

export function marbles(white: i32, grey: i32, black: i32): MarbleCount {
  return <u64>white | ((<u64>grey) << 16) | ((<u64>black) << 32);
}

/** Begins a position from nothing: an empty board, the options, no goals. */
export function begin(options: i32): void {
  clear();
  setOptions(options);
}

export function goal(white: i32, grey: i32, black: i32): void {
  addGoal(marbles(white, grey, black));
}

export function ring(place: Place, used: bool): void {
  putRing(now, place);
  if (used) now.used = union(now.used, only(place));
}

export function marble(place: Place, colour: i32): void {
  putMarble(now, colour, place);
}

export function pool(white: i32, grey: i32, black: i32): void {
  now.pool = marbles(white, grey, black);
}

export function captives(player: i32, white: i32, grey: i32, black: i32): void {
  const given = marbles(white, grey, black);
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let n = countOf(given, colour); n > 0; n--) gain(now, player, colour);
  }
}

/** Who is to move, and what else the last turns left behind. */
export function turn(
  player: i32,
  passes: i32,
  newest: Place,
  collaborated: bool,
  mayOpen: bool,
): void {
  now.player = <u8>player;
  now.passes = <u8>passes;
  now.newest = <u8>newest;
  now.collaborated = u8(collaborated);
  now.mayOpen = u8(mayOpen);
}

/** -1 without a ring, 0 for a vacant one, otherwise 1 more than the marble's colour. */
export function whatIsOn(place: Place): i32 {
  if (!has(now.rings, place)) return -1;
  return has(occupied(now), place) ? 1 + colourAt(now, place) : 0;
}

export function isUsed(place: Place): bool {
  return has(now.used, place);
}

export function inPool(colour: i32): i32 {
  return countOf(now.pool, colour);
}

export function heldBy(player: i32, colour: i32): i32 {
  return countOf(captivesOf(now, player), colour);
}
