import {
  boardOf,
  formatTurnIn,
  legalTurns,
  newGame,
  NO_MARBLES,
  parseRing,
  parseTurn,
  parseVariant,
  playTurn,
  positionOf,
  RingSet,
  startPosition,
  total,
  unwrap,
  difference,
} from '../src/index.ts';
import type { Game, Marble, MarbleCount, Position, Ring } from '../src/index.ts';

const COLOURS: { readonly [letter: string]: Marble } = { W: 'white', G: 'grey', B: 'black' };

export type Triple = readonly [white: number, grey: number, black: number];

export const counted = ([white, grey, black]: Triple): MarbleCount => ({ white, grey, black });

export interface Setup {
  /** Preset with options, as in a position text. */
  readonly variant?: string;
  /** Exactly these rings; all of the board if left out. */
  readonly rings?: readonly string[];
  /** All rings but these. */
  readonly without?: string;
  /** `d4` to `W`. */
  readonly marbles?: { readonly [label: string]: string };
  /** The rest of the supply if left out. */
  readonly pool?: Triple;
  readonly captives?: readonly [Triple, Triple];
  readonly turn?: 1 | 2;
}

/** A position put together by hand. Marbles that are nowhere are taken off the supply. */
export const setUp = (setup: Setup): Position => {
  const variant = unwrap(parseVariant(setup.variant ?? 'official'));
  const board = boardOf(variant.board);
  const ring = (label: string): Ring => {
    const found = parseRing(board, label);
    if (found === undefined) throw new Error(`no ring ${label}`);
    return found;
  };
  const all = setup.rings === undefined ? board.rings : RingSet.from(setup.rings.map(ring));
  const rings = all.diff(RingSet.from(split(setup.without ?? '').map(ring)));
  const entries = Object.entries(setup.marbles ?? {});
  const of = (colour: Marble): RingSet =>
    RingSet.from(entries.flatMap(([at, letter]) => (COLOURS[letter] === colour ? [ring(at)] : [])));
  const marbles = { white: of('white'), grey: of('grey'), black: of('black') };
  const [first, second] = (
    setup.captives ?? [
      [0, 0, 0],
      [0, 0, 0],
    ]
  ).map(counted);
  const captives = { first: first ?? NO_MARBLES, second: second ?? NO_MARBLES };
  const onBoard = counted([marbles.white.size, marbles.grey.size, marbles.black.size]);
  const elsewhere = [captives.first, captives.second].reduce(
    (rest, held) => difference(rest, held),
    difference(variant.supply, onBoard),
  );
  const pool = setup.pool === undefined ? elsewhere : counted(setup.pool);
  const occupied = marbles.white.union(marbles.grey).union(marbles.black);
  return {
    ...startPosition({
      ...variant,
      supply: difference(variant.supply, difference(elsewhere, pool)),
    }),
    rings,
    marbles,
    occupied,
    used: variant.usedRings === 'locked' ? occupied : RingSet.EMPTY,
    pool,
    captives,
    turn: setup.turn === 2 ? 'second' : 'first',
  };
};

export const labels = (position: Position, rings: RingSet): readonly string[] =>
  rings.toArray().map((ring) => position.board.labels[ring] ?? '?');

export const legal = (position: Position): readonly string[] =>
  [...legalTurns(position)].map((turn) => formatTurnIn(position, turn)).toSorted();

/** Whether a written turn may be played. */
export const isLegal = (position: Position, text: string): boolean => parseTurn(position, text).ok;

/** The code with which a written turn is refused. */
export const refusal = (position: Position, text: string): string | undefined => {
  const turn = parseTurn(position, text);
  if (turn.ok) return undefined;
  return turn.error.code === 'refused' ? turn.error.refusal.code : turn.error.code;
};

/** Plays written turns one after the other. */
export const playAll = (position: Position | Game, texts: readonly string[]): Game => {
  let game = 'history' in position ? position : newGame(position);
  for (const text of texts) {
    game = unwrap(playTurn(game, unwrap(parseTurn(positionOf(game), text))));
  }
  return game;
};

export const split = (text: string): string[] => text.split(' ').filter((part) => part !== '');

export const marblesInAll = (position: Position): number =>
  total(position.pool) +
  total(position.captives.first) +
  total(position.captives.second) +
  position.occupied.size;
