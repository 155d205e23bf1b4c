import { describe, expect, test } from 'vitest';
import { isPuzzleRecord, joined } from './puzzles.ts';
import type { PuzzleRecord } from './puzzles.ts';

describe('two records of a puzzle', () => {
  test('keep the first try of the one that is here', () => {
    const here: PuzzleRecord = { id: 'a', wrong: 1, score: 0, change: -30 };
    const other: PuzzleRecord = { id: 'a', wrong: 0, score: 1, change: 40, solved: 5 };
    expect(joined(here, other)).toEqual({ id: 'a', wrong: 1, score: 0, change: -30, solved: 5 });
    expect(joined({ id: 'a', wrong: 0 }, other)).toEqual(other);
  });

  test('have the days of both, and the earlier solution', () => {
    const one: PuzzleRecord = { id: 'a', wrong: 0, solved: 9, days: [3, 7] };
    const two: PuzzleRecord = { id: 'a', wrong: 0, solved: 4, days: [1, 3] };
    expect(joined(one, two)).toEqual({ id: 'a', wrong: 0, solved: 4, days: [1, 3, 7] });
  });
});

test.each([
  [{ id: 'a', wrong: 0 }, undefined],
  [{ id: 'a', wrong: 0, score: 0.5, change: -3, solved: 1, days: [2] }, undefined],
  [{ wrong: 0 }, 'id'],
  [{ id: 'a', wrong: 'none' }, 'wrong'],
  [{ id: 'a', wrong: 0, score: 2 }, 'score'],
  [{ id: 'a', wrong: 0, days: ['today'] }, 'days[0]'],
])('%j is checked', (value, path) => {
  expect(isPuzzleRecord(value, '')?.path).toBe(path);
});
