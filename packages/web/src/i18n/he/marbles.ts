import { MARBLES } from '@zertz/rules';
import { counting } from '../counting.ts';
import type { MarbleOn, Words } from '../words.ts';

/** כדורים וכמה יש מהם; הצבעים בלשון זכר, כמו כדור. */

export const n = counting<'one' | 'two'>('he');

/** Ring labels and notation read left to right, wherever they stand in a sentence. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;

/** A name keeps its own direction and does not disturb that of the sentence. */
export const named = (name: string): string => `\u2068${name}\u2069`;

export const marble: Words['marble'] = {
  white: { one: 'לבן', many: 'לבנים', title: 'לבן' },
  grey: { one: 'אפור', many: 'אפורים', title: 'אפור' },
  black: { one: 'שחור', many: 'שחורים', title: 'שחור' },
};

export const aMarble: Words['aMarble'] = (colour) => `כדור ${marble[colour].one}`;
export const marbleWord: Words['marbleWord'] = (colour) => `כדור ${marble[colour].one}`;
export const marbleAt: Words['marbleAt'] = ({ marble: colour, label }) =>
  `${marble[colour].one} על ${ltr(label)}`;

export const count: Words['count'] = (number, colour) =>
  n(number, {
    one: `${marble[colour].one} אחד`,
    two: `שני ${marble[colour].many}`,
    other: `# ${marble[colour].many}`,
  });

/** A conjunction that is one letter is written together with the word after it. */
export const list: Words['list'] = (items, last = 'ו') => {
  const end = items[items.length - 1] ?? '';
  if (items.length < 2) return end;
  const joined = last === 'ו' ? `ו${/^[א-ת]/.test(end) ? '' : '־'}${end}` : `${last} ${end}`;
  return `${items.slice(0, -1).join(', ')} ${joined}`;
};

export const counts: Words['counts'] = (marbles) =>
  list(
    MARBLES.filter((colour) => marbles[colour] > 0).map((colour) => count(marbles[colour], colour)),
  );

export const marblesAt = (on: readonly MarbleOn[]): string => list(on.map(marbleAt));
export const labels = (rings: readonly string[], last?: string): string =>
  list(rings.map(ltr), last);

export const goalName: Words['goalName'] = (goal) =>
  goal.white === goal.grey && goal.grey === goal.black ? `${goal.white} מכל צבע` : counts(goal);
