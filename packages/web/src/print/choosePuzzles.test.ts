import { expect, test } from 'vitest';
import { ALL } from '../puzzles/series.ts';
import { loadPuzzles, puzzles } from '../puzzles/set.ts';
import { choosePuzzles, DIFFICULTIES, difficultyOf } from './choosePuzzles.ts';

await loadPuzzles();
const all = puzzles.value;
const none = new Set<string>();
const usual = { series: ALL, difficulty: 'any', howMany: 6 } as const;

test('the easiest come first, and the next after those on the sheet', () => {
  const first = choosePuzzles(all, usual, none, () => false);
  expect(first).toEqual(all.slice(0, 6));
  const there = new Set(first.map(({ id }) => id));
  expect(choosePuzzles(all, usual, there, () => false)).toEqual(all.slice(6, 12));
});

test('what was solved here comes last', () => {
  const solved = new Set(all.slice(0, 3).map(({ id }) => id));
  const every = choosePuzzles(all, { ...usual, howMany: all.length }, none, (id) => solved.has(id));
  expect(every.slice(-3)).toEqual(all.slice(0, 3));
});

test('a kind has only its own, and each difficulty has its share', () => {
  const series = { kind: 'length', within: 2 } as const;
  const hard = choosePuzzles(all, { series, difficulty: 'hard', howMany: 5 }, none, () => false);
  expect(hard).toHaveLength(5);
  for (const puzzle of hard) expect([puzzle.within, difficultyOf(puzzle)]).toEqual([2, 'hard']);
  for (const difficulty of DIFFICULTIES) {
    const share = choosePuzzles(all, { ...usual, difficulty, howMany: 999 }, none, () => false);
    expect(share.length / all.length, difficulty).toBeGreaterThan(0.25);
  }
});
