import { randomFrom } from '@zertz/engine';
import { describe, expect, it } from 'vitest';
import {
  eloOf,
  estimateElo,
  expectedScore,
  logLikelihoodRatio,
  sprtBounds,
  sprtVerdict,
} from '../src/match/elo.ts';
import type { PairCounts } from '../src/match/elo.ts';
import { fitElo, ratingsOf } from '../src/match/ratings.ts';
import type { Pairing } from '../src/match/ratings.ts';

const RISKS = { alpha: 0.05, beta: 0.05 };

describe('Elo', () => {
  it.each([
    [0, 0.5],
    [100, 0.640_065],
    [-100, 0.359_935],
    [190.848_5, 0.75],
    [400, 10 / 11],
  ])('expects of %s more a score of %s', (elo, score) => {
    expect(expectedScore(elo)).toBeCloseTo(score, 5);
    expect(eloOf(score)).toBeCloseTo(elo, 2);
  });

  it('is estimated from pairs, with error bars that shrink with their number', () => {
    // A quarter of the pairs brings each 1/2, 1, 1 1/2 and 2 points: mean 5/8, variance 5/64.
    const few = estimateElo([0, 10, 10, 10, 10]);
    expect(few?.score).toBeCloseTo(0.625, 9);
    expect(few?.elo).toBeCloseTo(88.74, 2);
    const error = 1.96 * Math.sqrt(5 / 64 / 40);
    expect(expectedScore(few?.from ?? 0)).toBeCloseTo(0.625 - error, 4);
    expect(expectedScore(few?.to ?? 0)).toBeCloseTo(0.625 + error, 4);
    const many = estimateElo([0, 1000, 1000, 1000, 1000]);
    expect((many?.to ?? 0) - (many?.from ?? 0)).toBeLessThan(
      ((few?.to ?? 0) - (few?.from ?? 0)) / 9,
    );
  });

  it('is not told where nothing can be told', () => {
    expect(estimateElo([0, 0, 0, 0, 0])).toBeUndefined();
    expect(estimateElo([0, 0, 0, 0, 9])).toEqual({
      score: 1,
      elo: undefined,
      from: undefined,
      to: undefined,
    });
  });
});

describe('the sequential test', () => {
  it('is bounded as Wald has it', () => {
    expect(sprtBounds({ elo0: 0, elo1: 5, ...RISKS }).map((x) => x.toFixed(2))).toEqual([
      '-2.94',
      '2.94',
    ]);
    const [lower, upper] = sprtBounds({ elo0: 0, elo1: 5, alpha: 0.01, beta: 0.1 });
    expect([lower.toFixed(3), upper.toFixed(3)]).toEqual(['-2.293', '4.500']);
  });

  // Published results of tests of chess programs, with the ratio that was published.
  it.each<[PairCounts, number, number, number]>([
    [[424, 2948, 5832, 3045, 460], -1, 3, 2.94],
    [[253, 4282, 17604, 4431, 286], -0.25, 1.25, 2.94],
    [[17, 253, 1042, 337, 39], -0.5, 1.5, 2.96],
    [[58, 3302, 33130, 3518, 84], 0.25, 1.25, 2.97],
    [[1284, 17437, 55536, 18085, 1292], 0, 2, 2.94],
    [[11, 407, 3238, 513, 11], 0.25, 1.75, 2.93],
    [[293, 5085, 20082, 5070, 326], -1.25, 0.25, 2.95],
  ])('finds of %j between %s and %s Elo the known ratio', (pairs, elo0, elo1, ratio) => {
    const sprt = { elo0, elo1, ...RISKS };
    expect(Math.abs(logLikelihoodRatio(pairs, sprt) - ratio)).toBeLessThan(0.02);
    const mirrored = pairs.toReversed() as unknown as PairCounts;
    const other = logLikelihoodRatio(mirrored, { elo0: -elo1, elo1: -elo0, ...RISKS });
    expect(other).toBeCloseTo(-logLikelihoodRatio(pairs, sprt), 9);
  });

  it('decides when a bound is passed, not after a few pairs that agree', () => {
    const sprt = { elo0: 0, elo1: 20, ...RISKS };
    expect(logLikelihoodRatio([0, 0, 0, 0, 0], sprt)).toBe(0);
    expect(sprtVerdict([0, 0, 0, 0, 3], sprt)).toBeUndefined();
    expect(sprtVerdict([0, 0, 3, 0, 0], { elo0: 0, elo1: 30, ...RISKS })).toBeUndefined();
    expect(sprtVerdict([0, 0, 0, 0, 300], sprt)).toBe('elo1');
    expect(sprtVerdict([300, 0, 0, 0, 0], sprt)).toBe('elo0');
  });
});

describe('the ratings of several players', () => {
  const pairs = (a: number, b: number, points: PairCounts): Pairing => ({ a, b, pairs: points });

  it('are those of a match where there are but two', () => {
    const [zero = 1, elo = 0] = fitElo(2, [pairs(0, 1, [0, 1000, 1000, 1000, 1000])]);
    expect(zero).toBe(0);
    expect(elo).toBeCloseTo(-88.74, 1);
  });

  it('add up along a chain of neighbours, and agree with those who meet across', () => {
    const next = [50, 0, 100, 0, 450] as const;
    const chain = [pairs(1, 0, next), pairs(2, 1, next), pairs(3, 2, next)];
    const elo = fitElo(4, chain);
    const step = elo[1] ?? 0;
    expect(step).toBeGreaterThan(200);
    expect(elo[3]).toBeCloseTo(3 * step, 0);
    const across = fitElo(4, [...chain, pairs(3, 0, [0, 0, 900, 0, 0])]);
    expect(across[3]).toBeLessThan(3 * step - 100);
  });

  it('have a bound even for who lost everything', () => {
    const [, elo = 0] = fitElo(2, [pairs(0, 1, [0, 0, 0, 0, 50])]);
    expect(elo).toBeLessThan(-700);
    expect(Number.isFinite(elo)).toBe(true);
  });

  it('have errors like those of a match, also for the gaps between them', () => {
    const few: PairCounts = [10, 10, 10, 10, 10];
    const { gaps, ratings } = ratingsOf(3, [pairs(0, 1, few), pairs(1, 2, few)], randomFrom(1));
    const { from = 0, to = 0 } = estimateElo(few) ?? {};
    expect(ratings[0]).toEqual({ elo: 0, error: 0 });
    const half = (to - from) / 2;
    for (const { error } of gaps) expect(Math.abs(error / half - 1)).toBeLessThan(0.3);
    expect(ratings[2]?.error).toBeGreaterThan(half);
  });
});
