export type Colour = i32;
export const COLOURS: Colour = 3;

/** Marbles by colour: sixteen bits each for white, grey and black. */
export type MarbleCount = u64;

/** The highest bit of each colour; no count reaches it. */
const TOPS: u64 = 0x8000_8000_8000;

export function one(colour: Colour): MarbleCount {
  return (<u64>1) << ((<u64>colour) << 4);
}

export function countOf(marbles: MarbleCount, colour: Colour): i32 {
  return <i32>((marbles >> ((<u64>colour) << 4)) & 0xffff);
}

/** Whether `held` has at least as many of every colour. */
export function covers(held: MarbleCount, asked: MarbleCount): bool {
  return (((held | TOPS) - asked) & TOPS) == TOPS;
}

/** Captives weighed by R11.14: white 4, grey 3, black 2. */
export function points(captives: MarbleCount): i32 {
  return 4 * countOf(captives, 0) + 3 * countOf(captives, 1) + 2 * countOf(captives, 2);
}

export function totalOf(marbles: MarbleCount): i32 {
  return countOf(marbles, 0) + countOf(marbles, 1) + countOf(marbles, 2);
}
