import { describe, expect, test } from 'vitest';
import { boxAround, shapeOf } from '@zertz/art';
import { boardOf } from '@zertz/rules';
import { clamped, fitted, isWhole, MOST, panned, revealed, WHOLE, zoomed } from './frame.ts';
import type { Frame } from './frame.ts';

const { box, places } = shapeOf(boardOf(37), boardOf(37).rings);
const room = { width: box.width * 1.3, height: box.height };
const CENTRE = { x: 0, y: 0 };

describe('fit', () => {
  test('the whole board is already as large as it can be', () => {
    expect(fitted(box, box, room)).toBe(WHOLE);
  });

  test('the rings that are left fill the table', () => {
    const left = boxAround(places.filter(({ label }) => ['d3', 'd4', 'e4'].includes(label)));
    const { zoom, x, y } = fitted(left, box, room);
    expect(zoom).toBeCloseTo(Math.min(MOST, room.height / left.height, room.width / left.width));
    expect(x + box.x + box.width / 2).toBeCloseTo(left.x + left.width / 2);
    expect(y + box.y + box.height / 2).toBeCloseTo(left.y + left.height / 2);
  });
});

describe('zoom', () => {
  test('goes from one to three times', () => {
    expect(zoomed(WHOLE, 0.2, CENTRE).zoom).toBe(1);
    expect(zoomed(WHOLE, 9, CENTRE).zoom).toBe(3);
  });

  test('what is under the pointer stays there', () => {
    const at = { x: 120, y: -80 };
    const under = (frame: Frame): number => frame.x + at.x / frame.zoom;
    const near = zoomed(zoomed(WHOLE, 1.7, at), 1.5, at);
    expect(under(near)).toBeCloseTo(under(WHOLE));
  });
});

describe('pan', () => {
  const near = { zoom: 3, x: 0, y: 0 };

  test('what was under the pointer follows it', () => {
    expect(panned(near, { x: 30, y: -60 })).toEqual({ zoom: 3, x: -10, y: 20 });
  });

  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const rings = places.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));

  test.each([
    [9999, 0],
    [-9999, 9999],
    [9999, -9999],
    [0, -9999],
  ])('by %i, %i leaves at least 0.6 of the window on the board', (x, y) => {
    const held = clamped(panned(near, { x, y }), rings, room);
    const overlap = (centre: number, size: number, window: number): number =>
      Math.min(size / 2, centre + window / 2) - Math.max(-size / 2, centre - window / 2);
    const seen =
      overlap(held.x, box.width - 52, room.width / 3) *
      overlap(held.y, box.height - 64, room.height / 3);
    expect(seen / ((room.width / 3) * (room.height / 3))).toBeGreaterThanOrEqual(0.599);
  });

  test.each([
    [-9999, 9999],
    [9999, 9999],
    [9999, -9999],
    [-300, -500],
  ])('by %i, %i keeps a ring near the middle, at corners too', (x, y) => {
    const held = clamped(panned(near, { x, y }), rings, room);
    const there = rings.filter(
      (ring) =>
        Math.abs(ring.x - held.x) <= room.width / 11.9 &&
        Math.abs(ring.y - held.y) <= room.height / 11.9,
    );
    expect(there.length).toBeGreaterThan(0);
  });

  test('the rings that are left cannot be lost either', () => {
    const left = rings.filter((_, ring) => ring < 2);
    expect(clamped({ zoom: 3, x: 900, y: -900 }, left, room).x).toBeLessThan(0);
  });

  test('a board that is not zoomed stays where it is', () => {
    expect(isWhole(clamped({ zoom: 1, x: 80, y: 80 }, rings, room))).toBe(true);
    expect(clamped({ zoom: 1, x: 80, y: 80 }, rings, room)).toBe(WHOLE);
  });

  test('a ring outside comes into view, one inside moves nothing', () => {
    expect(revealed(near, { x: 10, y: 10 }, room)).toEqual(near);
    const { x } = revealed(near, { x: 300, y: 0 }, room);
    expect(Math.abs(300 - x)).toBeLessThan(room.width / 6);
  });
});
