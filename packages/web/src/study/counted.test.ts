import { expect, test } from 'vitest';
import { toldLine } from '@zertz/engine';
import type { ExplainedTurn } from '@zertz/engine';
import { F2 } from '../../e2e/fixtures.ts';
import { linkedGame } from '../storage/linkedGame.ts';
import { overlookedBy, refusedBy, tempoOf } from './counted.ts';

/** A game told as a review tells it; `best`: the best turn where one gave something away, by ply. */
const told = (hash: string, best: { readonly [ply: number]: string } = {}) => {
  const { history } = linkedGame(hash);
  const turns = history.map((played, index): ExplainedTurn => {
    const before = history[index - 1];
    // A capture is an answer where the turn before was an offer.
    const start = before ?? played;
    const line = toldLine(
      start.before,
      before === undefined ? [played.turn] : [before.turn, played.turn],
    );
    const step = line.steps[line.steps.length - 1]!;
    const first = best[index + 1];
    return {
      ply: index + 1,
      ...step,
      judgement:
        first === undefined
          ? null
          : {
              best: [first],
              bestScore: { kind: 'value', value: 300 },
              score: { kind: 'value', value: 0 },
              loss: 300,
              swing: 0.2,
              missed: null,
              allowed: null,
            },
    };
  });
  return { history, turns };
};

const OFFERED = '#g=Wd4,a1|Gd5,g1|x d4Gd6|Bc3,d1';

test('tempo is kept by a placement that is captured and leaves the next free turn', () => {
  // The second player offers d5, the first has to take it, and the second is free again.
  const { turns } = told(OFFERED);
  expect(tempoOf({ turns }, 'second')).toEqual({ kept: 1, of: 1 });
  expect(tempoOf({ turns }, 'first')).toEqual({ kept: 0, of: 1 });
});

test('an offer is refused by taking fewer marbles than there were to take', () => {
  const refused = (turn: string): number => {
    const { history, turns } = told(`${F2}${encodeURIComponent(`|${turn}`)}`);
    return refusedBy({ turns }, history, 'first');
  };
  expect(refused('x a2Wc4We3We1')).toBe(1);
  expect(refused('x a3Wc3We4Ge6Bc5')).toBe(0);
});

test('an offer is overlooked where it was best and something else was played', () => {
  const game = '#g=Wd4,a1|Gg4,d1';
  const missed = told(game, { 2: 'Gd5,g1' });
  expect(overlookedBy(missed, missed.history, 'second')).toBe(1);
  expect(overlookedBy(missed, missed.history, 'first')).toBe(0);
  const other = told(game, { 2: 'Ga4,g1' });
  expect(overlookedBy(other, other.history, 'second')).toBe(0);
  const offered = told(OFFERED, { 2: 'Wd5,g1' });
  expect(overlookedBy(offered, offered.history, 'second')).toBe(0);
});
