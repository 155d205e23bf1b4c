import { describe, expect, test } from 'vitest';
import { boardOf, parseRing } from '@zertz/rules';
import type { BoardName } from '@zertz/rules';
import { shapeOf } from './shape.ts';
import type { Place, Shape } from './boardView.ts';
import { oriented } from './orientation.ts';

const shape = (name: BoardName = 37): Shape => shapeOf(boardOf(name), boardOf(name).rings);
const at = ({ places }: Shape, label: string): Place =>
  places.find((place) => place.label === label) ?? places[0]!;
const labelAbove = (now: Shape, label: string): string | undefined => {
  const { across, up } = at(now, label);
  return now.places.find((place) => place.across === across && place.up === up + 2)?.label;
};

describe('turning', () => {
  test.each([
    [0, 'd5'],
    [1, 'c4'],
    [2, 'c3'],
    [3, 'd3'],
    [4, 'e3'],
    [5, 'e4'],
  ])('by %i steps brings another neighbour above d4: %s', (turn, above) => {
    expect(labelAbove(oriented(shape(), { turn, mirror: false }), 'd4')).toBe(above);
  });

  test.each([37, 48, 61, 204] as const)('%i rings keep their distances', (name) => {
    const before = shape(name);
    for (const turn of [1, 2, 3, 4, 5]) {
      const after = oriented(before, { turn, mirror: turn % 2 === 0 });
      for (const [one, other] of [
        [0, 1],
        [0, 30],
        [12, 25],
      ] as const) {
        const gap = ({ places }: Shape): number => {
          const [a, b] = [places[one]!, places[other]!];
          return Math.hypot(a.x - b.x, a.y - b.y);
        };
        expect(gap(after)).toBeCloseTo(gap(before), 0);
      }
      const spots = new Set(after.places.map(({ across, up }) => `${across} ${up}`));
      expect(spots.size).toBe(name);
    }
  });

  test('labels go with their columns and stay beside their rings', () => {
    const after = oriented(shape(), { turn: 1, mirror: false });
    for (const { x, y, text } of after.edges) {
      const ring = at(after, text);
      expect(Math.hypot(ring.x - x, ring.y - y)).toBeCloseTo(69, 0);
    }
  });

  test('everything lies in the box', () => {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const { box, places, edges } = oriented(shape(48), { turn, mirror: true });
      for (const { x, y } of [...places, ...edges]) {
        expect(x > box.x && x < box.x + box.width).toBe(true);
        expect(y > box.y && y < box.y + box.height).toBe(true);
      }
    }
  });
});

test('a mirror exchanges left and right and nothing else', () => {
  const after = oriented(shape(), { turn: 0, mirror: true });
  expect(at(after, 'a1').x).toBeGreaterThan(at(after, 'g1').x);
  expect(labelAbove(after, 'd4')).toBe('d5');
});

test('a ring keeps its number, label and named column', () => {
  const ring = parseRing(boardOf(37), 'b3') ?? -1;
  expect(oriented(shape(), { turn: 2, mirror: true }).places[ring]).toMatchObject({
    ring,
    label: 'b3',
    column: 1,
  });
});
