import { expect, test } from 'vitest';
import { formatPosition, PRESETS, startPosition } from '@zertz/rules';
import { brokenTurn, isKeptGame, keptOf, newcomers, newId } from './keptGame.ts';

const saved = (...turns: string[]) =>
  ({
    start: formatPosition(startPosition(PRESETS.official)),
    turns,
    seats: { first: { kind: 'here' }, second: { kind: 'here' } },
  }) as const;

test('the first turn that cannot be played is found, wherever it is', () => {
  const good = ['Wd4,a1', 'Gb2,g1', 'Bf4,a4'];
  expect(brokenTurn(saved(...good))).toBeUndefined();
  for (const [at] of good.entries()) {
    expect(brokenTurn(saved(...good.with(at, 'Wz9,a1')))).toBe(at);
  }
  // What comes after it is not looked at.
  expect(brokenTurn(saved('Wd4,a1', 'Wd4,g1', 'oops'))).toBe(1);
});

test('only new games and later states are taken over', () => {
  const here = keptOf(saved('Wd4,a1'), 1000);
  const later = { ...here, changed: 2000 };
  const other = keptOf(saved(), 500);
  expect(newcomers([here], [here, other])).toEqual([other]);
  expect(newcomers([here], [later])).toEqual([later]);
  expect(newcomers([later], [here])).toEqual([]);
});

test('ids are not given twice', () => {
  const ids = Array.from({ length: 100 }, () => newId(1000));
  expect(new Set(ids).size).toBe(100);
});

test('what is no game, or has no date, is told from one', () => {
  const game = keptOf(saved('Wd4,a1'), 1000);
  expect(isKeptGame(game, '')).toBeUndefined();
  for (const other of [
    5,
    null,
    [],
    { ...game, seats: undefined },
    { ...game, start: 5 },
    { ...game, turns: null },
    { ...game, changed: 9e15 },
    { ...game, began: -9e15 },
    { ...game, end: { by: 'magic' } },
    { ...game, clock: { main: 1 } },
  ]) {
    expect(isKeptGame(other, '')).toBeDefined();
  }
});
