import { formatCount, goalsMet, positionOf } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import type { PairCounts } from './elo.ts';
import { seatOfA } from './matchGame.ts';

/** A game of a match that is over. */
export interface FinishedGame {
  /** Counted from 0; the two games of a pair have the same opening. */
  readonly pair: number;
  /** Whether A sat second. */
  readonly swapped: boolean;
  readonly game: Game;
  readonly failure: { readonly side: 'a' | 'b'; readonly message: string } | undefined;
}

/** What a match came to, seen by A. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
  /** Whole pairs alone. */
  readonly pairs: PairCounts;
  readonly firstWon: number;
  /** How often each side lost because it could not go on. */
  readonly failed: { readonly a: number; readonly b: number };
  /** By how the games ended, the most frequent first. */
  readonly ends: readonly { readonly end: string; readonly won: number; readonly games: number }[];
}

export const tallyOf = (games: readonly FinishedGame[]): Tally => {
  const points = games.map(pointsOfA);
  const count = (wanted: number): number => points.filter((one) => one === wanted).length;
  const failures = (side: 'a' | 'b'): number =>
    games.filter(({ failure }) => failure?.side === side).length;
  return {
    games: games.length,
    won: count(2),
    lost: count(0),
    tied: count(1),
    pairs: pairsOf(games),
    firstWon: games.filter(({ game }) => game.outcome?.winner === 'first').length,
    failed: { a: failures('a'), b: failures('b') },
    ends: endsOf(games),
  };
};

/** Half points. */
const pointsOfA = ({ game, swapped }: FinishedGame): number => {
  const winner = game.outcome?.winner;
  if (winner === undefined) return 1;
  return winner === seatOfA(swapped) ? 2 : 0;
};

const pairsOf = (games: readonly FinishedGame[]): PairCounts => {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const single = new Map<number, number>();
  for (const game of games) {
    const other = single.get(game.pair);
    if (other === undefined) single.set(game.pair, pointsOfA(game));
    else counts[(other + pointsOfA(game)) as 0 | 1 | 2 | 3 | 4] += 1;
  }
  return counts;
};

const endsOf = (games: readonly FinishedGame[]): Tally['ends'] => {
  const found = new Map<string, { won: number; games: number }>();
  for (const game of games) {
    const end = endOf(game);
    const entry = found.get(end) ?? { won: 0, games: 0 };
    entry.games += 1;
    if (pointsOfA(game) === 2) entry.won += 1;
    found.set(end, entry);
  }
  return [...found]
    .map(([end, { won, games: many }]) => ({ end, won, games: many }))
    .toSorted((a, b) => b.games - a.games || (a.end < b.end ? -1 : 1));
};

/** The goal that won, or what else ended the game. */
const endOf = ({ failure, game }: FinishedGame): string => {
  if (failure !== undefined) return 'failure';
  const { outcome, start } = game;
  if (outcome === undefined) return 'unfinished';
  if (outcome.by !== 'goal' || outcome.winner === undefined) return outcome.by;
  const [goal] = goalsMet(start.variant, positionOf(game).captives[outcome.winner]);
  return goal === undefined ? outcome.by : formatCount(goal);
};
