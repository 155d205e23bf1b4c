import {
  count,
  formatPosition,
  outcome,
  parsePosition,
  PRESET_NAMES,
  PRESETS,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { stateText } from '../../rules/test/naive.ts';
import { Dice, randomStart } from '../../rules/test/randomStates.ts';
import { checkProof } from '../src/check.ts';
import { Core, loadCore } from '../src/core/core.ts';
import type { Aim } from '../src/proof.ts';
import { loadSolver } from '../src/solver.ts';
import type { Solver } from '../src/solver.ts';
import { fewestPlacements, TooLong } from './plainSolver.ts';
import { playDown } from './playDown.ts';

/** What has been compared. */
export interface SolverTally {
  positions: number;
  /** Forced lines among them, by aim. */
  wins: number;
  gains: number;
  /** Lines of more than one placement. */
  long: number;
}

export interface Solvers {
  readonly pruned: Solver;
  readonly plain: Solver;
  /** For playing at random. */
  readonly core: Core;
}

export const loadSolvers = async (): Promise<Solvers> => ({
  pruned: await loadSolver(),
  plain: await loadSolver({ pruning: false }),
  core: await loadCore(),
});

export const newSolverTally = (): SolverTally => ({ positions: 0, wins: 0, gains: 0, long: 0 });

/** Turns that plain recursion may play before a position is passed by. */
const PATIENCE = 15_000;
const WITHIN = 2;

/** Compares the solver, with and without pruning, with plain recursion on one random position. */
export const compareSolving = (solvers: Solvers, seed: number, tally: SolverTally): void => {
  const dice = new Dice(seed);
  const position = dice.chance(0.2) ? randomPosition(dice, seed) : latePosition(solvers, dice);
  if (!Core.fits(position) || outcome(position) !== undefined) return;
  const aim = dice.chance(0.6) ? 'win' : randomGain(dice);
  let expected: number | undefined;
  try {
    // Lines of two placements are rare, so most of the other positions are passed by.
    const hint = placementsFound(solvers.pruned, position, aim) ?? 0;
    if (hint < 2 && dice.chance(0.8)) return;
    expected = fewestPlacements(position, WITHIN, aim, PATIENCE);
  } catch (error) {
    if (error instanceof TooLong) return;
    throw error;
  }
  tally.positions += 1;
  for (const name of ['pruned', 'plain'] as const) {
    const solver = solvers[name];
    const found = placementsFound(solver, position, aim);
    if (found !== expected) {
      const where = `${formatPosition(position)}, aim ${JSON.stringify(aim)}`;
      throw new Error(`${where}: ${name} solver ${found}, plain recursion ${expected}`);
    }
  }
  if (expected === undefined) return;
  if (aim === 'win') tally.wins += 1;
  else tally.gains += 1;
  if (expected > 1) tally.long += 1;
};

const randomPosition = (dice: Dice, seed: number): Position =>
  unwrap(parsePosition(stateText(randomStart(dice, seed).start)));

/** From a random game of one of the presets, with few rings left. */
const latePosition = ({ core }: Solvers, dice: Dice): Position => {
  const start = startPosition(PRESETS[dice.pick(PRESET_NAMES)]);
  return playDown(core, start, dice, 6 + dice.below(9));
};

const randomGain = (dice: Dice): Aim => ({
  whites: 1 + dice.below(2),
  giving: count(dice.below(4), dice.below(4), dice.below(4)),
});

const placementsFound = (solver: Solver, position: Position, aim: Aim): number | undefined => {
  const limits = { within: WITHIN, nodes: 100 * PATIENCE };
  const found =
    aim === 'win'
      ? solver.solve(position, limits)
      : solver.solveGain(position, { ...aim, ...limits });
  if (found.kind === 'stopped') throw new TooLong(formatPosition(position));
  return found.kind === 'win' ? unwrap(checkProof(position, found.proof, aim)).within : undefined;
};
