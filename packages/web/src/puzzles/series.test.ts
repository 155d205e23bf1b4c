import { describe, expect, test } from 'vitest';
import type { Puzzle } from '@zertz/engine';
import { ALL, formatSeries, inSeries, nextPuzzle, parseSeries, seriesAfter } from './series.ts';
import type { Series } from './series.ts';

const puzzle = (id: string, rating: number, within: number, themes: readonly string[]): Puzzle => ({
  id,
  position: '',
  within,
  themes,
  rating,
  proof: { turn: '', replies: [] },
});

const PUZZLES = [
  puzzle('a', 900, 1, ['claim']),
  puzzle('b', 1100, 2, ['gun']),
  puzzle('c', 1150, 1, ['gun', 'claim']),
  puzzle('d', 1400, 2, ['fill and cut']),
  puzzle('e', 2000, 3, ['gun']),
];
const GUNS: Series = { kind: 'theme', theme: 'gun' };

const next = (series: Series, solved: string, after?: string): string | undefined =>
  nextPuzzle(PUZZLES, series, { rating: 1200, isSolved: (id) => solved.includes(id) }, after)?.id;

describe('a series', () => {
  test.each<Series>([
    ALL,
    GUNS,
    { kind: 'theme', theme: 'fill and cut' },
    { kind: 'length', within: 2 },
  ])('%j is read from its address again', (series) => {
    expect(parseSeries(formatSeries(series))).toEqual(series);
  });

  test.each(['nonsense', 'in-', 'in-12', '', 'toString', '%'])('"%s" is all puzzles', (text) => {
    expect(parseSeries(text)).toEqual(ALL);
  });

  test('has the puzzles of its theme or length', () => {
    expect(inSeries(PUZZLES, GUNS).map(({ id }) => id)).toEqual(['b', 'c', 'e']);
    expect(inSeries(PUZZLES, { kind: 'length', within: 2 }).map(({ id }) => id)).toEqual([
      'b',
      'd',
    ]);
  });

  test('goes on with the next that is not solved, and then from the start', () => {
    expect(next(GUNS, '')).toBe('b');
    expect(next(GUNS, 'b', 'b')).toBe('c');
    expect(next(GUNS, 'ce', 'e')).toBe('b');
    expect(next(GUNS, 'bce', 'c')).toBe('e');
  });

  test('of all puzzles goes on with the one nearest to the rating', () => {
    expect(next(ALL, '')).toBe('c');
    expect(next(ALL, 'c', 'c')).toBe('b');
    expect(next(ALL, 'abc', 'b')).toBe('d');
  });

  test('of one puzzle goes on among all of them', () => {
    const standing = { rating: 1200, isSolved: () => false };
    const cuts: Series = { kind: 'theme', theme: 'fill and cut' };
    expect(seriesAfter(PUZZLES, cuts, standing, 'd')).toEqual(ALL);
    expect(seriesAfter(PUZZLES, GUNS, standing, 'b')).toEqual(GUNS);
  });
});
