import { splitMix } from './random';

/**
 * What the solver knows of attacker's positions: the most placements that are too few, and the
 * fewest that are enough. An entry is a 64-bit mark and the two numbers.
 */
const ENTRIES: usize = 1 << 19;
const TABLE: usize = memory.data((1 << 19) << 4, 16);

const UNKNOWN: i32 = -1;
const NEVER: i32 = 127;

/** Part of every mark, so that a new problem finds the table empty. */
let problem: u64 = 0;

export function forget(): void {
  problem += 1;
}

/** The mark of a position; its lowest bits choose the entry. */
export function markOf(hash: u64): u64 {
  return splitMix(hash + problem * 0xd1b5_4a32_d192_ed03) | 1;
}

function entryOf(mark: u64): usize {
  return TABLE + ((<usize>((mark >> 1) & (<u64>ENTRIES - 1))) << 4);
}

export function tooFew(mark: u64): i32 {
  const entry = entryOf(mark);
  return load<u64>(entry) == mark ? load<i32>(entry, 8) : UNKNOWN;
}

export function enough(mark: u64): i32 {
  const entry = entryOf(mark);
  return load<u64>(entry) == mark ? load<i32>(entry, 12) : NEVER;
}

export function remember(mark: u64, within: i32, won: bool): void {
  const entry = entryOf(mark);
  if (load<u64>(entry) != mark) {
    store<u64>(entry, mark);
    store<i32>(entry, UNKNOWN, 8);
    store<i32>(entry, NEVER, 12);
  }
  if (won) store<i32>(entry, min(within, load<i32>(entry, 12)), 12);
  else store<i32>(entry, max(within, load<i32>(entry, 8)), 8);
}
