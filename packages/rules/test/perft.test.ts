import { expect, test } from 'vitest';

import { divide, perft, perftSteps } from '../src/index.ts';
import data from './perft.json' with { type: 'json' };
import { perftPosition } from './perftPosition.ts';
import { isQuick } from './quick.ts';
import { setUp } from './setup.ts';

/** Deeper rows are counted by `npm run perft`, which knows transpositions and symmetry. */
const MOST_LEAVES = isQuick ? 5_000 : 5_000_000;

for (const row of data.positions) {
  const depths = row.turns_by_depth.filter((count) => count <= MOST_LEAVES);
  test(`R4.5 perft ${row.name} to depth ${depths.length}`, () => {
    const position = perftPosition(row.compact);
    const found = depths.map((_, index) => perft(position, index + 1));
    expect(found).toEqual(depths);
  });
}

test('R4.5 divide splits the count by first turns', () => {
  const row = data.positions.find(({ name }) => name === 'flower');
  const position = perftPosition(row!.compact);
  const counts = divide(position, 2).map(({ count }) => count);
  expect(counts).toHaveLength(perft(position, 1));
  expect(counts.reduce((a, b) => a + b, 0)).toBe(perft(position, 2));
});

test('two steps from the start are a whole placement, one is a marble on a ring', () => {
  const start = setUp({});
  expect([0, 1, 2, 3].map((depth) => perftSteps(start, depth))).toEqual([1, 111, 1944, 1944 * 105]);
});

test('R6.3 a chain is counted jump by jump', () => {
  const position = setUp({
    rings: 'a1 a2 a3 a4 b2 b3 b4 b5 c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5'.split(' '),
    marbles: { e4: 'W', d6: 'W', d5: 'G', a2: 'G', b4: 'B' },
  });
  // Four ways begin: e4 to c5 (then two ways), d5 to f3, d6 to d4 (then one way).
  expect(perftSteps(position, 1)).toBe(3);
  const optional = { ...position, variant: { ...position.variant, chain: 'optional' as const } };
  expect(perft(position, 1)).toBe(4);
  expect(perft(optional, 1)).toBe(7);
});
