import * as keys from './keys';
import { Keys } from './keys';
import { Colour, MarbleCount, one } from './marbles';
import { splitMix } from './random';
import { both, diff, has, high, low, NO_PLACE, only, Place, RingSet, union } from './ringSet';

/** Where a game stands, between turns or within a chain. */
@unmanaged
export class State {
  rings: RingSet;
  white: RingSet;
  grey: RingSet;
  black: RingSet;
  /** Rings that ever carried a marble; kept only where they are locked (R11.10). */
  used: RingSet;
  keys: Keys;
  pool: MarbleCount;
  first: MarbleCount;
  second: MarbleCount;
  /** 0 the first player, 1 the second. */
  player: u8;
  /** The marble in the middle of its turn: only it may jump, or the turn be finished. */
  jumper: u8;
  /** Where the turn before placed its marble; kept only where older jump over newer (R11.4). */
  newest: u8;
  passes: u8;
  /** R11.16. */
  collaborated: u8;
  /** The player to move may pass to let the other begin (R11.20). */
  mayOpen: u8;
}

const SIZE: usize = 128;
const DEPTH: i32 = 4096;
const STATES: usize = memory.data(DEPTH << 7, 16);
const LAST: usize = STATES + SIZE * (DEPTH - 1);

/** The state played on. Those before it lie below, so that a move is unmade by stepping back. */
export let now: State = changetype<State>(STATES);

/** Copies the state, so that what follows can be undone by `pop`. */
export function push(): void {
  const from = changetype<usize>(now);
  if (from == LAST) unreachable();
  const to = from + SIZE;
  for (let offset: usize = 0; offset < SIZE; offset += 64) {
    v128.store(to + offset, v128.load(from + offset));
    v128.store(to + offset, v128.load(from + offset, 16), 16);
    v128.store(to + offset, v128.load(from + offset, 32), 32);
    v128.store(to + offset, v128.load(from + offset, 48), 48);
  }
  now = changetype<State>(to);
}

export function pop(): void {
  now = changetype<State>(changetype<usize>(now) - SIZE);
}

/** An empty board, with nothing before it. */
export function clear(): void {
  now = changetype<State>(STATES);
  memory.fill(STATES, 0, SIZE);
  now.jumper = <u8>NO_PLACE;
  now.newest = <u8>NO_PLACE;
}

export function occupied(state: State): RingSet {
  return union(union(state.white, state.grey), state.black);
}

export function vacantRings(state: State): RingSet {
  return diff(state.rings, occupied(state));
}

export function marblesOf(state: State, colour: Colour): RingSet {
  return v128.load(changetype<usize>(state) + ((<usize>colour) << 4), offsetof<State>('white'));
}

/** The colour of the marble that stands on a place. */
export function colourAt(state: State, place: Place): Colour {
  return has(state.white, place) ? 0 : has(state.grey, place) ? 1 : 2;
}

export function captivesOf(state: State, player: i32): MarbleCount {
  return load<u64>(changetype<usize>(state) + ((<usize>player) << 3), offsetof<State>('first'));
}

function setCaptives(state: State, player: i32, captives: MarbleCount): void {
  store<u64>(changetype<usize>(state) + ((<usize>player) << 3), captives, offsetof<State>('first'));
}

export function gain(state: State, player: i32, colour: Colour): void {
  setCaptives(state, player, captivesOf(state, player) + one(colour));
  state.keys = i64x2.add(state.keys, keys.ofCaptive(player, colour));
}

export function spend(state: State, player: i32, colour: Colour): void {
  setCaptives(state, player, captivesOf(state, player) - one(colour));
  state.keys = i64x2.sub(state.keys, keys.ofCaptive(player, colour));
}

export function putMarble(state: State, colour: Colour, place: Place): void {
  const at = changetype<usize>(state) + ((<usize>colour) << 4);
  const marbles = v128.load(at, offsetof<State>('white'));
  v128.store(at, union(marbles, only(place)), offsetof<State>('white'));
  state.keys = i64x2.add(state.keys, keys.ofMarble(colour, place));
}

export function liftMarble(state: State, colour: Colour, place: Place): void {
  const at = changetype<usize>(state) + ((<usize>colour) << 4);
  const marbles = v128.load(at, offsetof<State>('white'));
  v128.store(at, diff(marbles, only(place)), offsetof<State>('white'));
  state.keys = i64x2.sub(state.keys, keys.ofMarble(colour, place));
}

export function putRing(state: State, place: Place): void {
  state.rings = union(state.rings, only(place));
  state.keys = i64x2.add(state.keys, keys.ofRing(place));
}

export function takeRing(state: State, place: Place): void {
  state.rings = diff(state.rings, only(place));
  state.keys = i64x2.sub(state.keys, keys.ofRing(place));
}

/** R11.15: the situation as repetition sees it, with the colours or without. */
export function situation(state: State, exactColours: bool): u64 {
  const sum = exactColours ? high(state.keys) : low(state.keys);
  return state.player == 0 ? sum : sum + keys.SECOND_TO_MOVE;
}

/** All that bears on the rest of the game, but for which situations it has already had. */
export function hash(state: State): u64 {
  let sum = situation(state, true);
  sum += keys.ofJumper(state.jumper) + keys.ofNewest(state.newest) + state.passes * keys.PASS;
  const locked = both(state.used, vacantRings(state));
  return v128.any_true(locked) ? sum + splitMix(low(locked) + splitMix(high(locked))) : sum;
}
