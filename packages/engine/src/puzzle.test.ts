import { expect, test } from 'vitest';
import { formatTurnIn, parsePosition, unwrap } from '@zertz/rules';
import { otherWin } from './puzzle.ts';
import { loadSolver } from './solver.ts';

const solver = await loadSolver();

const others = (text: string, within: number): string | undefined => {
  const position = unwrap(parsePosition(text));
  const solved = solver.solve(position, { within });
  if (solved.kind !== 'win') throw new Error('nothing to solve');
  const other = otherWin(solver, position, solved.proof, within);
  return other === undefined ? undefined : formatTurnIn(position, other);
};

test('the only capture that wins has no other beside it (R9.1)', () => {
  // Three whites are held; d4 takes the fourth over d5, or a grey over d3.
  expect(
    others('oooo/ooooo/oooooo/ooGGWoo/oooooo/ooooo/oooo 2-6-10 3-0-0 0-0-0 1 official', 0),
  ).toBeUndefined();
});

test('a second way to the fourth white is found', () => {
  // d4 takes a white over d5, or another one over c4.
  const position = 'oooo/ooooo/oooWoo/oooGWoo/oooooo/ooooo/oooo 1-7-10 3-0-0 0-0-0 1 official';
  expect(others(position, 0)).toMatch(/^x /);
});
