import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RingSet } from './ringSet.ts';
import type { Ring } from './types.ts';

const rings = fc.uniqueArray(
  fc.integer({ min: 0, max: 203 }).map((ring) => ring as Ring),
  { maxLength: 80 },
);
const ring = fc.integer({ min: 0, max: 203 }).map((number) => number as Ring);

const sorted = (set: Iterable<Ring>): readonly Ring[] => [...set].toSorted((a, b) => a - b);

test('a ring set is a set of numbers, whatever words they fall in', () => {
  fc.assert(
    fc.property(rings, rings, ring, (some, others, one) => {
      const a = RingSet.from(some);
      const b = RingSet.of(...others);
      const plain = new Set(some);
      const other = new Set(others);
      expect([...a]).toEqual(sorted(plain));
      expect(a.toArray()).toEqual(sorted(plain));
      expect(a.size).toBe(plain.size);
      expect(a.isEmpty).toBe(plain.size === 0);
      expect(a.first()).toBe(sorted(plain)[0]);
      expect(a.has(one)).toBe(plain.has(one));
      expect(a.with(one).toArray()).toEqual(sorted(new Set([...plain, one])));
      expect(a.without(one).toArray()).toEqual(sorted(plain).filter((member) => member !== one));
      expect(a.union(b).toArray()).toEqual(sorted(plain.union(other)));
      expect(a.intersect(b).toArray()).toEqual(sorted(plain.intersection(other)));
      expect(a.diff(b).toArray()).toEqual(sorted(plain.difference(other)));
      expect(a.intersects(b)).toBe(!plain.isDisjointFrom(other));
      expect(a.isSubsetOf(b)).toBe(plain.isSubsetOf(other));
      expect(a.isSubsetOf(a.union(b))).toBe(true);
      expect(a.equals(b)).toBe(plain.symmetricDifference(other).size === 0);
      expect(a.equals(RingSet.from(some.toReversed()))).toBe(true);
      expect(a.union(b).diff(b).equals(a.diff(b))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('the last ring above 64 that goes leaves no trace', () => {
  const low = RingSet.of(3 as Ring);
  expect(low.with(200 as Ring).without(200 as Ring)).toEqual(low);
  expect(
    low
      .with(200 as Ring)
      .with(100 as Ring)
      .without(200 as Ring),
  ).toEqual(low.with(100 as Ring));
  expect(low.with(100 as Ring).equals(low)).toBe(false);
  expect(low.equals(low.with(100 as Ring))).toBe(false);
  expect(low.with(100 as Ring).isSubsetOf(low)).toBe(false);
});
