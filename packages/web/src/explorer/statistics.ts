import {
  formatTurnIn,
  newGame,
  parsePosition,
  parseTurn,
  playTurn,
  positionOf,
  transformTurn,
} from '@zertz/rules';
import type { Position, Ring, Symmetry, Turn } from '@zertz/rules';
import { entryOf, gameOf, winnerOf } from './collection.ts';
import type { Collection, Entry } from './collection.ts';
import { symmetricKey } from './symmetricKey.ts';

/** How games went on from a position by one turn, and by those that are the same on another view. */
export interface TurnStatistics {
  /** In official notation, as it is played in the position asked about. */
  readonly turn: string;
  /** Of the position that the turn leads to. */
  readonly key: number;
  readonly games: number;
  /** Won by whoever made the turn, by the other, and neither. */
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
}

export interface Statistics {
  /** The most frequent first. */
  readonly turns: readonly TurnStatistics[];
  /** Turns that were made from here in all. */
  readonly games: number;
  /** Different turns; more than are told where there are very many. */
  readonly kinds: number;
  /** Some games that came here, with the turn they went on with. */
  readonly found: readonly Found[];
}

/** A turn of a game in one of several collections. */
export interface Found extends Entry {
  readonly collection: Collection;
}

const MOST_TURNS = 16;
const MOST_FOUND = 200;

/** The first place whose key is not below this one. */
const placeOf = (keys: Float64Array, key: number): number => {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? Infinity) < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

interface Tally {
  games: number;
  won: number;
  lost: number;
  readonly one: Found;
}

/** What the games of some collections did from a position, however it was turned in them. */
export const statisticsOf = (
  collections: readonly Collection[],
  position: Position,
): Statistics => {
  const asked = symmetricKey(position);
  const tallies = new Map<number, Tally>();
  const found: Found[] = [];
  let games = 0;
  for (const collection of collections) {
    const { entries, keys, next } = collection.index;
    for (let at = placeOf(keys, asked.key); keys[at] === asked.key; at++, games++) {
      const entry = entryOf(entries[at] ?? 0);
      if (found.length < MOST_FOUND) found.push({ ...entry, collection });
      count(tallies, next[at] ?? 0, entry, collection);
    }
  }
  const back = inverse(asked.symmetry);
  const turns = [...tallies]
    .sort(([, a], [, b]) => b.games - a.games)
    .slice(0, MOST_TURNS)
    .flatMap(([key, tally]) => {
      const turn = turnIn(tally.one, back);
      if (turn === undefined) return [];
      const { games: many, lost, won } = tally;
      const tied = many - won - lost;
      return [{ turn: formatTurnIn(position, turn), key, games: many, won, lost, tied }];
    });
  return { turns, games, kinds: tallies.size, found };
};

const count = (
  tallies: Map<number, Tally>,
  led: number,
  entry: Entry,
  collection: Collection,
): void => {
  const known = tallies.get(led);
  const tally = known ?? { games: 0, won: 0, lost: 0, one: { ...entry, collection } };
  if (known === undefined) tallies.set(led, tally);
  const winner = winnerOf(collection, entry.game);
  tally.games += 1;
  if (winner === entry.mover) tally.won += 1;
  else if (winner !== null) tally.lost += 1;
};

const inverse = (symmetry: Symmetry): Symmetry => {
  const back: Ring[] = [];
  for (const [ring, image] of symmetry.entries()) back[image] = ring as Ring;
  return back;
};

/** The turn of a game as it looks in the position asked about: over the view that both share. */
const turnIn = ({ collection, game: number, ply }: Found, back: Symmetry): Turn | undefined => {
  const game = gameOf(collection, number);
  const start = game === undefined ? undefined : parsePosition(game.start);
  if (game === undefined || start?.ok !== true) return undefined;
  let replayed = newGame(start.value);
  for (const [at, text] of game.turns.split('|').entries()) {
    const position = positionOf(replayed);
    const turn = parseTurn(position, text);
    if (!turn.ok) return undefined;
    if (at === ply) {
      const { symmetry } = symmetricKey(position);
      return transformTurn(transformTurn(turn.value, symmetry), back);
    }
    const played = playTurn(replayed, turn.value);
    if (!played.ok) return undefined;
    replayed = played.value;
  }
  return undefined;
};
