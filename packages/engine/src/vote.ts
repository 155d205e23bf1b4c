import type { Score } from './engine.ts';

/** What one of several engines thinks best. */
export interface Vote {
  readonly turn: string;
  readonly score: Score;
  readonly depth: number;
}

/**
 * The best vote for the turn with most of them: one counts more from an engine that has looked
 * deeper and thinks more of the turn. Where somebody has proven a win, only wins count.
 */
export const elect = <V extends Vote>(votes: readonly V[]): V | undefined => {
  const wins = votes.filter(isWin);
  const voters = wins.length > 0 ? wins : votes;
  const least = Math.min(...voters.map(rankOf));
  const counted = new Map<string, number>();
  for (const vote of voters) {
    const weight = (rankOf(vote) - least + DOUBT) * (vote.depth + 1);
    counted.set(vote.turn, (counted.get(vote.turn) ?? 0) + weight);
  }
  const most = Math.max(...counted.values());
  return voters
    .filter(({ turn }) => counted.get(turn) === most)
    .reduce<V | undefined>(better, undefined);
};

export const isWin = ({ score }: Pick<Vote, 'score'>): boolean => score.kind === 'win';

/** What even the least hopeful vote counts, in hundredths of a marble or so. */
const DOUBT = 30;

const better = <V extends Vote>(best: V | undefined, other: V): V => {
  if (best === undefined) return other;
  const more = rankOf(other) - rankOf(best);
  return more > 0 || (more === 0 && other.depth > best.depth) ? other : best;
};

/** By which scores are compared: proven ends are beyond every value. */
export const rankOf = ({ score }: Pick<Vote, 'score'>): number => {
  if (score.kind === 'value') return score.value;
  return score.kind === 'win' ? 30_000 - score.turns : score.turns - 30_000;
};
