import { MARBLES } from '@zertz/rules';
import type { Marble, MarbleCount } from '@zertz/rules';
import { counting } from '../counting.ts';
import type { MarbleOn, Words } from '../words.ts';

/** Kuličky a jejich počty; barvy se shodují se slovem kulička. */

export const n = counting<'one' | 'few'>('cs');

export const marble: Words['marble'] = {
  white: { one: 'bílá', many: 'bílé', title: 'Bílá' },
  grey: { one: 'šedá', many: 'šedé', title: 'Šedá' },
  black: { one: 'černá', many: 'černé', title: 'Černá' },
};

/** Čtvrtý pád: „zajmout bílou“. */
export const accusative: { readonly [M in Marble]: string } = {
  white: 'bílou',
  grey: 'šedou',
  black: 'černou',
};

/** Druhý pád množného čísla: „pět bílých“. */
export const genitive: { readonly [M in Marble]: string } = {
  white: 'bílých',
  grey: 'šedých',
  black: 'černých',
};

export const aMarble: Words['aMarble'] = (colour) => `${marble[colour].one} kulička`;
export const marbleWord: Words['marbleWord'] = (colour) => `${marble[colour].one} kulička`;
export const marbleAt: Words['marbleAt'] = ({ marble: colour, label }) =>
  `${marble[colour].one} na ${label}`;

export const count: Words['count'] = (number, colour) =>
  n(number, {
    one: `# ${marble[colour].one}`,
    few: `# ${marble[colour].many}`,
    other: `# ${genitive[colour]}`,
  });

export const list: Words['list'] = (items, last = 'a') =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`;

const each = (marbles: MarbleCount, text: (number: number, colour: Marble) => string): string =>
  list(
    MARBLES.filter((colour) => marbles[colour] > 0).map((colour) => text(marbles[colour], colour)),
  );

export const counts: Words['counts'] = (marbles) => each(marbles, count);

export const countsAccusative = (marbles: MarbleCount): string =>
  each(marbles, (number, colour) =>
    number === 1 ? `1 ${accusative[colour]}` : count(number, colour),
  );

export const marblesAt = (on: readonly MarbleOn[]): string => list(on.map(marbleAt));
export const marblesAtAccusative = (on: readonly MarbleOn[]): string =>
  list(on.map(({ marble: colour, label }) => `${accusative[colour]} na ${label}`));

export const goalName: Words['goalName'] = (goal) =>
  goal.white === goal.grey && goal.grey === goal.black
    ? `${goal.white} od každé barvy`
    : counts(goal);

/** „2 ze 4“, „1 z 5“. */
export const outOf = (have: number, need: number): string =>
  `${have} ${need === 3 || need === 4 ? 'ze' : 'z'} ${need}`;
