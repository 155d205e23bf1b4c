import { expect, test } from 'vitest';
import { chanceAhead, endShare, figureOf, shareOf, worthOf } from './worth.ts';
import type { Scored } from './worth.ts';

const value = (score: number, player: Scored['player'] = 'first'): Scored => ({
  score: { kind: 'value', value: score },
  player,
});

test.each([
  [value(0), { kind: 'even' }],
  [value(-40), { kind: 'even' }],
  [value(150), { kind: 'better', player: 'first', degree: 'slightly' }],
  [value(150, 'second'), { kind: 'better', player: 'second', degree: 'slightly' }],
  [value(-400), { kind: 'better', player: 'second', degree: 'clearly' }],
  [value(2000), { kind: 'better', player: 'first', degree: 'much' }],
  [
    { score: { kind: 'win', turns: 5 }, player: 'first' },
    { kind: 'wins', player: 'first', turns: 3 },
  ],
  [
    { score: { kind: 'loss', turns: 4 }, player: 'first' },
    { kind: 'wins', player: 'second', turns: 2 },
  ],
] as const)('%j is told as %j', (scored, worth) => {
  expect(worthOf(scored)).toEqual(worth);
});

test('the share is that of the first player, whoever is to move', () => {
  expect(shareOf(value(0))).toBe(0.5);
  expect(shareOf(value(300, 'second'))).toBeCloseTo(1 - shareOf(value(300)));
  expect(shareOf({ score: { kind: 'loss', turns: 2 }, player: 'second' })).toBe(1);
  expect(endShare({ winner: 'second', by: 'goal', points: undefined })).toBe(0);
  expect(endShare({ winner: undefined, by: 'agreement', points: undefined })).toBe(0.5);
});

test('a win chance is that of who is ahead, and only a proven win is sure', () => {
  expect(chanceAhead(value(-180))).toBeCloseTo(0.59);
  expect(chanceAhead(value(20_000))).toBe(0.99);
  expect(chanceAhead({ score: { kind: 'loss', turns: 2 } })).toBeUndefined();
});

test('a figure tells how far who is ahead', () => {
  expect(figureOf(value(-180))).toEqual({ text: '+1.8', ahead: 'second' });
  expect(figureOf({ score: { kind: 'win', turns: 5 }, player: 'second' })).toEqual({
    text: 'W3',
    ahead: 'second',
  });
});
