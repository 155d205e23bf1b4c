import { boardOf } from './board.ts';
import type { Board } from './board.ts';
import { difference, sameCount, sum } from './marbleCount.ts';
import { RingSet } from './ringSet.ts';
import { MARBLES } from './types.ts';
import type { ByMarble, ByPlayer, Marble, MarbleCount, Player, Ring } from './types.ts';
import type { Variant } from './variant.ts';

/** Where a game stands between two turns. A plain value: never changed in place, safe to share. */
export interface Position {
  readonly variant: Variant;
  readonly board: Board;
  /** Rings still on the board, vacant or not. */
  readonly rings: RingSet;
  /** Rings carrying a marble of each colour; disjoint, all within `rings`. */
  readonly marbles: ByMarble<RingSet>;
  /** Rings carrying any marble. */
  readonly occupied: RingSet;
  readonly pool: MarbleCount;
  readonly captives: ByPlayer<MarbleCount>;
  /** Who is to move. */
  readonly turn: Player;
  /** Rings that ever carried a marble; kept only where they are locked (R11.10). */
  readonly used: RingSet;
  /** Passes in a row just made (R8.3), or 1 after an opening pass. */
  readonly passes: number;
  /** Where the turn before placed its marble; kept only where older jump over newer (R11.4). */
  readonly newest: Ring | undefined;
  /** A missed capture was taken back: this turn must be a capture (R11.18). */
  readonly owed: boolean;
  /** The last turn emptied the pool before anybody had captured (R11.16). */
  readonly collaborated: boolean;
}

/** The first position of a game; `without` leaves out rings of the board, for one's own layout. */
export const startPosition = (
  variant: Variant,
  options: { readonly without?: RingSet; readonly turn?: Player } = {},
): Position => {
  const board = boardOf(variant.board);
  const { first, second } = variant.handicap;
  return {
    variant,
    board,
    rings: options.without === undefined ? board.rings : board.rings.diff(options.without),
    marbles: { white: RingSet.EMPTY, grey: RingSet.EMPTY, black: RingSet.EMPTY },
    occupied: RingSet.EMPTY,
    pool: difference(difference(variant.supply, first), second),
    captives: { first, second },
    turn: options.turn ?? (variant.firstPlayer === 'second' ? 'second' : 'first'),
    used: RingSet.EMPTY,
    passes: 0,
    newest: undefined,
    owed: false,
    collaborated: false,
  };
};

export const vacantRings = (position: Position): RingSet => position.rings.diff(position.occupied);

/** The marble on a ring, if there is one. */
export const marbleAt = (position: Position, ring: Ring): Marble | undefined =>
  MARBLES.find((marble) => position.marbles[marble].has(ring));

/** Marbles of each colour on these rings. */
export const marblesOn = (position: Position, rings: RingSet): MarbleCount => ({
  white: position.marbles.white.intersect(rings).size,
  grey: position.marbles.grey.intersect(rings).size,
  black: position.marbles.black.intersect(rings).size,
});

/** All marbles of the game, wherever they are. */
export const allMarbles = (position: Position): MarbleCount =>
  [position.pool, position.captives.first, position.captives.second].reduce(
    sum,
    marblesOn(position, position.occupied),
  );

/** Nothing has been placed or captured yet: at most an opening pass was made. */
export const isUntouched = (position: Position): boolean => {
  const { captives, pool, variant } = position;
  return (
    position.occupied.isEmpty &&
    sameCount(captives.first, variant.handicap.first) &&
    sameCount(captives.second, variant.handicap.second) &&
    sameCount(sum(pool, sum(captives.first, captives.second)), variant.supply)
  );
};
