import {
  count,
  END_REASONS,
  isUntouched,
  MARBLES,
  points,
  PLAYERS,
  RingSet,
  total,
} from '@zertz/rules';
import type { MarbleCount, Outcome, Position, Ring } from '@zertz/rules';
import { instantiate } from './instance.ts';
import type { Instance } from './instance.ts';
import { optionBits } from './options.ts';
import { NO_PLACE, placesOf, ringsAt } from './places.ts';
import type { Places } from './places.ts';

/**
 * The engine's own board: one position that moves are made and unmade on. A move is a whole
 * placement, one jump, or what ends a chain; its bits are told in `assembly/move.ts`.
 */
export class Core {
  private readonly instance: Instance;
  private origin: Position | undefined;
  private layout: Places | undefined;

  constructor(instance: Instance) {
    this.instance = instance;
  }

  /** Whether a position can be set: all can but those on wide parts of the 204-ring grid. */
  static fits(position: Position): boolean {
    return placesOf(position) !== undefined;
  }

  /**
   * Sets a position, forgetting all before it. Claims are always taken, unless turns that leave
   * them lying are asked for.
   */
  set(position: Position, options: { readonly declining?: boolean } = {}): void {
    const places = placesOf(position);
    if (places === undefined) throw new RangeError('the position does not fit on the grid');
    const { instance } = this;
    const { captives, pool, variant } = position;
    this.origin = position;
    this.layout = places;
    instance.begin(optionBits(variant, options.declining === true));
    for (const { white, grey, black } of variant.goals) instance.goal(white, grey, black);
    for (const ring of position.rings.toArray()) {
      instance.ring(this.placeOf(ring), Number(position.used.has(ring)));
    }
    for (const [colour, marble] of MARBLES.entries()) {
      for (const ring of position.marbles[marble].toArray()) {
        instance.marble(this.placeOf(ring), colour);
      }
    }
    instance.pool(pool.white, pool.grey, pool.black);
    for (const [player, name] of PLAYERS.entries()) {
      const { white, grey, black } = captives[name];
      instance.captives(player, white, grey, black);
    }
    instance.turn(
      PLAYERS.indexOf(position.turn),
      position.passes,
      position.newest === undefined ? NO_PLACE : this.placeOf(position.newest),
      Number(position.collaborated),
      Number(mayOpen(position)),
    );
  }

  /** A set of rings as the core has it: its places below 64, and the others. */
  halvesOf(rings: RingSet): readonly [lower: bigint, upper: bigint] {
    const bits = rings
      .toArray()
      .reduce((all, ring) => all | (1n << BigInt(this.placeOf(ring))), 0n);
    return [BigInt.asUintN(64, bits), bits >> 64n];
  }

  /** The position between two turns. */
  position(): Position {
    const { instance, start } = this;
    const { board, variant } = start;
    let rings = RingSet.EMPTY;
    let used = RingSet.EMPTY;
    const standing = [RingSet.EMPTY, RingSet.EMPTY, RingSet.EMPTY];
    for (const ring of start.rings.toArray()) {
      const place = this.placeOf(ring);
      const found = instance.whatIsOn(place);
      if (found < 0) continue;
      rings = rings.with(ring);
      if (instance.isUsed(place) !== 0) used = used.with(ring);
      const marbles = standing[found - 1];
      if (marbles !== undefined) standing[found - 1] = marbles.with(ring);
    }
    const [white = RingSet.EMPTY, grey = RingSet.EMPTY, black = RingSet.EMPTY] = standing;
    return {
      variant,
      board,
      rings,
      marbles: { white, grey, black },
      occupied: white.union(grey).union(black),
      pool: countBy((colour) => instance.inPool(colour)),
      captives: {
        first: countBy((colour) => instance.heldBy(0, colour)),
        second: countBy((colour) => instance.heldBy(1, colour)),
      },
      turn: instance.player() === 0 ? 'first' : 'second',
      used,
      passes: instance.passes(),
      newest: this.ringAt(instance.newest()),
      owed: false,
      collaborated: instance.collaborated() !== 0,
    };
  }

  /** Every move of a position that is not over. */
  moves(): readonly number[] {
    const many = this.instance.listMoves();
    return [...new Int32Array(this.instance.memory.buffer, this.instance.movesAddress(), many)];
  }

  make(move: number): void {
    this.instance.make(move);
  }

  /** Takes the last move back that was made and not yet unmade. */
  unmake(): void {
    this.instance.unmake();
  }

  /** The ring on which a marble stands that is in the middle of its turn. */
  jumper(): Ring | undefined {
    return this.ringAt(this.instance.jumper());
  }

  /** The end that the position itself shows, as `outcome` of the rules. */
  outcome(): Outcome | undefined {
    const found = this.instance.outcome();
    const by = END_REASONS[found >> 2];
    if (found === 0 || by === undefined) return undefined;
    const winner = PLAYERS[(found & 3) - 1];
    const scored = by === 'no-goal' && this.start.variant.noGoalEnd === 'points';
    const { captives } = this.position();
    const score = { first: points(captives.first), second: points(captives.second) };
    return { winner, by, points: scored ? score : undefined };
  }

  /** Equal for positions of one game from which it goes on in the same way, history apart. */
  hash(): bigint {
    return BigInt.asUintN(64, this.instance.hash());
  }

  /** Equal for situations that count as repeated in this variant (R11.15). */
  situation(): bigint {
    const exact = this.start.variant.repetition === 'exactColours';
    return BigInt.asUintN(64, this.instance.situation(Number(exact)));
  }

  /** The groups that the turn may claim if it places and removes these now (R7.10). */
  claimable(placed: Ring | undefined, removal: Ring | undefined): readonly RingSet[] {
    const { instance, places } = this;
    const to = placed === undefined ? NO_PLACE : this.placeOf(placed);
    const from = removal === undefined ? NO_PLACE : this.placeOf(removal);
    const many = instance.findClaimable(to, from);
    return Array.from({ length: many }, (_, index) =>
      ringsAt(places, instance.claimable(index, 0), instance.claimable(index, 1)),
    );
  }

  /** The ways to play so many turns, each of them made; and the moves that this took. */
  perft(depth: number): { readonly leaves: number; readonly moves: number } {
    const leaves = Number(this.instance.perft(depth));
    return { leaves, moves: Number(this.instance.perftNodes()) };
  }

  /** Moves of the position drawn by chance, each as likely as any other. */
  draw(many: number, seed: number): readonly number[] {
    this.instance.seed(seed);
    return Array.from({ length: many }, () => this.instance.drawMove());
  }

  /** Plays games from here to the end by chance: wins of the first player less the second's. */
  playouts(games: number, seed: number): { readonly balance: number; readonly turns: number } {
    const before = this.instance.playoutTurns();
    this.instance.seed(seed);
    const balance = this.instance.playouts(games);
    return { balance, turns: Number(this.instance.playoutTurns() - before) };
  }

  /** The bytes of the position, for comparing it with another core's. */
  state(): Uint8Array {
    const { instance } = this;
    return new Uint8Array(instance.memory.buffer, instance.stateAddress(), STATE_BYTES).slice();
  }

  placeOf(ring: Ring): number {
    const place = this.places.placeOf[ring];
    if (place === undefined) throw new RangeError(`ring ${ring} has no place on the grid`);
    return place;
  }

  ringAt(place: number): Ring | undefined {
    return this.places.ringAt[place];
  }

  private get start(): Position {
    if (this.origin === undefined) throw new Error('no position has been set');
    return this.origin;
  }

  private get places(): Places {
    if (this.layout === undefined) throw new Error('no position has been set');
    return this.layout;
  }
}

const STATE_BYTES = 128;

export const loadCore = async (): Promise<Core> => new Core(await instantiate());

const countBy = (countOf: (colour: number) => number): MarbleCount =>
  count(countOf(0), countOf(1), countOf(2));

/** R11.20: the first turn of the game, and the variant allows to pass it. */
const mayOpen = (position: Position): boolean =>
  position.variant.openingPass === 'yes' &&
  position.passes === 0 &&
  total(position.pool) > 0 &&
  isUntouched(position);
