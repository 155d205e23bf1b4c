/**
 * Every number the engine plays by, and where it comes from. Values are in hundredths of a marble
 * or so. The order of `SEARCH` is that of `assembly/params.ts`.
 */
export interface Params {
  readonly search: Readonly<Record<keyof typeof SEARCH, number>>;
  readonly worth: Worth;
}

export interface Worth {
  /** What all the marbles of a goal of one colour are worth together. */
  readonly goal: number;
  /** More for a goal that lacks one, two or three marbles. */
  readonly lacking: readonly [number, number, number];
  /** The part of its worth that a marble keeps when the goals it counts for are denied. */
  readonly denied: number;
  /** For each point where points may decide (R11.14). */
  readonly point: number;
}

const SEARCH = {
  /** For being the one to move. */
  tempo: 0,
  /** The same once the pool is empty. */
  poolTempo: 0,
  /** Marbles of groups that two vacant rings link to the rest, to the player to move. */
  nearWhite: 0,
  nearGrey: 0,
  nearBlack: 0,
  /** Placements kept where only one more is looked ahead. */
  frontierWidth: 40,
  /** Placements judged one by one where more are. */
  innerWidth: 120,
  /** Of those the best of each kind, forcing and quiet. */
  innerKept: 26,
  frontierQuiet: 4,
  innerQuiet: 40,
  /** Placements after so many quiet ones are looked into less deeply. */
  reduceFrom: 3,
  /** How many takings of groups in a row are followed at the end. */
  isolationDepth: 2,
};

export const DEFAULT_PARAMS: Params = {
  search: SEARCH,
  worth: { goal: 480, lacking: [450, 183, 57], denied: 0.5, point: 5 },
};
