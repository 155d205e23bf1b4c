import { turnOf } from '@zertz/engine';
import type { Core, Engine, Line, Score, SearchInfo, SearchOptions } from '@zertz/engine';
import { positionOf } from '@zertz/rules';
import type { Game, Position } from '@zertz/rules';
import { candidatesOf, isJump } from './candidates.ts';
import { evaluator, WIN } from './evaluation.ts';
import { checkSnapshot, Snapshot } from './snapshot.ts';

/**
 * A plain player to measure others by: alpha-beta over whole turns, as deep as there is time for in
 * placements; captures are forced, cost no depth and are followed to their end. At each position it
 * looks at every isolation, the best of the turns that force a capture and a few quiet ones drawn
 * by chance. It stays as it is, so that results against it can be compared.
 */
export class Yardstick implements Engine {
  private readonly core: Core;
  private readonly seed: number;
  private readonly table = new Map<bigint, Entry>();
  private evaluate: (snapshot: Snapshot) => number = () => 0;
  private nodes = 0;
  private isOver: () => boolean = () => false;

  constructor(core: Core, seed: number) {
    this.core = core;
    this.seed = seed;
  }

  newGame(): void {
    this.table.clear();
  }

  search(game: Game | Position, options: SearchOptions): SearchInfo {
    const position = 'history' in game ? positionOf(game) : game;
    const { limits, onInfo, stopped } = options;
    const clock = clockOf(limits.clock);
    const began = clock();
    this.core.set(position);
    checkSnapshot(this.core);
    this.table.clear();
    this.nodes = 0;
    this.evaluate = evaluator(position.variant);
    let mayStop = false;
    this.isOver = () =>
      mayStop &&
      (this.nodes >= (limits.nodes ?? Infinity) ||
        clock() - began >= (limits.millis ?? Infinity) ||
        stopped?.() === true);
    let best: SearchInfo = { depth: 0, nodes: 0, millis: 0, lines: [] };
    for (let depth = 1; depth <= Math.min(limits.depth ?? MOST_DEPTH, MOST_DEPTH); depth++) {
      const found = this.searchRoot(depth, best.lines);
      if (found === undefined) break;
      best = { depth, nodes: this.nodes, millis: clock() - began, lines: [found] };
      onInfo?.(best);
      mayStop = true;
      if (found.score.kind !== 'value' || this.isOver()) break;
    }
    return { ...best, nodes: this.nodes, millis: clock() - began };
  }

  private searchRoot(depth: number, before: readonly Line[]): Line | undefined {
    const moves = this.core.moves();
    if (this.core.outcome() !== undefined || moves.length === 0) return undefined;
    const begun: number[] = [];
    let score = 0;
    try {
      // A chain is one turn of several moves: the search goes on from each of its jumps.
      for (;;) {
        const found = this.bestOf(depth, -Infinity, Infinity, begun.length);
        if (begun.length === 0) score = found.worth;
        begun.push(found.move);
        this.core.make(found.move);
        if (this.core.jumper() === undefined) break;
      }
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      for (let made = error.made; made > 0; made--) this.core.unmake();
      for (const _ of begun) this.core.unmake();
      return before[0];
    }
    for (const _ of begun) this.core.unmake();
    return { score: scoreOf(score), turns: [turnOf(this.core, begun)] };
  }

  /** The worth of the position to the player to move. */
  private worthOf(depth: number, alpha: number, beta: number, ply: number): number {
    this.nodes += 1;
    if ((this.nodes & 15) === 0 && this.isOver()) throw new OutOfTime(0);
    const end = this.core.outcome();
    const snapshot = new Snapshot(this.core);
    if (end !== undefined) {
      if (end.winner === undefined) return end.by === 'collaboration' ? ply - WIN : 0;
      return (end.winner === 'first') === (snapshot.player === 0) ? WIN - ply : ply - WIN;
    }
    const isOn = this.core.jumper() !== undefined || snapshot.hasJump();
    if (depth <= 0 && !isOn) return this.evaluate(snapshot);
    return this.bestOf(depth, alpha, beta, ply).worth;
  }

  private bestOf(depth: number, alpha: number, beta: number, ply: number): Found {
    const { core, table } = this;
    const moves = core.moves();
    const [first] = moves;
    if (first === undefined) throw new Error('a position that is not over has no moves');
    const isForced = isJump(first) || core.jumper() !== undefined;
    const left = isForced ? depth : depth - 1;
    if (!isForced && depth <= 0) return { move: first, worth: this.evaluate(new Snapshot(core)) };
    const key = core.hash();
    const known = table.get(key);
    if (known !== undefined && known.depth >= depth && ply > 0) {
      const { bound, worth } = known;
      const isEnough = bound === 'exact' || (bound === 'lower' ? worth >= beta : worth <= alpha);
      if (isEnough) return known;
    }
    const tried = isForced ? moves : this.chosen(moves, key, ply);
    let best: Found = { move: tried[0] ?? first, worth: -Infinity };
    for (const move of withFirst(tried, known?.move)) {
      const worth = this.after(move, left, Math.max(alpha, best.worth), beta, ply);
      if (worth > best.worth) best = { move, worth };
      if (worth >= beta) break;
    }
    const bound = best.worth >= beta ? 'lower' : best.worth > alpha ? 'exact' : 'upper';
    if (table.size >= MOST_ENTRIES) table.clear();
    table.set(key, { ...best, depth, bound });
    return best;
  }

  /** The worth of a move to its player, who may have to jump on. */
  private after(move: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { core } = this;
    core.make(move);
    try {
      const goesOn = core.jumper() !== undefined;
      const worth = goesOn
        ? this.worthOf(depth, alpha, beta, ply + 1)
        : -this.worthOf(depth, -beta, -alpha, ply + 1);
      core.unmake();
      return worth;
    } catch (error) {
      if (error instanceof OutOfTime) error.made += 1;
      throw error;
    }
  }

  /** Isolations, the forcing turns that end best by captures alone, and some quiet ones. */
  private chosen(moves: readonly number[], key: bigint, ply: number): readonly number[] {
    const many = ply === 0 ? AT_ROOT : BELOW;
    const { forcing, isolating, quiet } = candidatesOf(this.core, moves, ply === 0);
    const draw = drawing(Number(key & 0x7fff_ffffn) ^ this.seed);
    const judged = [...isolating, ...forcing].map((move) => ({
      move,
      worth: this.after(move, 0, -Infinity, Infinity, ply),
    }));
    judged.sort((a, b) => b.worth - a.worth);
    const best = judged.slice(0, many + isolating.length).map(({ move }) => move);
    return [...best, ...Array.from({ length: Math.min(many, quiet.length) }, () => draw(quiet))];
  }
}

interface Found {
  readonly move: number;
  readonly worth: number;
}

interface Entry extends Found {
  readonly depth: number;
  readonly bound: 'exact' | 'lower' | 'upper';
}

const AT_ROOT = 40;
const BELOW = 10;
const MOST_DEPTH = 30;
const MOST_ENTRIES = 500_000;

/** Thrown through the search; `made` counts the moves that are still to be unmade. */
class OutOfTime extends Error {
  made: number;

  constructor(made: number) {
    super('out of time');
    this.made = made;
  }
}

const withFirst = (moves: readonly number[], first: number | undefined): readonly number[] =>
  first === undefined || !moves.includes(first)
    ? moves
    : [first, ...moves.filter((move) => move !== first)];

const scoreOf = (worth: number): Score => {
  if (Math.abs(worth) < WIN / 2) return { kind: 'value', value: worth };
  const turns = Math.max(1, WIN - Math.abs(worth));
  return { kind: worth > 0 ? 'win' : 'loss', turns };
};

/** Draws from lists by chance that depends on the seed alone. */
const drawing = (seed: number): ((moves: readonly number[]) => number) => {
  let state = seed | 1;
  return (moves) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return moves[((state >>> 8) * moves.length) >>> 24] ?? 0;
  };
};

const clockOf = (clock: 'wall' | 'cpu' = 'wall'): (() => number) => {
  if (clock === 'wall') return () => performance.now();
  return () => {
    const { system, user } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
};
