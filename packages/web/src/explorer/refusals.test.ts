import { expect, test } from 'vitest';
import { Refusals } from './refusals.ts';

const why = (file: string) => ({ file, fault: 'empty' }) as const;

test('a file without games is refused once, however much is wrong with it', () => {
  const refusals = new Refusals();
  refusals.begin();
  for (let times = 0; times < 3; times++) refusals.add(why('a'));
  refusals.begin();
  refusals.add(why('b'));
  expect(refusals.told).toEqual([why('a'), why('b')]);
  expect(refusals.inAll).toBe(2);
});

test('in a file with games every one that is refused is told', () => {
  const refusals = new Refusals();
  refusals.begin();
  refusals.add(why('a'));
  refusals.hadGame();
  refusals.add(why('a'));
  expect(refusals.inAll).toBe(2);
});

test('what was refused before the first game of a file is told too', () => {
  const refusals = new Refusals();
  refusals.begin();
  for (const file of ['a1', 'a2', 'a3']) refusals.add(why(file));
  refusals.hadGame();
  refusals.add(why('a4'));
  expect(refusals.told).toEqual([why('a1'), why('a2'), why('a3'), why('a4')]);
  expect(refusals.inAll).toBe(4);
});

test('more than anybody reads are only counted', () => {
  const refusals = new Refusals();
  refusals.begin();
  refusals.hadGame();
  for (let times = 0; times < 600; times++) refusals.add(why('a'));
  expect([refusals.told.length, refusals.inAll]).toEqual([500, 600]);
});
