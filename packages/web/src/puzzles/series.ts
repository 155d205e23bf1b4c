import type { Puzzle, Theme } from '@zertz/engine';
import { isTheme } from './themes.ts';

/** Puzzles that are solved one after the other; all of them where there is neither. */
export type Series =
  | { readonly kind: 'all' }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'length'; readonly within: number };

export const ALL: Series = { kind: 'all' };

/** What an address has of a series: `fill-and-cut`, `in-2`, nothing for all. */
export const formatSeries = (series: Series): string | undefined => {
  switch (series.kind) {
    case 'all':
      return undefined;
    case 'theme':
      return series.theme.replaceAll(' ', '-');
    case 'length':
      return `in-${series.within}`;
  }
};

/** What is not understood is all puzzles. */
export const parseSeries = (text: string | undefined): Series => {
  const within = /^in-(\d)$/.exec(text ?? '')?.[1];
  if (within !== undefined) return { kind: 'length', within: Number(within) };
  const theme = (text ?? '').replaceAll('-', ' ');
  return isTheme(theme) ? { kind: 'theme', theme } : ALL;
};

export const inSeries = (puzzles: readonly Puzzle[], series: Series): readonly Puzzle[] => {
  switch (series.kind) {
    case 'all':
      return puzzles;
    case 'theme':
      return puzzles.filter(({ themes }) => themes.includes(series.theme));
    case 'length':
      return puzzles.filter(({ within }) => within === series.within);
  }
};

export interface Standing {
  readonly rating: number;
  readonly isSolved: (id: string) => boolean;
}

/**
 * The puzzle to go on with: in a series the next that is not solved, from the easiest to the hardest
 * and then from the start; among all puzzles the one nearest to the rating.
 */
export const nextPuzzle = (
  puzzles: readonly Puzzle[],
  series: Series,
  { isSolved, rating }: Standing,
  after?: string,
): Puzzle | undefined => {
  const all = inSeries(puzzles, series);
  const at = all.findIndex(({ id }) => id === after);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  const open = others.filter(({ id }) => !isSolved(id));
  const [first, ...rest] = open.length > 0 ? open : others;
  if (first === undefined || series.kind !== 'all') return first;
  const far = (puzzle: Puzzle): number => Math.abs(puzzle.rating - rating);
  return rest.reduce((best, puzzle) => (far(puzzle) < far(best) ? puzzle : best), first);
};

/** The series to stay in: after its only puzzle one goes on among all of them. */
export const seriesAfter = (
  puzzles: readonly Puzzle[],
  series: Series,
  standing: Standing,
  after: string,
): Series => (nextPuzzle(puzzles, series, standing, after) === undefined ? ALL : series);
