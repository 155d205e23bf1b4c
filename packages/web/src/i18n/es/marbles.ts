import { MARBLES } from '@zertz/rules';
import type { Marble } from '@zertz/rules';
import { counting } from '../counting.ts';
import type { MarbleOn, Words } from '../words.ts';

/** Las canicas y cuántas son; los colores concuerdan con «la canica». */

export const n = counting<'one'>('es');

export const marble: Words['marble'] = {
  white: { one: 'blanca', many: 'blancas', title: 'Blanca' },
  grey: { one: 'gris', many: 'grises', title: 'Gris' },
  black: { one: 'negra', many: 'negras', title: 'Negra' },
};

export const aMarble: Words['aMarble'] = (colour) => `una canica ${marble[colour].one}`;
export const marbleWord: Words['marbleWord'] = (colour) => `canica ${marble[colour].one}`;
export const marbleAt: Words['marbleAt'] = ({ marble: colour, label }) =>
  `${marble[colour].one} en ${label}`;

export const count: Words['count'] = (number, colour) =>
  n(number, { one: `# ${marble[colour].one}`, other: `# ${marble[colour].many}` });

export const list: Words['list'] = (items, last = 'y') =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`;

export const counts: Words['counts'] = (marbles) =>
  list(
    MARBLES.filter((colour) => marbles[colour] > 0).map((colour) => count(marbles[colour], colour)),
  );

export const marblesAt = (on: readonly MarbleOn[]): string => list(on.map(marbleAt));

export const goalName: Words['goalName'] = (goal) =>
  goal.white === goal.grey && goal.grey === goal.black
    ? `${goal.white} de cada color`
    : counts(goal);

export const only = (colours: { readonly [M in Marble]: number }): Marble | undefined =>
  colours.white + colours.grey + colours.black === 1
    ? MARBLES.find((colour) => colours[colour] === 1)
    : undefined;
