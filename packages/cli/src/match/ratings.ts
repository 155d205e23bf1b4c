import type { PairCounts } from './elo.ts';

/** The pairs of games of two players out of several, each named by a number from 0. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
  /** Points for `a`. */
  readonly pairs: PairCounts;
}

export interface Rating {
  readonly elo: number;
  /** Half the width of the bounds between which it lies 95 times in 100. */
  readonly error: number;
}

/** Enough that a chain of neighbours settles to a tenth of an Elo. */
const ROUNDS = 1500;
const SAMPLES = 200;
const TAIL = 0.025;

/**
 * The most likely strength of each player in a round robin, seen from player 0, whose own is 0
 * (Bradley and Terry; a tie is half a win). Ratings are bounded where a player has lost or won
 * everything: every pairing counts one tied game more than were played.
 */
export const fitElo = (players: number, pairings: readonly Pairing[]): readonly number[] => {
  const won: number[] = Array.from({ length: players }, () => 0);
  const met: { readonly a: number; readonly b: number; readonly games: number }[] = [];
  for (const { a, b, pairs } of pairings) {
    const games = 2 * pairs.reduce((sum, many) => sum + many, 0) + 1;
    const points = 0.5 + pairs.reduce((sum, many, half) => sum + (many * half) / 2, 0);
    won[a] = (won[a] ?? 0) + points;
    won[b] = (won[b] ?? 0) + games - points;
    met.push({ a, b, games });
  }
  let strength: readonly number[] = won.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const expected = won.map(() => 0);
    for (const { a, b, games } of met) {
      const share = games / ((strength[a] ?? 1) + (strength[b] ?? 1));
      expected[a] = (expected[a] ?? 0) + share;
      expected[b] = (expected[b] ?? 0) + share;
    }
    const next = won.map((points, player) => points / (expected[player] || 1));
    strength = next.map((one) => one / (next[0] ?? 1));
  }
  return strength.map((one) => 400 * Math.log10(one));
};

/** The bounds of whatever is worked out from ratings, by drawing the pairs of games anew. */
export const ratingsOf = (
  players: number,
  pairings: readonly Pairing[],
  random: () => number,
): { readonly ratings: readonly Rating[]; readonly gaps: readonly Rating[] } => {
  const fitted = fitElo(players, pairings);
  const samples = Array.from({ length: SAMPLES }, () =>
    fitElo(
      players,
      pairings.map((pairing) => ({ ...pairing, pairs: resampled(pairing.pairs, random) })),
    ),
  );
  const rated = (of: (elo: readonly number[]) => number): Rating => {
    const found = samples.map(of).toSorted((a, b) => a - b);
    const low = found[Math.floor(TAIL * SAMPLES)] ?? 0;
    const high = found[Math.ceil((1 - TAIL) * SAMPLES) - 1] ?? 0;
    return { elo: of(fitted), error: (high - low) / 2 };
  };
  const numbers = fitted.map((_, player) => player);
  return {
    ratings: numbers.map((player) => rated((elo) => elo[player] ?? 0)),
    /** How much stronger each player is than the one before, from player 1. */
    gaps: numbers
      .slice(1)
      .map((player) => rated((elo) => (elo[player] ?? 0) - (elo[player - 1] ?? 0))),
  };
};

/** As many pairs, each drawn from these. */
const resampled = (pairs: PairCounts, random: () => number): PairCounts => {
  const many = pairs.reduce((sum, count) => sum + count, 0);
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let drawn = 0; drawn < many; drawn++) {
    let left = random() * many;
    const half = pairs.findIndex((count) => (left -= count) < 0);
    counts[Math.max(half, 0) as 0 | 1 | 2 | 3 | 4] += 1;
  }
  return counts;
};
