import {
  apply,
  boardOf,
  count,
  formatPosition,
  legalTurns,
  outcome,
  PRESETS,
  RingSet,
  startPosition,
} from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { expect, test } from 'vitest';
import { Dice } from '../../rules/test/randomStates.ts';
import type { Solution } from '../src/solver.ts';
import { playDown } from './playDown.ts';
import { compareSolving, loadSolvers, newSolverTally } from './solverAgreement.ts';

// `npm run solver -- 500` compares so many.
const POSITIONS = Number(process.env['SOLVER_POSITIONS'] ?? 100);

const solvers = await loadSolvers();

test(
  'the solver finds what plain recursion on the rules finds, with pruning and without',
  { timeout: 100_000 + 500 * POSITIONS },
  () => {
    const tally = newSolverTally();
    for (let seed = 1; tally.positions < POSITIONS; seed++) compareSolving(solvers, seed, tally);
    expect(tally.wins).toBeGreaterThan(POSITIONS / 20);
    expect(tally.gains).toBeGreaterThan(0);
    expect(tally.long).toBeGreaterThan(POSITIONS / 50);
  },
);

const kindOf = (found: Solution): string =>
  found.kind === 'win' ? 'win' : `${found.kind} ${found.within}`;

/** From a random game of the official rules, with 8 to 24 rings left and no capture at hand. */
const middlePosition = (dice: Dice): Position => {
  const start = startPosition(PRESETS.official);
  const position = playDown(solvers.core, start, dice, 8 + dice.below(17), true);
  return outcome(position) === undefined ? position : middlePosition(dice);
};

test('pruning does not change who wins within two placements', { timeout: 60_000 }, () => {
  const dice = new Dice(5);
  let wins = 0;
  for (let i = 0; i < 40; i++) {
    const position = middlePosition(dice);
    const [pruned, plain] = [solvers.pruned, solvers.plain].map((solver) =>
      kindOf(solver.solve(position, { within: 2 })),
    );
    expect(`${formatPosition(position)} ${pruned}`).toBe(`${formatPosition(position)} ${plain}`);
    if (pruned === 'win') wins += 1;
  }
  expect(wins).toBeGreaterThan(10);
});

/** A lone marble on some rings that hang together. */
const loneMarble = (dice: Dice): Position => {
  const board = boardOf(37);
  const all = board.rings.toArray();
  const wanted = 7 + dice.below(6);
  let kept = RingSet.from([dice.pick(all)]);
  while (kept.size < wanted) {
    const ring = dice.pick(all);
    if (board.neighbours[ring]?.intersect(kept).isEmpty === false) kept = kept.with(ring);
  }
  const start = startPosition(PRESETS.official, { without: board.rings.diff(kept) });
  return apply(start, dice.pick([...legalTurns(start)])).after;
};

const LONE = Math.max(60, POSITIONS);

test('pruning does not change which whites can be isolated', { timeout: 60_000 }, () => {
  const dice = new Dice(3);
  let gains = 0;
  for (let i = 0; i < LONE; i++) {
    const position = loneMarble(dice);
    const giving = count(dice.below(3), dice.below(3), dice.below(3));
    const gain = { whites: 2, within: 3, giving };
    const [pruned, plain] = [solvers.pruned, solvers.plain].map((solver) =>
      kindOf(solver.solveGain(position, gain)),
    );
    expect(`${formatPosition(position)} ${pruned}`).toBe(`${formatPosition(position)} ${plain}`);
    if (pruned === 'win') gains += 1;
  }
  expect(gains).toBeGreaterThan(LONE / 20);
});
