import { MARBLES } from '@zertz/rules';
import type { Marble, MarbleCount } from '@zertz/rules';
import type { MarbleOn } from '../words.ts';

/** Marbles, and how many of them. */

export const marble: { readonly [M in Marble]: { one: string; many: string; title: string } } = {
  white: { one: 'white', many: 'whites', title: 'White' },
  grey: { one: 'grey', many: 'greys', title: 'Grey' },
  black: { one: 'black', many: 'blacks', title: 'Black' },
};

export const aMarble = (colour: Marble): string => `a ${marble[colour].one} marble`;
export const marbleWord = (colour: Marble): string => `${marble[colour].one} marble`;

/** A marble with the ring that it lies on: "white d7". */
export const marbleAt = ({ marble: colour, label }: MarbleOn): string =>
  `${marble[colour].one} ${label}`;

export const plural = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;

export const count = (n: number, colour: Marble): string =>
  plural(n, marble[colour].one, marble[colour].many);

export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`;

export const counts = (marbles: MarbleCount): string =>
  list(
    MARBLES.filter((colour) => marbles[colour] > 0).map((colour) => count(marbles[colour], colour)),
  );

export const marblesAt = (on: readonly MarbleOn[]): string => list(on.map(marbleAt));

/** A goal by its counts: "4 whites", "3 of each". */
export const goalName = (goal: MarbleCount): string =>
  goal.white === goal.grey && goal.grey === goal.black ? `${goal.white} of each` : counts(goal);
