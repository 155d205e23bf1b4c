import { MARBLES } from '@zertz/rules';
import type { Marble } from '@zertz/rules';
import { counting } from '../counting.ts';
import type { MarbleOn, Words } from '../words.ts';

/** Knikkers en hoeveel het er zijn. */

export const n = counting<'one'>('nl');

export const marble: Words['marble'] = {
  white: { one: 'witte', many: 'witte', title: 'Wit' },
  grey: { one: 'grijze', many: 'grijze', title: 'Grijs' },
  black: { one: 'zwarte', many: 'zwarte', title: 'Zwart' },
};

/** „Wit op d4”, „d4 is wit”. */
export const colourWord: { readonly [M in Marble]: string } = {
  white: 'wit',
  grey: 'grijs',
  black: 'zwart',
};

export const aMarble: Words['aMarble'] = (colour) => `een ${marble[colour].one} knikker`;
export const marbleWord: Words['marbleWord'] = (colour) => `${marble[colour].one} knikker`;
export const marbleAt: Words['marbleAt'] = ({ marble: colour, label }) =>
  `${colourWord[colour]} op ${label}`;

export const count: Words['count'] = (number, colour) => `${number} ${marble[colour].many}`;

export const list: Words['list'] = (items, last = 'en') =>
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
    ? `${goal.white} van elke kleur`
    : counts(goal);

export const only = (colours: { readonly [M in Marble]: number }): Marble | undefined =>
  colours.white + colours.grey + colours.black === 1
    ? MARBLES.find((colour) => colours[colour] === 1)
    : undefined;
