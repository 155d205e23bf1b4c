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

/** Packed, so that twenty thousand games come from a worker or from storage at once. */
export interface Collection {
  /** Every game as JSON in UTF-8, one after the other. */
  readonly texts: Uint8Array;
  /** By game: where its text ends. */
  readonly ends: Uint32Array;
  /** By game, as a place in `WINNERS`. */
  readonly winners: Uint8Array;
  readonly index: PositionIndex;
}

const WINNERS: readonly (Player | null)[] = [null, 'first', 'second'];

/** What it consists of, to be handed over to another thread. */
export const buffersOf = ({ ends, index, texts, winners }: Collection): readonly ArrayBuffer[] =>
  [texts, ends, winners, index.keys, index.next, index.entries].map(
    ({ buffer }) => buffer as ArrayBuffer,
  );

/** How many bytes of memory or storage it takes. */
export const sizeOf = (collection: Collection): number =>
  buffersOf(collection).reduce((sum, { byteLength }) => sum + byteLength, 0);

export const gamesIn = ({ ends }: Collection): number => ends.length;

export const winnerOf = ({ winners }: Collection, game: number): Player | null =>
  WINNERS[winners[game] ?? 0] ?? null;

/** A game of a collection, by its number. */
export const gameOf = ({ ends, texts }: Collection, game: number): CollectedGame | undefined => {
  const end = ends[game];
  if (end === undefined) return undefined;
  const text = new TextDecoder().decode(texts.subarray(ends[game - 1] ?? 0, end));
  return JSON.parse(text) as CollectedGame;
};

/** A turn of a game, as it is packed into 32 bits: 22 for the game, 9 for the turn, 1 for who made it. */
export interface Entry {
  readonly game: number;
  /** Turns made before it. */
  readonly ply: number;
  readonly mover: Player;
}

/** The most games and turns that can be told apart. */
const MOST_GAMES = 2 ** 22;
const MOST_PLIES = 2 ** 9;

const packed = ({ game, mover, ply }: Entry): number =>
  (game * MOST_PLIES + ply) * 2 + Number(mover === 'second');

export const entryOf = (entry: number): Entry => ({
  game: Math.floor(entry / (MOST_PLIES * 2)),
  ply: Math.floor(entry / 2) % MOST_PLIES,
  mover: entry % 2 === 1 ? 'second' : 'first',
});

const collectedOf = ({ details, game, players }: GameRecord): CollectedGame => ({
  players: [players.first, players.second],
  details,
  start: formatPosition(game.start),
  turns: game.history.map(formatTurn).join('|'),
  winner: game.outcome?.winner ?? null,
  over: game.outcome !== undefined,
});

/** Takes games one after the other; what it has is put in order at the end. */
export class CollectionBuilder {
  private readonly texts: Uint8Array[] = [];
  private readonly ends: number[] = [];
  private readonly winners: number[] = [];
  private readonly keys: number[] = [];
  private readonly next: number[] = [];
  private readonly entries: number[] = [];
  private readonly encoder = new TextEncoder();

  get size(): number {
    return this.ends.length;
  }

  add(record: GameRecord): void {
    if (this.size >= MOST_GAMES) return;
    const collected = collectedOf(record);
    const text = this.encoder.encode(JSON.stringify(collected));
    this.enter(this.size, record.game);
    this.texts.push(text);
    this.winners.push(WINNERS.indexOf(collected.winner));
    this.ends.push((this.ends.at(-1) ?? 0) + text.length);
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
      texts: joined(this.texts),
      ends: Uint32Array.from(this.ends),
      winners: Uint8Array.from(this.winners),
      index: {
        keys: Float64Array.from({ length: many }, (_, at) => ordered(this.keys, at)),
        next: Float64Array.from({ length: many }, (_, at) => ordered(this.next, at)),
        entries: Uint32Array.from({ length: many }, (_, at) => ordered(this.entries, at)),
      },
    };
  }
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
