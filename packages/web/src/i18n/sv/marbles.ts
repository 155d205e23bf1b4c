import { MARBLES } from '@zertz/rules';
import { counting } from '../counting.ts';
import type { MarbleOn, Words } from '../words.ts';

/** Kulor, och hur många de är. */

export const n = counting<'one'>('sv');

export const marble: Words['marble'] = {
  white: { one: 'vit', many: 'vita', title: 'Vit' },
  grey: { one: 'grå', many: 'gråa', title: 'Grå' },
  black: { one: 'svart', many: 'svarta', title: 'Svart' },
};

export const aMarble: Words['aMarble'] = (colour) => `en ${marble[colour].one} kula`;
export const marbleWord: Words['marbleWord'] = (colour) => `${marble[colour].one} kula`;
export const marbleAt: Words['marbleAt'] = ({ marble: colour, label }) =>
  `${marble[colour].one} på ${label}`;

export const count: Words['count'] = (number, colour) =>
  n(number, { one: `# ${marble[colour].one}`, other: `# ${marble[colour].many}` });

export const list: Words['list'] = (items, last = 'och') =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`;

export const counts: Words['counts'] = (marbles) =>
  list(
    MARBLES.filter((colour) => marbles[colour] > 0).map((colour) => count(marbles[colour], colour)),
  );

export const marblesAt = (on: readonly MarbleOn[]): string => list(on.map(marbleAt));

export const goalName: Words['goalName'] = (goal) =>
  goal.white === goal.grey && goal.grey === goal.black ? `${goal.white} av varje` : counts(goal);
