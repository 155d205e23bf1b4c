import { describe, expect, test } from 'vitest';
import { HEAD, arrowOf } from '@zertz/art';
import type { Drawing } from '@zertz/art';
import { brushOf, drawn, withDrawing } from './drawings.ts';

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const circle: Drawing = drawn(3, 3, 'solid');
const arrow: Drawing = drawn(3, 7, 'solid');

test('UX 3.6 one ring is circled, and between two there is an arrow', () => {
  expect(circle).toEqual({ from: 3, to: undefined, brush: 'solid' });
  expect(arrow).toEqual({ from: 3, to: 7, brush: 'solid' });
});

test('UX 3.6 four brushes are held with four sets of keys', () => {
  expect(brushOf(NONE)).toBe('solid');
  expect(brushOf({ ...NONE, shiftKey: true })).toBe('dashed');
  expect(brushOf({ ...NONE, ctrlKey: true })).toBe('dotted');
  expect(brushOf({ ...NONE, metaKey: true })).toBe('dotted');
  expect(brushOf({ ...NONE, altKey: true, ctrlKey: true })).toBe('mixed');
});

describe('UX 3.6 drawing', () => {
  test('adds, and the same again erases', () => {
    const first = withDrawing([circle], arrow);
    expect(first).toEqual({ drawings: [circle, arrow], erased: false });
    expect(withDrawing(first.drawings, arrow)).toEqual({ drawings: [circle], erased: true });
  });

  test('with another brush changes how it looks', () => {
    const dashed = { ...circle, brush: 'dashed' } as const;
    expect(withDrawing([circle, arrow], dashed)).toEqual({
      drawings: [arrow, dashed],
      erased: false,
    });
  });

  test('keeps an arrow and its opposite apart', () => {
    const back = drawn(7, 3, 'solid');
    expect(withDrawing([arrow], back).drawings).toEqual([arrow, back]);
  });
});

test('an arrow leaves both rings in sight, even between neighbours', () => {
  const { angle, neck, tail, tip } = arrowOf({ x: 0, y: 0 }, { x: 0, y: -100 });
  expect(angle).toBe(-90);
  expect(tail.y).toBeCloseTo(-30);
  expect(tip.y).toBeCloseTo(-85);
  expect(neck.y - tip.y).toBeCloseTo(HEAD);
  expect(neck.y).toBeLessThan(tail.y);
});
