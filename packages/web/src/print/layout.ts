import type { PerPage } from './sheet.ts';

/** Diagrams beside and below one another, upright. */
export const GRIDS: { readonly [P in PerPage]: { columns: number; rows: number } } = {
  1: { columns: 1, rows: 1 },
  2: { columns: 1, rows: 2 },
  4: { columns: 2, rows: 2 },
  6: { columns: 2, rows: 3 },
  9: { columns: 3, rows: 3 },
  12: { columns: 3, rows: 4 },
};

/** A diagram is known on its sheet by its number, counted from 1. */
export interface Numbered<T> {
  readonly number: number;
  readonly of: T;
}

export const numbered = <T>(all: readonly T[]): readonly Numbered<T>[] =>
  all.map((of, index) => ({ number: index + 1, of }));

export const inPages = <T>(all: readonly T[], perPage: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / perPage) }, (_, page) =>
    all.slice(page * perPage, (page + 1) * perPage),
  );

/** Longer lines are games and no solutions; so many turns of them are printed. */
const LONGEST = 24;

/** The turns of a solution as they are printed. */
export const printedTurns = (turns: readonly string[]): readonly string[] =>
  turns.length > LONGEST ? [...turns.slice(0, LONGEST), '…'] : turns;

/** Letters in a line of the two columns of a page of solutions, and lines that it holds. */
const LETTERS = 44;
const LINES = 100;

const linesOf = (turns: readonly string[]): number => {
  // Two letters between turns, and the number before them.
  const letters = turns.reduce((sum, turn) => sum + turn.length + 2, 5);
  return Math.ceil(letters / LETTERS) + 0.5;
};

/** Solutions on pages of their own: so many on each as surely have room. */
export const solutionPages = <T extends readonly string[]>(
  all: readonly Numbered<T>[],
): readonly (readonly Numbered<T>[])[] => {
  const pages: Numbered<T>[][] = [];
  let left = 0;
  for (const one of all) {
    const lines = linesOf(one.of);
    if (lines > left) {
      pages.push([]);
      left = LINES;
    }
    pages.at(-1)?.push(one);
    left -= lines;
  }
  return pages;
};
