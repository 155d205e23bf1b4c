import { covers, MARBLES, NO_MARBLES, total } from '@zertz/rules';
import type { Marble, MarbleCount, Variant } from '@zertz/rules';

export type Socket = 'filled' | 'gain' | 'loss' | 'next' | 'empty';

export interface MeterRow {
  readonly marble: Marble;
  readonly have: number;
  readonly need: number;
  readonly sockets: readonly Socket[];
  /** A goal of this colour alone has been reached. */
  readonly won: boolean;
}

/** Progress to all goals as one picture. */
export interface Meter {
  readonly rows: readonly MeterRow[];
  /** Width of the box that holds the mixed goal; 0: no such goal. */
  readonly box: number;
  readonly boxWon: boolean;
  /** What is missing for the closest goal; nothing once a goal is reached. */
  readonly missing: MarbleCount;
}

/** The meter of captives that may change by `gain` (and `loss`) with the turn being made. */
export const meterOf = (
  variant: Pick<Variant, 'goals'>,
  captives: MarbleCount,
  gain: MarbleCount = NO_MARBLES,
  loss: MarbleCount = NO_MARBLES,
): Meter => {
  const { goals } = variant;
  const won = goals.filter((goal) => covers(captives, goal));
  const missing = won.length > 0 ? NO_MARBLES : closest(goals, captives);
  const box = goals.find((goal) => isBox(goal))?.white ?? 0;
  const rows = MARBLES.map((marble): MeterRow => {
    const need = rowLength(goals, marble, box);
    const have = captives[marble];
    const kept = have - loss[marble];
    const length = Math.max(need, have + gain[marble]);
    const sockets = Array.from({ length }, (_, index): Socket => {
      if (index < kept) return 'filled';
      if (index < have) return 'loss';
      if (index < have + gain[marble]) return 'gain';
      return index === have + gain[marble] && missing[marble] > gain[marble] ? 'next' : 'empty';
    });
    return { marble, have, need, sockets, won: won.some((goal) => isOnly(goal, marble)) };
  });
  return { rows, box, boxWon: won.some(isBox), missing };
};

const closest = (goals: readonly MarbleCount[], captives: MarbleCount): MarbleCount => {
  const missing = goals.map((goal): MarbleCount => ({
    white: Math.max(0, goal.white - captives.white),
    grey: Math.max(0, goal.grey - captives.grey),
    black: Math.max(0, goal.black - captives.black),
  }));
  const [first = NO_MARBLES, ...rest] = [
    ...missing.filter((count) => MARBLES.filter((marble) => count[marble] > 0).length === 1),
    ...missing,
  ];
  return rest.reduce((best, count) => (total(count) < total(best) ? count : best), first);
};

const isOnly = (goal: MarbleCount, marble: Marble): boolean => goal[marble] === total(goal);

const isBox = (goal: MarbleCount): boolean =>
  goal.white > 0 && goal.white === goal.grey && goal.grey === goal.black;

/** As many sockets as the goal of this colour alone, else as many as any goal asks of it. */
const rowLength = (goals: readonly MarbleCount[], marble: Marble, box: number): number => {
  const alone = goals.filter((goal) => isOnly(goal, marble)).map((goal) => goal[marble]);
  if (alone.length > 0) return Math.max(box, Math.min(...alone));
  return Math.max(box, ...goals.map((goal) => goal[marble]));
};
