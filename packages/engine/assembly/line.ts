import { Move } from './move';

/** The moves expected from each level of the search on, row by row; the first number is how many. */
export const LEVELS: i32 = 256;
const LINES: usize = memory.data(LEVELS * LEVELS * 4, 4);
const ROW: usize = LEVELS << 2;

export function clearLine(level: i32): void {
  store<i32>(LINES + <usize>level * ROW, 0);
}

/** A move better than those before it, then what was expected after it. */
export function raiseLine(level: i32, move: Move): void {
  const row = LINES + <usize>level * ROW;
  const next = row + ROW;
  const many = min(load<i32>(next), LEVELS - 2);
  store<i32>(row, many + 1);
  store<i32>(row, move, 4);
  memory.copy(row + 8, next + 4, (<usize>many) << 2);
}

/** The row of what is expected from a level on. */
export function lineAddress(level: i32): usize {
  return LINES + <usize>level * ROW;
}
