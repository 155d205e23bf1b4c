import { MARBLES, points } from '@zertz/rules';
import type { MarbleCount, Variant } from '@zertz/rules';
import type { Worth } from './params.ts';

/** As many of each colour are told apart; `assembly/evaluate.ts` counts in the same way. */
const MOST = 15;

/** What captives are worth in a variant, by white, grey and black. */
export const worthTable = (variant: Variant, worth: Worth): Int32Array => {
  const table = new Int32Array((MOST + 1) ** 3);
  for (let white = 0; white <= MOST; white++) {
    for (let grey = 0; grey <= MOST; grey++) {
      for (let black = 0; black <= MOST; black++) {
        const found = worthOf(variant, worth, { white, grey, black });
        table[(white << 8) | (grey << 4) | black] = Math.round(Math.min(found, 9000));
      }
    }
  }
  return table;
};

/** Each marble by the goals it counts for, and more the nearer a goal is. */
const worthOf = (variant: Variant, worth: Worth, held: MarbleCount): number => {
  let sum = variant.noGoalEnd === 'points' ? worth.point * points(held) : 0;
  for (const marble of MARBLES) {
    const needs = variant.goals.filter((goal) => goal[marble] > 0).map((goal) => sizeOf(goal));
    if (needs.length > 0) sum += (held[marble] * worth.goal) / Math.min(...needs);
  }
  for (const goal of variant.goals) {
    const lacking = MARBLES.reduce(
      (all, marble) => all + Math.max(0, goal[marble] - held[marble]),
      0,
    );
    sum += worth.lacking[Math.max(lacking, 1) - 1] ?? 0;
  }
  return sum;
};

const sizeOf = ({ white, grey, black }: MarbleCount): number => white + grey + black;
