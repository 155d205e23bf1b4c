import { expect, test } from 'vitest';
import type { ExplainedTurn, Judgement, Score } from '@zertz/engine';
import { count, NO_MARBLES } from '@zertz/rules';
import { glyphOf, paidPerWhite, pointsOf, takenBy } from './judged.ts';

const value = (score: number): Score => ({ kind: 'value', value: score });

const judged = (bestScore: Score, score: Score | null, swing: number): Judgement => ({
  best: ['Wd4,a1'],
  bestScore,
  score,
  loss: null,
  swing,
  missed: null,
  allowed: null,
});

const turn = (
  ply: number,
  kind: ExplainedTurn['kind'],
  judgement: Judgement | null,
): ExplainedTurn => ({
  ply,
  kind,
  judgement,
  player: ply % 2 === 1 ? 'first' : 'second',
  turn: 'Wd4,a1',
  captures: 0,
  captured: [],
  claimed: [],
  gained: NO_MARBLES,
  wins: false,
});

const TURNS = [
  turn(1, 'offer', judged(value(0), value(-200), 0.3)),
  turn(2, 'forced-reply', judged(value(200), value(200), 0)),
  turn(3, 'quiet', judged(value(-200), value(-900), 0.5)),
];

test('the graph begins with the first position and ends with the last', () => {
  const points = pointsOf({ turns: TURNS }, undefined);
  expect(points.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
  expect(points.map(({ share }) => share === undefined || share < 0.5)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(points.map(({ glyph }) => glyph)).toEqual([undefined, '?', undefined, '??']);
});

test('a game that is over ends at the bottom or the top', () => {
  const end = { by: 'goal', points: undefined } as const;
  expect(pointsOf({ turns: TURNS }, { ...end, winner: 'first' }).at(-1)?.share).toBe(1);
  expect(pointsOf({ turns: TURNS }, { ...end, winner: 'second' }).at(-1)?.share).toBe(0);
});

test('where nobody has looked there is no point', () => {
  const points = pointsOf({ turns: [turn(1, 'quiet', null)] }, undefined);
  expect(points.map(({ share }) => share)).toEqual([undefined, undefined]);
});

test('only what gives away much gets a sign', () => {
  const signs = [0, 0.09, 0.1, 0.25, 0.6].map((swing) =>
    glyphOf({ judgement: judged(value(0), value(0), swing) }),
  );
  expect(signs).toEqual([undefined, undefined, '?!', '?', '??']);
});

test('a report counts what was taken and what a white cost', () => {
  const summary = { accuracy: 1, offers: 0, missed: 0, allowed: 0 };
  const players = {
    first: { ...summary, gained: count(2, 1, 0) },
    second: { ...summary, gained: count(0, 2, 1) },
  };
  expect(paidPerWhite({ players }, 'first')).toBe(1.5);
  expect(paidPerWhite({ players }, 'second')).toBeUndefined();
  expect([takenBy({ turns: TURNS }, 'first'), takenBy({ turns: TURNS }, 'second')]).toEqual([0, 1]);
});
