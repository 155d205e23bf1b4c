import { MARBLES } from '@zertz/rules';
import type { Marble } from '@zertz/rules';
import { counting } from '../counting.ts';
import type { MarbleOn, Words } from '../words.ts';

/** Kugeln und wie viele es sind; die Farben richten sich nach „die Kugel“. */

export const n = counting<'one'>('de');

export const marble: Words['marble'] = {
  white: { one: 'weiße', many: 'weiße', title: 'Weiß' },
  grey: { one: 'graue', many: 'graue', title: 'Grau' },
  black: { one: 'schwarze', many: 'schwarze', title: 'Schwarz' },
};

/** „Weiß auf d4“, „d4 ist weiß“. */
export const colourWord: { readonly [M in Marble]: string } = {
  white: 'weiß',
  grey: 'grau',
  black: 'schwarz',
};

export const aMarble: Words['aMarble'] = (colour) => `eine ${marble[colour].one} Kugel`;
export const marbleWord: Words['marbleWord'] = (colour) => `${marble[colour].one} Kugel`;
export const marbleAt: Words['marbleAt'] = ({ marble: colour, label }) =>
  `${marble[colour].title} auf ${label}`;

export const count: Words['count'] = (number, colour) => `${number} ${marble[colour].many}`;

export const list: Words['list'] = (items, last = 'und') =>
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
    ? `${goal.white} von jeder Farbe`
    : counts(goal);
