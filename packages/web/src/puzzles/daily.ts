import { randomFrom, shuffled } from '@zertz/engine';
import type { Puzzle } from '@zertz/engine';

const DAY = 86_400_000;

/** The number of a day, counted by universal time, so that it is the same everywhere. */
export const dayOf = (millis: number): number => Math.floor(millis / DAY);

const SEED = 37;

/** The puzzle of a day: each comes once before any comes again, in an order that chance fixed. */
export const dailyOf = (puzzles: readonly Puzzle[], day: number): Puzzle | undefined => {
  const sorted = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return shuffled(sorted, randomFrom(SEED))[day % sorted.length];
};

/** How many days in a row the puzzle of the day was solved; today may still be to come. */
export const streakOf = (days: ReadonlySet<number>, today: number): number => {
  let last = days.has(today) ? today : today - 1;
  let streak = 0;
  for (; days.has(last); last--) streak += 1;
  return streak;
};
