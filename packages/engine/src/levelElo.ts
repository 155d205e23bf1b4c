import type { Level } from './levels.ts';

/**
 * How strong each level was in a round robin of 3000 games of official with 100 ms of processor time a
 * turn, and the error with which that is known 95 times in 100. The simple player is 0. Written by
 * `npm run ladder -- --write`.
 */
export const LEVEL_ELO: {
  readonly [L in Level]: { readonly elo: number; readonly error: number };
} = {
  1: { elo: -413, error: 45 },
  2: { elo: -238, error: 34 },
  3: { elo: -107, error: 27 },
  4: { elo: 83, error: 28 },
  5: { elo: 307, error: 39 },
  6: { elo: 530, error: 59 },
  7: { elo: 706, error: 76 },
  8: { elo: 833, error: 90 },
};
