import { formatPosition, formatTurn } from '@zertz/rules';
import type { Game, GameRecord, Player } from '@zertz/rules';
import { symmetricKey } from './symmetricKey.ts';

/** A game of a collection, as it is kept: texts, so that many fit and any can be opened. */
export interface CollectedGame {
  /** Names as the record has them; '' where it has none. */
  readonly players: readonly [first: string, second: string];
  /** What else the record tells: date, event, id. */
  readonly details: { readonly [name: string]: string };
  readonly start: string;
  /** In official notation, joined by `|`. */
  readonly turns: string;
  /** `null`: a tie, or the record has no end. */
  readonly winner: Player | null;
  readonly over: boolean;
}

/**
 * Where every position of the games is found again: entry `n` says that from the position `keys[n]`
 * the game and turn of `entries[n]` led to the position `next[n]`. Sorted by `keys`.
 */
export interface PositionIndex {
  readonly keys: Float64Array;
  readonly next: Float64Array;
  readonly entries: Uint32Array;
}

export interface Collection {
  readonly games: readonly CollectedGame[];
  readonly index: PositionIndex;
}

/** A turn of a game, as it is packed into 32 bits: 22 for the game, 9 for the turn, 1 for who made it. */
export interface Entry {
  readonly game: number;
  /** Turns made before it. */
  readonly ply: number;
  readonly mover: Player;
}

/** The most games and turns that can be told apart. */
export const MOST_GAMES = 2 ** 22;
const MOST_PLIES = 2 ** 9;

const packed = ({ game, mover, ply }: Entry): number =>
  (game * MOST_PLIES + ply) * 2 + Number(mover === 'second');

export const entryOf = (entry: number): Entry => ({
  game: Math.floor(entry / (MOST_PLIES * 2)),
  ply: Math.floor(entry / 2) % MOST_PLIES,
  mover: entry % 2 === 1 ? 'second' : 'first',
});

export const collectedOf = ({ details, game, players }: GameRecord): CollectedGame => ({
  players: [players.first, players.second],
  details,
  start: formatPosition(game.start),
  turns: game.history.map(formatTurn).join('|'),
  winner: game.outcome?.winner ?? null,
  over: game.outcome !== undefined,
});

/** Takes games one after the other; what it has is put in order at the end. */
export class CollectionBuilder {
  private readonly games: CollectedGame[] = [];
  private readonly keys: number[] = [];
  private readonly next: number[] = [];
  private readonly entries: number[] = [];

  get size(): number {
    return this.games.length;
  }

  add(record: GameRecord): void {
    if (this.games.length >= MOST_GAMES) return;
    const game = this.games.push(collectedOf(record)) - 1;
    this.enter(game, record.game);
  }

  private enter(game: number, { history, start }: Game): void {
    let { key } = symmetricKey(history[0]?.before ?? start);
    for (const [ply, { after, before }] of history.slice(0, MOST_PLIES).entries()) {
      const led = symmetricKey(after).key;
      this.keys.push(key);
      this.next.push(led);
      this.entries.push(packed({ game, ply, mover: before.turn }));
      key = led;
    }
  }

  finish(): Collection {
    const order = Uint32Array.from(this.keys, (_, at) => at).sort(
      (a, b) => (this.keys[a] ?? 0) - (this.keys[b] ?? 0) || a - b,
    );
    const ordered = (from: readonly number[], at: number): number => from[order[at] ?? 0] ?? 0;
    const many = order.length;
    return {
      games: this.games,
      index: {
        keys: Float64Array.from({ length: many }, (_, at) => ordered(this.keys, at)),
        next: Float64Array.from({ length: many }, (_, at) => ordered(this.next, at)),
        entries: Uint32Array.from({ length: many }, (_, at) => ordered(this.entries, at)),
      },
    };
  }
}
