import type { Position, Result, RingSet } from '@zertz/rules';
import { checkProof } from './check.ts';
import type { ProofFault } from './check.ts';
import { Core } from './core/core.ts';
import { instantiate } from './core/instance.ts';
import type { Instance } from './core/instance.ts';
import { turnOf, turnsOf } from './core/moves.ts';
import { enforcing } from './proof.ts';
import type { Aim, Gain, Proof, ProofReply } from './proof.ts';

export interface SolveLimits {
  /** The most placements of the attacker; what he is made to capture does not count. */
  readonly within: number;
  /** The most moves to make in the search. */
  readonly nodes?: number;
  /** Asked every now and then. */
  readonly stopped?: () => boolean;
  readonly onProgress?: (progress: SolveProgress) => void;
}

export interface GainLimits extends Gain, SolveLimits {
  /** The rings that may be left once it is reached; any, if none are given. */
  readonly endings?: readonly RingSet[];
}

export interface SolveProgress {
  /** Placements of the lines looked at now. */
  readonly within: number;
  /** Moves made so far. */
  readonly nodes: number;
}

/** `none` and `stopped` say up to how many placements it is certain that there is no line. */
export type Solution =
  | { readonly kind: 'win'; readonly proof: Proof }
  | { readonly kind: 'none'; readonly within: number }
  | { readonly kind: 'stopped'; readonly within: number };

/** Work in pieces: yields how far it is, and may be left off at any of them. */
export type Solving = Generator<SolveProgress, Solution>;

/** Moves made between two pieces: one to three milliseconds of work. */
const PIECE = 4000;

/**
 * Finds forced lines: each placement of the player to move, but one that wins at once, leaves the
 * other nothing but captures. The line found needs the fewest placements, and has been checked.
 */
export class Solver {
  private readonly core: Core;
  private readonly instance: SolverInstance;
  private readonly pruning: boolean;

  constructor(instance: SolverInstance, pruning: boolean) {
    this.core = new Core(instance);
    this.instance = instance;
    this.pruning = pruning;
  }

  /** Whether the player to move can force a win. */
  solve(position: Position, limits: SolveLimits): Solution {
    return run(this.solving(position, limits), limits);
  }

  /** Whether he can force the gain of white marbles, giving no more than allowed. */
  solveGain(position: Position, gain: GainLimits): Solution {
    return run(this.solving(position, gain, gain, gain.endings), gain);
  }

  /** The same in pieces, one search at a time; leaving off is beginning another. */
  *solving(
    position: Position,
    limits: SolveLimits,
    aim: Aim = 'win',
    endings: readonly RingSet[] = [],
  ): Solving {
    const start = enforcing(position);
    const { core, instance } = this;
    const { black, grey, white } = aim === 'win' ? NOTHING : aim.giving;
    core.set(start, { declining: true });
    instance.target(aim === 'win' ? 0 : aim.whites, white, grey, black, Number(this.pruning));
    for (const rings of endings) instance.endIn(...core.halvesOf(rings));
    if (instance.judge() !== OPEN) return { kind: 'none', within: limits.within };
    const from = this.nodes();
    for (let within = 0; within <= limits.within; within++) {
      const found = yield* this.search(within, { within, from, most: limits.nodes ?? Infinity });
      if (found === OPEN) return { kind: 'stopped', within: within - 1 };
      if (found !== WON) continue;
      const proof = yield* this.proof(within, { within, from, most: Infinity });
      return proved(start, proof, aim);
    }
    return { kind: 'none', within: limits.within };
  }

  /** Moves made so far in all searches. */
  nodes(): number {
    return Number(this.instance.solverNodes());
  }

  private *search(within: number, work: Work): Generator<SolveProgress, number> {
    const { instance } = this;
    instance.beginSolving(within);
    for (;;) {
      const nodes = this.nodes() - work.from;
      const found = instance.solveOn(Math.min(PIECE, work.most - nodes));
      if (found !== OPEN) return found;
      if (this.nodes() - work.from >= work.most) break;
      yield { within: work.within, nodes: this.nodes() - work.from };
    }
    instance.leaveOff();
    return OPEN;
  }

  /** How the attacker, to move, wins within so many placements, which is known to be possible. */
  private *proof(within: number, work: Work): Generator<SolveProgress, Proof> {
    const { core, instance } = this;
    if ((yield* this.search(within, work)) !== WON) {
      throw new Error('a forced line that was found cannot be found again');
    }
    const moves: number[] = [];
    do {
      const move = instance.winningMove(moves.length);
      moves.push(move);
      core.make(move);
    } while (core.jumper() !== undefined);
    const state = instance.judge();
    for (const _ of moves) core.unmake();
    const turn = turnOf(core, moves);
    if (state === WON) return { turn, replies: [] };
    for (const move of moves) core.make(move);
    const placed = turn.kind === 'placement' || turn.kind === 'removal';
    const replies: ProofReply[] = [];
    for (const reply of turnsOf(core)) {
      const answer = turnOf(core, reply);
      for (const move of reply) core.make(move);
      const lost = instance.judge() === WON;
      const next = lost ? undefined : yield* this.proof(within - Number(placed), work);
      replies.push({ turn: answer, next });
      for (const _ of reply) core.unmake();
    }
    for (const _ of moves) core.unmake();
    return { turn, replies };
  }
}

/** A solver with a memory of its own. Without pruning the answers are the same, but slow. */
export const loadSolver = async (options: { readonly pruning?: boolean } = {}): Promise<Solver> =>
  new Solver((await instantiate()) as SolverInstance, options.pruning !== false);

/** A solver that shares the core of a search. */
export const solverIn = (instance: Instance): Solver =>
  new Solver(instance as SolverInstance, true);

/** What the solver needs of the compiled core besides; see `assembly/solver.ts`. */
interface SolverInstance extends Instance {
  target(whites: number, white: number, grey: number, black: number, pruning: number): void;
  endIn(lower: bigint, upper: bigint): void;
  judge(): number;
  beginSolving(within: number): void;
  solveOn(moves: number): number;
  leaveOff(): void;
  winningMove(index: number): number;
  solverNodes(): bigint;
}

/** What is being done: up to how many placements, and since how many moves. */
interface Work {
  readonly within: number;
  readonly from: number;
  readonly most: number;
}

const OPEN = 0;
const WON = 1;
const NOTHING = { white: 0, grey: 0, black: 0 };

const run = (solving: Solving, { onProgress, stopped, within }: SolveLimits): Solution => {
  let certain = -1;
  for (;;) {
    const next = solving.next();
    if (next.done === true) return next.value;
    certain = Math.min(next.value.within, within) - 1;
    onProgress?.(next.value);
    if (stopped?.() === true) return { kind: 'stopped', within: certain };
  }
};

/** Nothing is called proved that the checker has not passed. */
const proved = (position: Position, proof: Proof, aim: Aim): Solution => {
  const checked: Result<unknown, ProofFault> = checkProof(position, proof, aim);
  if (checked.ok) return { kind: 'win', proof };
  throw new Error(`a forced line failed its check: ${JSON.stringify(checked.error)}`);
};
