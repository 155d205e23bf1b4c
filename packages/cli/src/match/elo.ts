/**
 * How many pairs of games brought the first player 0, ½, 1, 1½ and 2 points. Games of a pair have
 * the same opening and changed seats, so they depend on each other; pairs do not.
 */
export type PairCounts = readonly [number, number, number, number, number];

/** The share of points that so many Elo more lead to be expected. */
export const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The Elo difference at which this share of points is expected. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);

export interface EloEstimate {
  /** Share of points, 0 to 1. */
  readonly score: number;
  /** `undefined` where every point went to one side: no number is too great then. */
  readonly elo: number | undefined;
  /** The bounds between which it lies 95 times in 100; each `undefined` like `elo`. */
  readonly from: number | undefined;
  readonly to: number | undefined;
}

const CONFIDENCE = 1.959_964;

/** `undefined` without a single pair. */
export const estimateElo = (pairs: PairCounts): EloEstimate | undefined => {
  const many = totalOf(pairs);
  if (many === 0) return undefined;
  const { mean, variance } = momentsOf(pairs);
  const error = CONFIDENCE * Math.sqrt(variance / many);
  return {
    score: mean,
    elo: finite(mean),
    from: finite(mean - error),
    to: finite(mean + error),
  };
};

export interface Sprt {
  /** Differences between which is decided. */
  readonly elo0: number;
  readonly elo1: number;
  /** How often to be wrong if the difference is the first, or the second. */
  readonly alpha: number;
  readonly beta: number;
}

/** Where the log-likelihood ratio decides for `elo0` and for `elo1`. */
export const sprtBounds = ({ alpha, beta }: Sprt): readonly [lower: number, upper: number] => [
  Math.log(beta / (1 - alpha)),
  Math.log((1 - beta) / alpha),
];

/**
 * The log-likelihood ratio of the two differences, by the normal approximation of the generalised
 * test: each hypothesis is given the spread that fits it best.
 */
export const logLikelihoodRatio = (pairs: PairCounts, { elo0, elo1 }: Sprt): number => {
  if (totalOf(pairs) === 0) return 0;
  const counts = regular(pairs);
  const { mean, variance } = momentsOf(counts);
  const spread = (elo: number): number => variance + (mean - expectedScore(elo)) ** 2;
  return (totalOf(counts) / 2) * Math.log(spread(elo0) / spread(elo1));
};

export const sprtVerdict = (pairs: PairCounts, sprt: Sprt): 'elo0' | 'elo1' | undefined => {
  const [lower, upper] = sprtBounds(sprt);
  const ratio = logLikelihoodRatio(pairs, sprt);
  if (ratio >= upper) return 'elo1';
  return ratio <= lower ? 'elo0' : undefined;
};

/** As if one more pair had come out each way in part: a few pairs that agree decide nothing yet. */
const regular = (pairs: PairCounts): PairCounts => {
  const [a, b, c, d, e] = pairs;
  return [a + PRIOR, b + PRIOR, c + PRIOR, d + PRIOR, e + PRIOR];
};

const PRIOR = 0.05;

const totalOf = (pairs: PairCounts): number => pairs.reduce((sum, many) => sum + many, 0);

const momentsOf = (pairs: PairCounts): { readonly mean: number; readonly variance: number } => {
  const many = totalOf(pairs);
  const mean = pairs.reduce((sum, count, points) => sum + (count * points) / 4, 0) / many;
  const variance =
    pairs.reduce((sum, count, points) => sum + count * (points / 4 - mean) ** 2, 0) / many;
  return { mean, variance };
};

const finite = (score: number): number | undefined =>
  score > 0 && score < 1 ? eloOf(score) : undefined;
