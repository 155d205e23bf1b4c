import { unwrap } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { checkProof } from '../check.ts';
import { Core } from '../core/core.ts';
import { enforcing, formatProof } from '../proof.ts';
import type { Aim, Gain, Proof } from '../proof.ts';
import type { Report } from '../protocol/report.ts';
import type { Solution, Solver, Solving } from '../solver.ts';
import type { Explaining, Forced, ForcedLine } from './data.ts';
import { soonest } from './sooner.ts';
import { longestLine, toldProof } from './steps.ts';

export interface ForcedLimits {
  /** The most placements of a forced line. */
  readonly within: number;
  /** The most moves the solver makes for each line that is looked for. */
  readonly moves: number;
  /** Gains of white marbles to look for where there is no forced win, the best first. */
  readonly gains: readonly Gain[];
  readonly stopped: () => boolean;
}

/**
 * A forced win of the player to move, or else a forced gain. With what a search found there, a win is
 * told by a line of few turns.
 */
export function* forcedOf(
  solver: Solver,
  position: Position,
  limits: ForcedLimits,
  part: number,
  searched?: { readonly report: Report | undefined },
): Explaining<Forced> {
  if (!Core.fits(position)) return { kind: 'too-wide' };
  const won = yield* solved(solver.solving(position, bounds(limits)), limits, part);
  if (won.kind === 'win' && searched !== undefined) {
    const { stopped } = limits;
    const effort = { solver, solving: bounds(limits), stopped };
    const proof = yield* soonest(enforcing(position), won.proof, searched.report, effort);
    return forcedLine(position, proof, 'win');
  }
  if (won.kind === 'win') return forcedLine(position, won.proof, 'win');
  if (won.kind === 'stopped' && limits.stopped()) return won;
  for (const gain of limits.gains) {
    const found = yield* solved(solver.solving(position, bounds(limits), gain), limits, part);
    if (found.kind === 'win') return forcedLine(position, found.proof, gain);
    if (limits.stopped()) break;
  }
  return won;
}

/** Whether he can force a win, and how; the rest of `limits` is not looked at. */
export function* solved(
  solving: Solving,
  { stopped }: Pick<ForcedLimits, 'stopped'>,
  part: number,
): Explaining<Solution> {
  for (;;) {
    const next = solving.next();
    if (next.done === true) return next.value;
    yield { part };
    if (stopped()) return { kind: 'stopped', within: next.value.within - 1 };
  }
}

export const bounds = ({
  moves,
  within,
}: Pick<ForcedLimits, 'moves' | 'within'>): {
  readonly within: number;
  readonly nodes: number;
} => ({
  within,
  nodes: moves,
});

const forcedLine = (position: Position, proof: Proof, aim: Aim): ForcedLine => ({
  kind: aim === 'win' ? 'win' : 'gain',
  gain: aim === 'win' ? null : aim,
  within: unwrap(checkProof(position, proof, aim)).within,
  turns: longestLine(proof).length,
  ...toldProof(position, proof),
  proof: formatProof(position, proof),
});
