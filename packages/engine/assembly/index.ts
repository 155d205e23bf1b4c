import * as claims from './claims';
import * as states from './state';
import { generate } from './generate';
import { Move, MOVES } from './move';
import { nodes, perft as countLeaves } from './perft';
import { drawMove as draw, playouts as playGames, turns } from './playout';
import { seedRandom } from './random';
import { diff, high, low, only, Place, union } from './ringSet';
import { now, occupied } from './state';

export { begin, goal, ring, marble, pool, captives, turn } from './setUp';
export { whatIsOn, isUsed, inPool, heldBy } from './setUp';
export { outcome } from './outcome';
export { make, unmake } from './play';
export * from './asked';
export * from './solving';

export function movesAddress(): usize {
  return MOVES;
}

/** Lists the moves of the position and returns their number. */
export function listMoves(): i32 {
  return <i32>(generate(MOVES) - MOVES) >> 2;
}

export function stateAddress(): usize {
  return changetype<usize>(now);
}

export function player(): i32 {
  return now.player;
}

export function jumper(): Place {
  return now.jumper;
}

export function newest(): Place {
  return now.newest;
}

export function passes(): i32 {
  return now.passes;
}

export function collaborated(): bool {
  return now.collaborated != 0;
}

export function hash(): u64 {
  return states.hash(now);
}

export function situation(exactColours: bool): u64 {
  return states.situation(now, exactColours);
}

/** The number of groups that a turn ending like this may claim. */
export function findClaimable(to: Place, removal: Place): i32 {
  const rings = diff(now.rings, only(removal));
  return claims.findClaimable(rings, union(occupied(now), only(to)), to, removal);
}

/** One half, 64 places, of a group found. */
export function claimable(index: i32, upper: bool): u64 {
  const group = claims.claimableGroup(index);
  return upper ? high(group) : low(group);
}

export function perft(depth: i32): u64 {
  return countLeaves(depth, MOVES);
}

/** Moves made by the last `perft`. */
export function perftNodes(): u64 {
  return nodes;
}

export function seed(value: i32): void {
  seedRandom(value);
}

/** A move drawn by chance from those of the position. */
export function drawMove(): Move {
  return draw(MOVES);
}

export function playouts(games: i32): i32 {
  return playGames(games, MOVES);
}

/** Turns played in all playouts so far. */
export function playoutTurns(): u64 {
  return turns;
}
