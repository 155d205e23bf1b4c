import type { PuzzleRecord, Score } from '../storage/puzzles.ts';

const START = 1200;
const LEAST = 100;
const MOST = 3500;

/** How much one puzzle may change the rating: much at first, until it has found its place. */
const stepAfter = (rated: number): number => 16 + 64 * 0.9 ** rated;

export interface Rating {
  readonly rating: number;
  /** The puzzles that it comes from. */
  readonly rated: number;
}

/** The rating that all first tries add up to. */
export const ratingOf = (records: Iterable<PuzzleRecord>): Rating => {
  let [rating, rated] = [START, 0];
  for (const { change } of records) {
    if (change === undefined) continue;
    rating += change;
    rated += 1;
  }
  return { rating: Math.min(MOST, Math.max(LEAST, rating)), rated };
};

/**
 * Elo: the puzzle counts as an opponent, who is beaten 10 times in 11 by a solver 400 points
 * stronger. The change is the step times what the try was worth beyond what was to be expected.
 */
export const changeFor = ({ rated, rating }: Rating, puzzle: number, score: Score): number => {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return Math.round(stepAfter(rated) * (score - expected));
};

/** Rungs of the hint up to the second cost half; from there on the turn is as good as told. */
export const scoreWith = (rungs: number): Score => (rungs === 0 ? 1 : rungs <= 2 ? 0.5 : 0);
