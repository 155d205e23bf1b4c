import { MARBLES, points, total } from '@zertz/rules';
import type { MarbleCount, Variant } from '@zertz/rules';
import type { Worth } from './params.ts';

/** As many of each colour, and of goals, are told apart; `assembly/evaluate.ts` does the same. */
const MOST = 15;
const COUNTS = (MOST + 1) ** 3;
const DENIABLE = 4;

const indexOf = ({ black, grey, white }: MarbleCount): number =>
  (Math.min(white, MOST) << 8) | (Math.min(grey, MOST) << 4) | Math.min(black, MOST);

const everyCount = function* (): Generator<MarbleCount> {
  for (let white = 0; white <= MOST; white++) {
    for (let grey = 0; grey <= MOST; grey++) {
      for (let black = 0; black <= MOST; black++) yield { white, grey, black };
    }
  }
};

/** What captives are worth in a variant, by the goals denied, then by white, grey and black. */
export const worthTable = (variant: Variant, worth: Worth): Int32Array => {
  const table = new Int32Array(COUNTS << DENIABLE);
  for (let denied = 0; denied < 1 << DENIABLE; denied++) {
    for (const held of everyCount()) {
      const found = Math.min(worthOf(variant, worth, held, denied), 9000);
      table[denied * COUNTS + indexOf(held)] = Math.round(found);
    }
  }
  return table;
};

/** Which of the first goals captives deny the opponent, as there are not enough other marbles. */
export const deniedTable = (variant: Variant): Uint8Array => {
  const table = new Uint8Array(COUNTS);
  for (const held of everyCount()) {
    const denied = variant.goals
      .slice(0, DENIABLE)
      .map((goal, index) =>
        MARBLES.some((marble) => goal[marble] > variant.supply[marble] - held[marble])
          ? 1 << index
          : 0,
      );
    table[indexOf(held)] = denied.reduce((all, bit) => all | bit, 0);
  }
  return table;
};

/** A player's captives judged by his opponent's, from the two tables. */
export const judge = (
  tables: { readonly worth: Int32Array; readonly denied: Uint8Array },
  own: MarbleCount,
  others: MarbleCount,
): number => tables.worth[(tables.denied[indexOf(others)] ?? 0) * COUNTS + indexOf(own)] ?? 0;

/** Each marble by the goals it counts for, and more the nearer a goal is. */
const worthOf = (variant: Variant, worth: Worth, held: MarbleCount, denied: number): number => {
  const { goals, noGoalEnd } = variant;
  const open = goals.filter((_, index) => index >= DENIABLE || ((denied >> index) & 1) === 0);
  let sum = noGoalEnd === 'points' ? worth.point * points(held) : 0;
  for (const marble of MARBLES) {
    const most = needOf(goals, marble);
    const now = needOf(open, marble);
    const kept = most === now ? 1 : Math.max(worth.denied, now === Infinity ? 0 : most / now);
    if (most !== Infinity) sum += (kept * held[marble] * worth.goal) / most;
  }
  for (const goal of open) {
    const lacking = MARBLES.reduce(
      (all, marble) => all + Math.max(0, goal[marble] - held[marble]),
      0,
    );
    sum += worth.lacking[Math.max(lacking, 1) - 1] ?? 0;
  }
  return sum;
};

/** Marbles of the smallest goal that a colour counts for. */
const needOf = (goals: readonly MarbleCount[], marble: keyof MarbleCount): number =>
  Math.min(...goals.filter((goal) => goal[marble] > 0).map(total));
