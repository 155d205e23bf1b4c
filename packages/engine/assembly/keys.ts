import { Colour, COLOURS } from './marbles';
import { splitMix } from './random';
import { NO_PLACE, Place, PLACES } from './ringSet';

/**
 * Situations are told apart by sums of random words, one for each ring, marble and captive. Two
 * sums are kept side by side: the low lane does not see colours, the high lane does (R11.15). The
 * pool is left out, as the rest of a game's marbles settles it.
 */
export type Keys = v128;

const RINGS: usize = memory.data(PLACES << 4, 16);
const MARBLES: usize = memory.data((PLACES << 4) * COLOURS, 16);
const CAPTIVES: usize = memory.data((2 << 4) * COLOURS, 16);
const JUMPERS: usize = memory.data(PLACES << 3, 8);
const NEWEST: usize = memory.data(PLACES << 3, 8);

export const SECOND_TO_MOVE: u64 = 0x9e6c_63d0_876a_46bd;
export const PASS: u64 = 0x2545_f491_4f6c_dd1d;

let drawn: u64 = 1;

function draw(): i64 {
  drawn += 1;
  return splitMix(drawn);
}

/** The same word whatever the colour, and one of each colour's own. */
function fillByColour(at: usize, stride: usize): void {
  const colourless = draw();
  for (let colour: Colour = 0; colour < COLOURS; colour++) {
    v128.store(at + <usize>colour * stride, i64x2(colourless, draw()));
  }
}

for (let place: Place = 0; place < NO_PLACE; place++) {
  const offset = (<usize>place) << 4;
  v128.store(RINGS + offset, i64x2(draw(), draw()));
  fillByColour(MARBLES + offset, PLACES << 4);
  store<i64>(JUMPERS + (offset >> 1), draw());
  store<i64>(NEWEST + (offset >> 1), draw());
}
fillByColour(CAPTIVES, 32);
fillByColour(CAPTIVES + 16, 32);

export function ofRing(place: Place): Keys {
  return v128.load(RINGS + ((<usize>place) << 4));
}

export function ofMarble(colour: Colour, place: Place): Keys {
  return v128.load(MARBLES + ((<usize>(colour * PLACES + place)) << 4));
}

export function ofCaptive(player: i32, colour: Colour): Keys {
  return v128.load(CAPTIVES + ((<usize>(2 * colour + player)) << 4));
}

/** Zero for `NO_PLACE`, as is `ofNewest`. */
export function ofJumper(place: Place): u64 {
  return load<u64>(JUMPERS + ((<usize>place) << 3));
}

export function ofNewest(place: Place): u64 {
  return load<u64>(NEWEST + ((<usize>place) << 3));
}
