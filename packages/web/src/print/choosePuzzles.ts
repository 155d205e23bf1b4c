import type { Puzzle } from '@zertz/engine';
import { inSeries } from '../puzzles/series.ts';
import type { Series } from '../puzzles/series.ts';

export const DIFFICULTIES = ['any', 'easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Bounds between easy, medium and hard, so that each is about a third of all puzzles. */
const EASY = 1500;
const HARD = 2000;

export const difficultyOf = ({ rating }: Puzzle): Difficulty =>
  rating < EASY ? 'easy' : rating < HARD ? 'medium' : 'hard';

export interface Wanted {
  readonly series: Series;
  readonly difficulty: Difficulty;
  readonly howMany: number;
}

/**
 * The next puzzles of a kind that are not on the sheet, the easiest first; those that the teacher has
 * not solved come before those that were solved here.
 */
export const choosePuzzles = (
  all: readonly Puzzle[],
  { difficulty, howMany, series }: Wanted,
  onSheet: ReadonlySet<string>,
  isSolved: (id: string) => boolean,
): readonly Puzzle[] => {
  const fitting = inSeries(all, series).filter(
    (puzzle) =>
      !onSheet.has(puzzle.id) && (difficulty === 'any' || difficultyOf(puzzle) === difficulty),
  );
  const open = fitting.filter(({ id }) => !isSolved(id));
  const solved = fitting.filter(({ id }) => isSolved(id));
  return [...open, ...solved].slice(0, howMany);
};
