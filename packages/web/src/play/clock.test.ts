import { expect, test } from 'vitest';
import { allowance, clockText, freshClock, leftOn, pressed, urgency } from './clock.ts';

const turns = (text: string) =>
  [...text].map((letter) => ({
    before: { turn: letter === '1' ? ('first' as const) : ('second' as const) },
  }));

const fresh = freshClock({ main: 60_000, increment: 2000 });

test('the first turn of a game takes no time and gives none', () => {
  const after = pressed({ ...fresh, spent: 5000 }, turns('1'));
  expect(after.left.at(-1)).toEqual({ first: 60_000, second: 60_000 });
  expect(after.spent).toBe(0);
});

test('later turns take what was used and give the increment', () => {
  const one = pressed(fresh, turns('1'));
  const two = pressed({ ...one, spent: 7000 }, turns('12'));
  expect(two.left.at(-1)).toEqual({ first: 60_000, second: 55_000 });
  expect(leftOn({ ...two, spent: 3000 }, 'first', 'first')).toBe(57_000);
  expect(leftOn({ ...two, spent: 3000 }, 'second', 'first')).toBe(55_000);
});

test('a turn that is taken back gives its time back', () => {
  const two = pressed({ ...pressed(fresh, turns('1')), spent: 7000 }, turns('12'));
  const back = pressed({ ...two, spent: 4000 }, turns('1'));
  expect(back.left.at(-1)).toEqual({ first: 60_000, second: 60_000 });
  expect(back.spent).toBe(0);
});

test('no time is left when all is used', () => {
  const one = { ...pressed(fresh, turns('1')), spent: 99_000 };
  expect(leftOn(one, 'second', 'second')).toBe(0);
});

test('the computer keeps time for the turns to come', () => {
  expect(allowance(fresh, 'first')).toBe(4000);
  expect(allowance({ ...fresh, increment: 0, spent: 60_000 }, 'first')).toBe(50);
});

test('a clock reads as people write it, with tenths at the end', () => {
  expect(clockText(401_000)).toBe('6:41');
  expect(clockText(3_723_000)).toBe('1:02:03');
  expect(clockText(10_000)).toBe('0:10');
  expect(clockText(9440)).toBe('0:09.4');
  expect(clockText(0)).toBe('0:00.0');
});

test('time is low under a fifth or half a minute, and last under ten seconds', () => {
  const control = { main: 600_000, increment: 0 };
  expect(urgency(120_000, control)).toBe('calm');
  expect(urgency(119_000, control)).toBe('low');
  expect(urgency(29_000, { main: 60_000, increment: 0 })).toBe('low');
  expect(urgency(9000, control)).toBe('last');
});
