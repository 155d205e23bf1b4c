import { describe, expect, test } from 'vitest';
import { changeFor, ratingOf, scoreWith } from './rating.ts';

const record = (change?: number) => ({
  id: 'a',
  wrong: 0,
  ...(change === undefined ? {} : { change }),
});

describe('the rating of a solver', () => {
  test('is 1200 at first, and the sum of what first tries have changed', () => {
    expect(ratingOf([])).toEqual({ rating: 1200, rated: 0 });
    expect(ratingOf([record(40), record(-15), record()])).toEqual({ rating: 1225, rated: 2 });
  });

  test('stays within bounds, whatever a file says', () => {
    expect(ratingOf([record(1e9)]).rating).toBe(3500);
    expect(ratingOf([record(-1e9)]).rating).toBe(100);
  });

  test('gains what was not expected, and loses what was', () => {
    const at = { rating: 1200, rated: 0 };
    expect(changeFor(at, 1200, 1)).toBe(40);
    expect(changeFor(at, 1200, 0)).toBe(-40);
    expect(changeFor(at, 1200, 0.5)).toBe(0);
    expect(changeFor(at, 1600, 1)).toBe(73);
    expect(changeFor(at, 800, 1)).toBe(7);
    expect(changeFor(at, 800, 0)).toBe(-73);
  });

  test('changes less the more it comes from', () => {
    const by = [0, 10, 50].map((rated) => changeFor({ rating: 1200, rated }, 1200, 1));
    expect(by).toEqual([40, 19, 8]);
  });

  test('counts a little help half, and being told not at all', () => {
    expect([0, 1, 2, 3, 4].map(scoreWith)).toEqual([1, 0.5, 0.5, 0, 0]);
  });
});
