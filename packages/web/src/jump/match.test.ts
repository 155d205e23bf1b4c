import { expect, test } from 'vitest';
import { matches } from './match.ts';

const entry = (text: string, also = '') => ({ text, also });

const found = (query: string, ...entries: readonly { text: string; also: string }[]) =>
  matches(entries, query).map(({ text }) => text);

test('accents and case do not matter, on either side', () => {
  expect(found('zertz', entry('ZÈRTZ'))).toEqual(['ZÈRTZ']);
  expect(found('Nápověda', entry('napoveda'))).toEqual(['napoveda']);
  expect(found('STRASSE', entry('Straße'))).toEqual(['Straße']);
  expect(found('חוקים', entry('כללים'), entry('חֻקִּים'), entry('חוקים'))).toEqual(['חוקים']);
});

test('words may come in any order, and be only begun', () => {
  expect(found('boa turn', entry('Turn the board'))).toEqual(['Turn the board']);
  expect(found('5 level', entry('Level 5'), entry('Level 4'))).toEqual(['Level 5']);
});

test('every word has to be there', () => {
  expect(found('turn table', entry('Turn the board'))).toEqual([]);
});

test('what is shown in another language is found in English too, after what is shown so', () => {
  const both = [entry('Brett drehen', 'Turn the board'), entry('Turn'), entry('Zug', 'Move')];
  expect(found('turn', ...both)).toEqual(['Turn', 'Brett drehen']);
});

test('a whole word goes before a begun one, and that before one that only has it within', () => {
  const three = [entry('Overboarding'), entry('A boarding'), entry('A board')];
  expect(found('board', ...three)).toEqual(['A board', 'A boarding', 'Overboarding']);
});

test('one or two letters within a word find nothing', () => {
  expect(found('oa', entry('Board'))).toEqual([]);
  expect(found('b', entry('Board'), entry('Tab'))).toEqual(['Board']);
});

test('numbers of clauses are words', () => {
  expect(found('5.3', entry('R5.3'), entry('Free rings', '5.3'))).toEqual(['Free rings', 'R5.3']);
});

test('nothing asked keeps all in their order', () => {
  expect(found('  ', entry('B'), entry('A'))).toEqual(['B', 'A']);
  expect(found('?!', entry('B'), entry('A'))).toEqual(['B', 'A']);
});
