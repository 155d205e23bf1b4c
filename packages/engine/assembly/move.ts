import { Colour } from './marbles';
import { NO_PLACE, Place } from './ringSet';

/**
 * A move in 32 bits. A placement is a whole turn. A chain is made jump by jump, one move each; the
 * turn is over when the marble cannot go on, or else by a removal that may be of no ring at all.
 * A rings-only turn is a removal too.
 *
 *   bits 0-6    ring removed, or where a jump lands
 *   bits 7-13   where a marble is placed, or a jump begins
 *   bits 14-15  colour placed
 *   bits 16-17  kind
 *   bits 18-31  which of the claimable groups are left lying
 */
export type Move = i32;

export const PLACEMENT: i32 = 0;
export const JUMP: i32 = 1;
export const REMOVAL: i32 = 2;
export const PASSING: i32 = 3;

/** Room for lists of moves, one behind the other as a search goes deeper. */
export const MOVES: usize = memory.data(1 << 22, 16);
export const MOVES_END: usize = MOVES + (1 << 22);

/** As many groups can be told apart when they are left lying. */
export const MOST_DECLINABLE: i32 = 14;

export function placement(colour: Colour, to: Place, removal: Place): Move {
  return removal | (to << 7) | (colour << 14);
}

export function jump(from: Place, to: Place): Move {
  return to | (from << 7) | (JUMP << 16);
}

export function removalOf(ring: Place): Move {
  return ring | (REMOVAL << 16);
}

/** Ends a chain that might go on, without a removal. */
export const STOP: Move = NO_PLACE | (REMOVAL << 16);

export const PASS: Move = PASSING << 16;

export function leaving(move: Move, declined: i32): Move {
  return move | (declined << 18);
}

export function kindOf(move: Move): i32 {
  return (move >> 16) & 3;
}

export function colourOf(move: Move): Colour {
  return (move >> 14) & 3;
}

/** Where a marble is placed, or a jump begins. */
export function startOf(move: Move): Place {
  return (move >> 7) & 127;
}

/** The ring removed, or where a jump lands. */
export function endOf(move: Move): Place {
  return move & 127;
}

export function declinedOf(move: Move): i32 {
  return move >>> 18;
}
