/**
 * Numbers that `src/params.ts` chooses and explains, handed over before a search. They are kept by
 * index, in the same order as there.
 */
export const TEMPO: i32 = 0;
export const POOL_TEMPO: i32 = 1;
export const NEAR_WHITE: i32 = 2;
export const NEAR_GREY: i32 = 3;
export const NEAR_BLACK: i32 = 4;
export const FRONTIER_WIDTH: i32 = 5;
export const INNER_WIDTH: i32 = 6;
export const INNER_KEPT: i32 = 7;
export const FRONTIER_QUIET: i32 = 8;
export const INNER_QUIET: i32 = 9;
export const REDUCE_FROM: i32 = 10;
export const ISOLATION_DEPTH: i32 = 11;

const MOST: i32 = 32;
const VALUES: usize = memory.data(MOST << 2, 4);

export function param(index: i32): i32 {
  return load<i32>(VALUES + ((<usize>index) << 2));
}

export function setParam(index: i32, value: i32): void {
  if (<u32>index >= <u32>MOST) unreachable();
  store<i32>(VALUES + ((<usize>index) << 2), value);
}
