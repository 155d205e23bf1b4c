import { describe, expect, test } from 'vitest';
import type { Puzzle } from '@zertz/engine';
import { dailyOf, dayOf, streakOf } from './daily.ts';

const puzzles = Array.from({ length: 40 }, (_, index): Puzzle => ({
  id: `p${index}`,
  position: '',
  within: 1,
  themes: [],
  rating: 1000 + index,
  proof: { turn: '', replies: [] },
}));

describe('the puzzle of the day', () => {
  test('changes at midnight by universal time', () => {
    expect(dayOf(Date.parse('2031-05-04T23:59:59Z')) + 1).toBe(
      dayOf(Date.parse('2031-05-05T00:00:00Z')),
    );
  });

  test('is the same for everyone, however the puzzles are sorted', () => {
    const other = puzzles.toReversed();
    for (let day = 100; day < 110; day++) {
      expect(dailyOf(other, day)?.id).toBe(dailyOf(puzzles, day)?.id);
    }
  });

  test('is another each day until all have been, and in no order of ids', () => {
    const ids = puzzles.map((_, day) => dailyOf(puzzles, day)?.id ?? '');
    expect(new Set(ids).size).toBe(puzzles.length);
    expect(ids).not.toEqual(ids.toSorted());
    expect(dailyOf(puzzles, puzzles.length)?.id).toBe(ids[0]);
  });

  test('is none where there are no puzzles', () => {
    expect(dailyOf([], 7)).toBeUndefined();
  });
});

test.each([
  { days: [], streak: 0 },
  { days: [100], streak: 1 },
  { days: [98, 99, 100], streak: 3 },
  // Today is still to come.
  { days: [98, 99], streak: 2 },
  // Yesterday was missed.
  { days: [96, 97, 98], streak: 0 },
  { days: [97, 99, 100], streak: 2 },
])('days $days, seen on day 100, are a streak of $streak', ({ days, streak }) => {
  expect(streakOf(new Set(days), 100)).toBe(streak);
});
