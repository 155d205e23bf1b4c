import { MARBLES, points, total } from '@zertz/rules';
import type { MarbleCount, Variant } from '@zertz/rules';
import type { Worth } from './params.ts';

/** As many of each colour, and of goals, are told apart; `assembly/evaluate.ts` does the same. */
const MOST = 15;
const COUNTS = (MOST + 1) ** 3;
const DENIABLE = 4;

const indexOf = ({ black, grey, white }: MarbleCount): number =>
  (Math.min(white, MOST) << 8) | (Math.min(grey, MOST) << 4) | Math.min(black, MOST);

/** Every count of captives that the marbles of a game allow. */
const countsIn = ({ black, grey, white }: MarbleCount): readonly MarbleCount[] => {
  const found: MarbleCount[] = [];
  for (let w = 0; w <= Math.min(white, MOST); w++) {
    for (let g = 0; g <= Math.min(grey, MOST); g++) {
      for (let b = 0; b <= Math.min(black, MOST); b++) found.push({ white: w, grey: g, black: b });
    }
  }
  return found;
};

/** What captives are worth in a variant, by the goals denied, then by white, grey and black. */
export const worthTable = (variant: Variant, worth: Worth): Int32Array => {
  const table = new Int32Array(COUNTS << DENIABLE);
  const counts = countsIn(variant.supply);
  for (let denied = 0; denied < 1 << DENIABLE; denied++) {
    const worthOf = worthUnder(variant, worth, denied);
    for (const held of counts) {
      table[denied * COUNTS + indexOf(held)] = Math.round(Math.min(worthOf(held), 9000));
    }
  }
  return table;
};

/** Which of the first goals captives deny the opponent, as there are not enough other marbles. */
export const deniedTable = (variant: Variant): Uint8Array => {
  const table = new Uint8Array(COUNTS);
  for (const held of countsIn(variant.supply)) {
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
const worthUnder = (
  variant: Variant,
  worth: Worth,
  denied: number,
): ((held: MarbleCount) => number) => {
  const { goals, noGoalEnd } = variant;
  const open = goals.filter((_, index) => index >= DENIABLE || ((denied >> index) & 1) === 0);
  const [white, grey, black] = MARBLES.map((marble) => {
    const most = needOf(goals, marble);
    const now = needOf(open, marble);
    const kept = Math.max(worth.denied, now === Infinity ? 0 : most / now);
    return most === Infinity ? 0 : (kept * worth.goal) / most;
  });
  const point = noGoalEnd === 'points' ? worth.point : 0;
  return (held) => {
    let sum = held.white * (white ?? 0) + held.grey * (grey ?? 0) + held.black * (black ?? 0);
    sum += point * points(held);
    for (const goal of open) {
      const lacking =
        Math.max(0, goal.white - held.white) +
        Math.max(0, goal.grey - held.grey) +
        Math.max(0, goal.black - held.black);
      sum += worth.lacking[Math.max(lacking, 1) - 1] ?? 0;
    }
    return sum;
  };
};

/** Marbles of the smallest goal that a colour counts for. */
const needOf = (goals: readonly MarbleCount[], marble: keyof MarbleCount): number =>
  Math.min(...goals.filter((goal) => goal[marble] > 0).map(total));
