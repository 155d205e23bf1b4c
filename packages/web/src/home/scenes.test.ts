import { expect, test } from 'vitest';
import { parseRing, parsePosition, unwrap } from '@zertz/rules';
import { SCENES, viewOfScene } from './scenes.ts';

const ringOf = (scene: number, label: string): number =>
  parseRing(unwrap(parsePosition(SCENES[scene]!.position)).board, label)!;
const view = (scene: number) => viewOfScene(SCENES[scene]!);

test('the first picture places a marble and takes off a free ring (R5.1, R5.2)', () => {
  expect(view(0).rings[ringOf(0, 'd4')]!.marble).toBe('grey');
  expect(view(0).rings[ringOf(0, 'f2')]!.marks).toContain('leaving');
});

test('the second picture captures two marbles in a chain (R6.3)', () => {
  const [path] = view(1).paths;
  expect(path!.rings).toEqual(['b2', 'd4', 'f2'].map((label) => ringOf(1, label)));
  expect(path!.taken).toEqual(['c3', 'e3'].map((label) => ringOf(1, label)));
});

test('the third picture claims the two marbles that it cuts off (R7.2)', () => {
  for (const label of ['a3', 'b3']) {
    expect(view(2).rings[ringOf(2, label)]!.marks).toContain('claim');
  }
  expect(view(2).rings[ringOf(2, 'c4')]!.marks).toContain('leaving');
});
