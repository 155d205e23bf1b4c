import type { Limits } from './engine.ts';

/** How much may be spent on forced lines before the search begins. */
export interface Allowance {
  /** Moves of the solver. */
  readonly moves: number;
  /** Whether so much of the time, from 0 to 1, is over. */
  readonly isOver: (part: number) => boolean;
}

/** A part of what the search has, and no more than a second or two: most positions hold no win. */
export const allowanceOf = (
  limits: Limits,
  millis: () => number,
  isOver: () => boolean,
): Allowance => {
  const { depth, millis: most, nodes } = limits;
  if (most !== undefined) {
    const share = Math.min(most / 3, MOST_MILLIS);
    return { moves: Infinity, isOver: (part) => isOver() || millis() > part * share };
  }
  const share = nodes === undefined ? (depth === undefined ? Infinity : FOR_DEPTH) : nodes / 4;
  return { moves: Math.min(share, MOST_MOVES), isOver };
};

const MOST_MILLIS = 2000;
const MOST_MOVES = 2_000_000;
/** Where only the depth is limited, which is often small. */
const FOR_DEPTH = 200_000;
