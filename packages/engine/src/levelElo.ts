import type { Level } from './levels.ts';

/**
 * How strong each level was in a round robin of 3378 games of official with 100 ms of processor time a
 * turn, and the error with which that is known 95 times in 100. The simple player is 0. Written by
 * `npm run ladder -- --write`.
 */
export const LEVEL_ELO: {
  readonly [L in Level]: { readonly elo: number; readonly error: number };
} = {
  1: { elo: -393, error: 38 },
  2: { elo: -223, error: 29 },
  3: { elo: -101, error: 30 },
  4: { elo: 73, error: 27 },
  5: { elo: 269, error: 35 },
  6: { elo: 437, error: 47 },
  7: { elo: 568, error: 62 },
  8: { elo: 681, error: 74 },
};
