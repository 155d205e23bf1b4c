import { expect, test } from 'vitest';
import { shapeOf } from '@zertz/art';
import { boardOf, parseRing } from '@zertz/rules';
import { ringByKey } from './navigation.ts';

const board = boardOf(37);
const { places } = shapeOf(board, board.rings);
const number = (label: string): number => parseRing(board, label) ?? -1;

const go = (from: string, code: string, shiftKey = false, gone: readonly string[] = []): string => {
  const left = new Set(gone.map(number));
  const grid = {
    places,
    present: (ring: number) => !left.has(ring),
    legal: (ring: number) => ['a1', 'd4', 'g4'].map(number).includes(ring),
  };
  const to = ringByKey(grid, number(from), { code, shiftKey });
  return to === undefined ? 'none' : (board.labels[to] ?? '');
};

test.each([
  ['KeyW', 'd5'],
  ['KeyE', 'e4'],
  ['KeyD', 'e3'],
  ['KeyS', 'd3'],
  ['KeyA', 'c3'],
  ['KeyQ', 'c4'],
  ['ArrowUp', 'd5'],
  ['ArrowDown', 'd3'],
  ['ArrowLeft', 'c4'],
  ['ArrowRight', 'e4'],
  ['Home', 'd1'],
  ['End', 'd7'],
  ['KeyN', 'g4'],
  ['KeyX', 'none'],
])('%s leads from d4 to %s', (code, to) => {
  expect(go('d4', code)).toBe(to);
});

test('Shift turns left and right half a step down, and N backwards', () => {
  expect(go('d4', 'ArrowLeft', true)).toBe('c3');
  expect(go('d4', 'ArrowRight', true)).toBe('e3');
  expect(go('d4', 'KeyN', true)).toBe('a1');
});

test('gaps are jumped over, and at the edge the focus stays', () => {
  expect(go('d4', 'KeyW', false, ['d5', 'd6'])).toBe('d7');
  expect(go('d7', 'KeyW')).toBe('d7');
});
