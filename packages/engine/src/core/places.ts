import { boardOf, RingSet } from '@zertz/rules';
import type { Board, Position, Ring } from '@zertz/rules';

/** Where the core keeps each ring of a board: see `assembly/ringSet.ts`. */
export interface Places {
  /** By ring; `undefined` where the grid has no room. */
  readonly placeOf: readonly (number | undefined)[];
  /** By place; `undefined` where the board has no ring. */
  readonly ringAt: readonly (Ring | undefined)[];
}

/** Stands for no ring in a move. */
export const NO_PLACE = 127;

const COLUMNS = 11;
const ROWS = 9;

/** The places of a position's rings; `undefined` if they do not fit on the grid. */
export const placesOf = (position: Position): Places | undefined => {
  const { board } = position;
  // Boards that fit as a whole keep their places all through a game, whatever rings are left.
  if (board !== boardOf(204)) return placesOfBoard(board);
  const places = layOut(board, position.rings);
  return position.rings.toArray().every((ring) => places.placeOf[ring] !== undefined)
    ? places
    : undefined;
};

const known = new WeakMap<Board, Places>();

const placesOfBoard = (board: Board): Places => {
  const places = known.get(board) ?? layOut(board, board.rings);
  known.set(board, places);
  return places;
};

/** Puts the leftmost of these rings in the first column and the lowest row first. */
const layOut = (board: Board, rings: RingSet): Places => {
  const columnOf = (ring: Ring): number => board.columnOf[ring] ?? 0;
  // Rows follow the lines that fall to the right, so a step to the right and down keeps its row.
  const slantOf = (ring: Ring): number => (board.heightOf[ring] ?? 0) - columnOf(ring);
  const shown = rings.toArray();
  const left = Math.min(...shown.map(columnOf));
  const lowest = Math.min(...shown.map(slantOf));
  const placeOf = board.rings.toArray().map((ring) => {
    const column = columnOf(ring) - left;
    const row = (slantOf(ring) - lowest) / 2;
    const fits = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
    return fits ? 10 * (column + 1) + row : undefined;
  });
  const ringAt = new Array<Ring | undefined>(NO_PLACE + 1).fill(undefined);
  placeOf.forEach((place, ring) => {
    if (place !== undefined) ringAt[place] = ring as Ring;
  });
  return { placeOf, ringAt };
};

/** The rings of a set of places given in two halves of 64 bits. */
export const ringsAt = (places: Places, low: bigint, high: bigint): RingSet => {
  let rings = RingSet.EMPTY;
  const bits = BigInt.asUintN(64, low) | (BigInt.asUintN(64, high) << 64n);
  places.ringAt.forEach((ring, place) => {
    if (ring !== undefined && ((bits >> BigInt(place)) & 1n) === 1n) rings = rings.with(ring);
  });
  return rings;
};
