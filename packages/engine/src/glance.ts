import { positionOf } from '@zertz/rules';
import type { Game, Position, Ring, Turn } from '@zertz/rules';
import type { Core } from './core/core.ts';
import type { Instance } from './core/instance.ts';
import { endOf, JUMP, kindOf, PLACEMENT, startOf, turnOf, turnsOf } from './core/moves.ts';
import { NO_PLACE } from './core/places.ts';
import type { Score, SearchInfo, SearchOptions } from './engine.ts';
import { Attention } from './sight.ts';
import type { Sight } from './sight.ts';

/** As in `assembly/ends.ts`. */
const WIN = 30_000;
const PROVEN = WIN - 1000;

/** Positions looked at in one choice: it is hardly ever used up and bounds the time where it is. */
const MOST_NODES = 20_000;
const BETWEEN_QUESTIONS = 64;

/** One's own turn as far as it came to mind. */
interface Thought {
  readonly moves: readonly number[];
  readonly value: number;
}

/**
 * Looks at a position as a person does who has yet to learn: some of the turns come to mind, and
 * of what follows at once it sees what it notices. What it overlooks does not happen, as it
 * thinks. The core holds the position.
 */
export class Glance {
  private readonly core: Core;
  private readonly instance: Instance;
  private readonly options: SearchOptions;
  private readonly sight: Sight;
  private readonly millis: () => number;
  private readonly attention: Attention;
  /** Places that the eye rests on: where something was just moved. */
  private readonly focus = new Set<number>();
  private nodes = 0;

  constructor(
    core: Core,
    instance: Instance,
    options: SearchOptions & { readonly sight: Sight; readonly seed: number },
    millis: () => number,
  ) {
    this.core = core;
    this.instance = instance;
    this.options = options;
    this.sight = options.sight;
    this.millis = millis;
    this.attention = new Attention(core.hash(), options.seed);
  }

  run(game: Game | Position): SearchInfo {
    if (this.instance.outcome() !== 0) return this.info([]);
    this.lookWhereMoved(game);
    const thoughts: Thought[] = [];
    for (const moves of this.turnsInMind()) {
      const value = this.worthOf(moves);
      // A look that was broken off tells nothing.
      const isWhole = this.instance.searchStopped() === 0;
      if (isWhole || thoughts.length === 0) thoughts.push({ moves, value });
      if (this.isOver()) break;
    }
    const drawn = ({ moves }: Thought): number => this.attention.draw(~idOf(moves));
    thoughts.sort((a, b) => b.value - a.value || drawn(a) - drawn(b));
    const info = this.info(thoughts);
    this.options.onInfo?.(info);
    return info;
  }

  private info(thoughts: readonly Thought[]): SearchInfo {
    const { lines = 1 } = this.options;
    return {
      depth: Math.min(1, thoughts.length),
      nodes: this.looked(),
      millis: this.millis(),
      lines: thoughts.slice(0, lines).map(({ moves, value }) => ({
        score: scoreOf(value),
        turns: [turnOf(this.core, moves)],
      })),
    };
  }

  private looked(): number {
    return this.nodes + this.instance.searchNodes();
  }

  private isOver(): boolean {
    const { limits, stopped } = this.options;
    return (
      this.looked() >= Math.min(limits.nodes ?? MOST_NODES, MOST_NODES) ||
      this.millis() >= (limits.millis ?? Infinity) ||
      stopped?.() === true
    );
  }

  /** In the middle of a look, where the clock is not read for every position. */
  private breaksOff(): boolean {
    return this.nodes >= MOST_NODES || (this.nodes % BETWEEN_QUESTIONS === 0 && this.isOver());
  }

  private lookWhereMoved(game: Game | Position): void {
    if (!('history' in game)) return;
    const last = game.history[game.history.length - 1];
    if (last === undefined || game.demanded !== undefined) return;
    const { rings } = positionOf(game);
    for (const ring of touched(last.turn)) {
      if (rings.has(ring)) this.focus.add(this.core.placeOf(ring));
    }
  }

  /** At least one, and the only one without a look. */
  private turnsInMind(): readonly (readonly number[])[] {
    const turns = this.turns();
    const inMind = turns.filter((moves) => this.comesToMind(moves));
    if (inMind.length > 0) return inMind;
    const draws = turns.map((moves) => this.attention.draw(idOf(moves)));
    return turns.filter((_, index) => draws[index] === Math.min(...draws)).slice(0, 1);
  }

  /** Whole turns; of the placements only those that are worth a look. */
  private turns(): readonly (readonly number[])[] {
    const { core, instance } = this;
    if (instance.choosesPlacement() === 0) return turnsOf(core);
    const many = instance.listCandidates();
    const listed = new Int32Array(instance.memory.buffer, instance.movesAddress(), 2 * many);
    return [...new Set(listed.filter((_, at) => at % 2 === 0))].map((move) => [move]);
  }

  private comesToMind(moves: readonly number[]): boolean {
    const { core, instance, sight } = this;
    const [first = 0] = moves;
    if (kindOf(first) === JUMP) {
      // That a marble can be taken is seen; where it can go on from there, not always.
      const jumps = moves.filter((move) => kindOf(move) === JUMP).length;
      return this.attention.notices(idOf(moves), sight.onward ** (jumps - 1));
    }
    const held = this.captives();
    core.make(first);
    const taken = this.captives() - held;
    const offers = instance.choosesPlacement() === 0;
    core.unmake();
    // Who overlooks a group overlooks every way to take it.
    if (taken > 0) return this.attention.notices(GROUPS - taken, sight.claims);
    return this.attention.notices(first, offers ? sight.offers : sight.quiet);
  }

  /** What both players hold, as one number that tells colours apart. */
  private captives(): number {
    const { instance } = this;
    let held = 0;
    for (let colour = 0; colour < 3; colour++) {
      held += (instance.heldBy(0, colour) + instance.heldBy(1, colour)) << (8 * colour);
    }
    return held;
  }

  private worthOf(moves: readonly number[]): number {
    const { core } = this;
    for (const move of moves) core.make(move);
    const last = moves[moves.length - 1] ?? 0;
    const placed = kindOf(last) === PLACEMENT ? startOf(last) : endOf(last);
    const value = -this.look(this.sight.turns, 1, placed);
    for (const _ of moves) core.unmake();
    return value;
  }

  /** What the player to move thinks the position is worth. */
  private look(turns: number, ply: number, beside: number): number {
    const { core, instance } = this;
    this.nodes += 1;
    const inChain = instance.jumper() !== NO_PLACE;
    if (!inChain && instance.outcome() !== 0) return this.valueOfEnd(ply);
    if (turns <= 0 || this.breaksOff()) return instance.evaluate();
    if (!inChain && instance.choosesPlacement() !== 0) return this.valueAtRest();
    const moves = core.moves();
    if (!inChain && kindOf(moves[0] ?? 0) !== JUMP) return this.valueAtRest();
    let best = -Infinity;
    for (const move of moves) {
      if (!this.sees(move, beside, inChain)) continue;
      core.make(move);
      const value =
        instance.jumper() === NO_PLACE
          ? -this.look(turns - 1, ply + 1, endOf(move))
          : this.look(turns, ply, endOf(move));
      core.unmake();
      if (value > best) best = value;
    }
    return best === -Infinity ? instance.evaluate() : best;
  }

  private sees(move: number, beside: number, inChain: boolean): boolean {
    const { focus, sight } = this;
    // In a chain there may also be rings to take off, or the choice to stop.
    if (kindOf(move) !== JUMP) return inChain;
    const from = startOf(move);
    const over = (from + endOf(move)) >> 1;
    const isNear = from === beside || over === beside || focus.has(from) || focus.has(over);
    const part = isNear ? sight.beside : sight.afar;
    return this.attention.notices(move, inChain ? part * sight.onward : part);
  }

  /** Whether it thinks of groups at all is settled once for the whole choice. */
  private valueAtRest(): number {
    const { attention, instance, sight } = this;
    if (!attention.notices(GROUPS, sight.claims)) return instance.evaluate();
    return instance.searchOn(-WIN - 1, WIN + 1, 0);
  }

  private valueOfEnd(ply: number): number {
    const end = this.core.outcome();
    if (end === undefined || (end.winner === undefined && end.by !== 'collaboration')) return 0;
    const mover = this.instance.player() === 0 ? 'first' : 'second';
    return end.winner === mover ? WIN - ply : ply - WIN;
  }
}

/** No move is below zero. */
const GROUPS = -1;

/** Two chains with the same number would be noticed together; that does no harm. */
const idOf = (moves: readonly number[]): number =>
  moves.reduce((id, move) => Math.imul(id, 31) + move, 0);

const touched = (turn: Turn): readonly Ring[] => {
  switch (turn.kind) {
    case 'placement':
      return [turn.to];
    case 'capture':
      return turn.path.slice(-1);
    default:
      return [];
  }
};

/** A win that is there at once is one; further ones are what it thinks. */
const scoreOf = (value: number): Score => {
  if (value === WIN - 1) return { kind: 'win', turns: 1 };
  return { kind: 'value', value: Math.max(-PROVEN, Math.min(PROVEN, value)) };
};
