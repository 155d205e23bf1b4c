import type { Turn } from '@zertz/rules';
import type { Core } from './core/core.ts';
import type { Instance } from './core/instance.ts';
import { turnOf, turnsOf } from './core/moves.ts';
import type { Line, Score, SearchInfo, SearchOptions } from './engine.ts';

/** As in `assembly/ends.ts`. */
const WIN = 30_000;
const PROVEN = WIN - 1000;
const ALL = WIN + 1;

/** A first turn and what is known about it. */
interface Root {
  readonly moves: readonly number[];
  /** A placement that forces nothing and takes nothing. */
  readonly quiet: boolean;
  readonly value: number;
  readonly line: readonly number[];
}

const MOST_DEPTH = 60;

/** The most promising turns do not fall to all parts alike, so each looks into a few more. */
const UNEVEN = 4;

const WHOLE = { index: 0, of: 1 } as const;

/** How far the value of the best turn may change before it is looked for anew. */
const ASPIRATION = 60;

/** From some depth on only the most promising first turns of each kind are looked into. */
const rootsAt = (depth: number): number => [Infinity, Infinity, 60, 40, 30][depth] ?? 24;

/** One search: deeper and deeper until a limit is reached. The core holds the position. */
export class RootSearch {
  private readonly core: Core;
  private readonly instance: Instance;
  private readonly options: SearchOptions;
  private readonly millis: () => number;
  private roots: Root[] = [];
  /** The first moves that were thought worth a look, by this search or another. */
  private listed: ReadonlySet<number> = new Set();
  private depth = 0;
  /** Whether every legal turn is among the roots. */
  private isWhole = false;

  constructor(core: Core, instance: Instance, options: SearchOptions, millis: () => number) {
    this.core = core;
    this.instance = instance;
    this.options = options;
    this.millis = millis;
  }

  run(): SearchInfo {
    if (this.core.outcome() !== undefined) return this.info();
    const { limits, lines = 1 } = this.options;
    const all = this.firstTurns();
    this.listed = new Set(all.map(({ moves }) => moves[0] ?? 0));
    this.roots = this.shareOf(all);
    if (this.roots.length === 0) return this.info();
    const most = Math.min(limits.depth ?? MOST_DEPTH, MOST_DEPTH);
    for (let depth = 0; depth <= most; depth++) {
      const finished = this.deepen(depth, lines);
      if (finished) this.depth = depth;
      this.options.onInfo?.(this.info());
      if (!finished || this.isSettled(lines)) break;
    }
    return this.info();
  }

  /** The best so far; if the last depth was not finished, with what it has already found. */
  private info(): SearchInfo {
    // Of turns that were not looked into nothing is told, but that there is one to play.
    const shown = this.roots
      .slice(0, this.options.lines ?? 1)
      .filter(({ value }, index) => index === 0 || value !== -ALL);
    return {
      depth: this.depth,
      nodes: this.instance.searchNodes(),
      millis: this.millis(),
      lines: shown.map((root) => this.lineOf(root)),
    };
  }

  /** Those of first turns, in an order that is always the same, that fall to this search. */
  private shareOf(roots: readonly Root[]): Root[] {
    const { index, of } = this.options.part ?? WHOLE;
    return roots.filter((_, at) => at % of === index);
  }

  private firstTurns(): Root[] {
    const { core, instance } = this;
    if (instance.choosesPlacement() !== 0) return this.candidates();
    this.isWhole = true;
    return turnsOf(core).map((moves) => rootOf(moves, false));
  }

  private candidates(): Root[] {
    const { instance } = this;
    const many = instance.listCandidates();
    const listed = new Int32Array(instance.memory.buffer, instance.movesAddress(), 2 * many);
    const quiet = new Map<number, boolean>();
    for (let at = 0; at < listed.length; at += 2) {
      const move = listed[at] ?? 0;
      if (!quiet.has(move)) quiet.set(move, listed[at + 1] === 0);
    }
    return [...quiet].map(([move, isQuiet]) => rootOf([move], isQuiet));
  }

  /** Nothing more is to be found out: every line asked for is a proven end, or no choice is left. */
  private isSettled(lines: number): boolean {
    const { limits, part } = this.options;
    if (this.roots.length <= 1 && limits.millis !== undefined && part === undefined) return true;
    const shown = this.roots.slice(0, lines);
    return shown.every(({ value }) => Math.abs(value) > PROVEN) || this.isLost();
  }

  private isLost(): boolean {
    return this.roots.every(({ value }) => value < -PROVEN);
  }

  /** Looks into the first turns to a depth; `false` if it was stopped before the end. */
  private deepen(depth: number, lines: number): boolean {
    const done: Root[] = [];
    let [chosen, rest] = this.chosen(depth);
    while (chosen.length > 0) {
      for (const [index, root] of chosen.entries()) {
        const bar = done[lines - 1]?.value ?? -ALL;
        const found = this.valueOf(root, depth, bar, done.length === 0 && lines === 1);
        if (found === undefined) {
          const untried = [...chosen.slice(index), ...rest];
          // What was best before is looked into first, so what has beaten it is better; but
          // anything that is not known to lose is better than what is.
          const known = done.findIndex(({ value }) => value < -PROVEN);
          const kept = known === -1 ? done.length : known;
          if (done.length > 0) {
            this.roots = [...done.slice(0, kept), ...untried, ...done.slice(kept)];
          }
          return false;
        }
        insert(done, found);
      }
      // A loss is believed only when nothing else is left to try.
      const isLost = (done[0]?.value ?? 0) < -PROVEN;
      chosen = isLost ? [...rest, ...this.others()] : [];
      if (isLost) rest = [];
    }
    this.roots = [...done, ...rest];
    return true;
  }

  /** The legal placements that were no candidates. */
  private others(): readonly Root[] {
    if (this.isWhole) return [];
    this.isWhole = true;
    const others = this.core.moves().filter((move) => !this.listed.has(move));
    return this.shareOf(others.map((move) => rootOf([move], true)));
  }

  /** The first turns to look into at a depth, and those to leave. */
  private chosen(depth: number): readonly [Root[], Root[]] {
    const { of } = this.options.part ?? WHOLE;
    const most = of === 1 ? rootsAt(depth) : Math.ceil(rootsAt(depth) / of) + UNEVEN;
    const many = { loud: 0, quiet: 0 };
    const chosen: Root[] = [];
    const rest: Root[] = [];
    for (const root of this.roots) {
      const kind = root.quiet ? 'quiet' : 'loud';
      many[kind] += 1;
      (many[kind] <= most ? chosen : rest).push(root);
    }
    return [chosen, rest];
  }

  /** The root with its value at this depth: exact above `bar`. */
  private valueOf(root: Root, depth: number, bar: number, first: boolean): Root | undefined {
    const { instance } = this;
    let value: number;
    if (first && depth > 2 && Math.abs(root.value) < PROVEN) {
      value = this.search(root, depth, root.value - ASPIRATION, root.value + ASPIRATION);
      const missed = Math.abs(value - root.value) >= ASPIRATION;
      if (missed && instance.searchStopped() === 0) value = this.search(root, depth, -ALL, ALL);
    } else if (bar === -ALL) {
      value = this.search(root, depth, -ALL, ALL);
    } else {
      value = this.search(root, depth, bar, bar + 1);
      if (value > bar && instance.searchStopped() === 0) value = this.search(root, depth, bar, ALL);
    }
    if (instance.searchStopped() !== 0) return undefined;
    return { ...root, value, line: this.expected() };
  }

  private search(root: Root, depth: number, alpha: number, beta: number): number {
    const { core, instance } = this;
    const left = isCapture(root.moves) ? depth : depth - 1;
    for (const move of root.moves) core.make(move);
    const value = -instance.searchOn(-beta, -alpha, left);
    for (const _ of root.moves) core.unmake();
    return value;
  }

  private expected(): readonly number[] {
    const { instance } = this;
    const [many = 0] = new Int32Array(instance.memory.buffer, instance.lineAddress(), 1);
    return [...new Int32Array(instance.memory.buffer, instance.lineAddress() + 4, many)];
  }

  private lineOf({ line, moves, value }: Root): Line {
    return { score: scoreOf(value), turns: this.turnsAlong([...moves, ...line]) };
  }

  /** The whole turns among these moves. */
  private turnsAlong(moves: readonly number[]): readonly Turn[] {
    const { core } = this;
    const turns: Turn[] = [];
    let made = 0;
    let begun: number[] = [];
    for (const move of moves) {
      core.make(move);
      begun.push(move);
      made += 1;
      if (core.jumper() !== undefined) continue;
      for (const _ of begun) core.unmake();
      turns.push(turnOf(core, begun));
      for (const again of begun) core.make(again);
      begun = [];
    }
    for (; made > 0; made--) core.unmake();
    return turns;
  }
}

const rootOf = (moves: readonly number[], quiet: boolean): Root => ({
  moves,
  quiet,
  value: -ALL,
  line: [],
});

/** Puts a root behind all that are as good or better. */
const insert = (roots: Root[], root: Root): void => {
  const at = roots.findIndex(({ value }) => value < root.value);
  roots.splice(at === -1 ? roots.length : at, 0, root);
};

/** Kind 1 is a jump: see `assembly/move.ts`. */
const isCapture = (moves: readonly number[]): boolean => (((moves[0] ?? 0) >> 16) & 3) === 1;

const scoreOf = (value: number): Score => {
  // Not looked into yet.
  if (Math.abs(value) > WIN) return { kind: 'value', value: 0 };
  if (value > PROVEN) return { kind: 'win', turns: WIN - value };
  if (value < -PROVEN) return { kind: 'loss', turns: WIN + value };
  return { kind: 'value', value };
};
