import { describe, expect, test } from 'vitest';
import {
  groups,
  parsePosition,
  parseRing,
  PRESETS,
  RingSet,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';
import { escapeMap, MOST_REMOVALS } from './escape.ts';

const at = (text: string): Position => unwrap(parsePosition(text));

/** By trying every set of vacant rings, which is slow and plain. */
const byTrying = (position: Position): ReadonlyMap<Ring, number> => {
  const found = new Map<Ring, number>();
  const vacant = position.rings.diff(position.occupied).toArray();
  const part = (removed: readonly Ring[]): void => {
    const gone = RingSet.from(removed);
    const parts = groups(position.board, position.rings.diff(gone));
    for (const group of parts) {
      if (group.size * 2 >= position.rings.size - gone.size) continue;
      for (const ring of group) {
        if ((found.get(ring) ?? 9) > removed.length) found.set(ring, removed.length);
      }
    }
  };
  part([]);
  for (const [i, a] of vacant.entries()) {
    part([a]);
    for (const [j, b] of vacant.slice(i + 1).entries()) {
      part([a, b]);
      for (const c of vacant.slice(i + j + 2)) part([a, b, c]);
    }
  }
  return found;
};

const told = (map: ReadonlyMap<Ring, number>, { board }: Position): readonly string[] =>
  [...map].map(([ring, removals]) => `${board.labels[ring]}:${removals}`).toSorted();

describe('how many removals cut a ring off', () => {
  test.each([
    [
      'a corner that hangs on one ring',
      'o.oo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 2 official',
    ],
    [
      'a board with gaps',
      'oooo/o.ooo/oo..oo/oooWooo/o.oo.o/oGooo/o.oo 5-7-10 0-0-0 0-0-0 1 official',
    ],
  ])('%s is counted as by trying', (_, text) => {
    const position = at(text);
    expect(told(escapeMap(position), position)).toEqual(told(byTrying(position), position));
  });

  test('corners of a whole board need three, and its middle more than is told', () => {
    const position = startPosition(PRESETS.official);
    const map = escapeMap(position);
    const of = (label: string): number | undefined => map.get(parseRing(position.board, label)!);
    expect([of('a1'), of('d7'), of('d4')]).toEqual([3, 3, undefined]);
    expect(Math.max(...map.values())).toBe(MOST_REMOVALS);
  });
});
