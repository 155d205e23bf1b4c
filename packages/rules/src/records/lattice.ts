import { boardOf, columnLetter } from '../board.ts';
import type { Board, BoardName } from '../board.ts';
import type { RingSet } from '../ringSet.ts';
import type { Ring } from '../types.ts';

/**
 * A place on the sheared lattice of zertz.app: its columns from the left, and in each of them levels
 * from below, so that one level runs on to the right upwards. Its 48-ring board is the mirror image
 * of the official one.
 */
export interface Cell {
  readonly column: number;
  readonly level: number;
}

export interface RingCell extends Cell {
  readonly ring: Ring;
}

/** Boards of zertz.app, the smaller first: it takes the first one that a shape fits on. */
export const ZERTZ_APP_BOARDS = [37, 48, 61] as const satisfies readonly BoardName[];

/** Where the rings of a board lie, by columns from the left and in each from below, as they are numbered. */
export const cellsOf = (board: Board, rings: RingSet = board.rings): readonly RingCell[] => {
  const mirrored = board.name === 48;
  const last = board.columns.length - 1;
  return rings
    .toArray()
    .map((ring) => {
      const own = board.columnOf[ring] ?? 0;
      const column = mirrored ? last - own : own;
      return { column, level: Math.floor(((board.heightOf[ring] ?? 0) + column) / 2), ring };
    })
    .sort((a, b) => a.column - b.column);
};

/**
 * Moves a shape as a whole onto a board, and gives the ring of each of its cells; `undefined` if it
 * does not fit. Where several places would do it is the highest, then the leftmost.
 */
export const fit = (cells: readonly Cell[], board: Board): readonly Ring[] | undefined => {
  const [first] = cells;
  if (first === undefined) return undefined;
  const places = new Map(cellsOf(board).map((cell) => [keyOf(cell.column, cell.level), cell]));
  const anchors = [...places.values()].sort((a, b) => b.level - a.level || a.column - b.column);
  for (const anchor of anchors) {
    const right = anchor.column - first.column;
    const up = anchor.level - first.level;
    const rings = ringsAt(places, cells, right, up);
    if (rings !== undefined) return rings;
  }
  return undefined;
};

/** The labels that zertz.app gives the rings of a game that starts on these. */
export const zenLabels = (board: Board, rings: RingSet): ReadonlyMap<Ring, string> => {
  const cells = cellsOf(board, rings);
  for (const name of ZERTZ_APP_BOARDS) {
    const target = boardOf(name);
    const places = fit(cells, target);
    if (places !== undefined) {
      const labels = labelsWithin(cellsOf(target));
      return new Map(
        cells.map(({ ring }, index) => [ring, labels.get(places[index] ?? ring) ?? '']),
      );
    }
  }
  return labelsWithin(cells);
};

/** Columns are named from the leftmost, rings numbered from the lowest of their column. */
const labelsWithin = (cells: readonly RingCell[]): ReadonlyMap<Ring, string> => {
  const leftmost = Math.min(...cells.map(({ column }) => column));
  const lowest = new Map<number, number>();
  for (const { column, level } of cells) {
    lowest.set(column, Math.min(level, lowest.get(column) ?? level));
  }
  return new Map(
    cells.map(({ column, level, ring }) => [
      ring,
      `${columnLetter(column - leftmost)}${level - (lowest.get(column) ?? level) + 1}`,
    ]),
  );
};

const ringsAt = (
  places: ReadonlyMap<string, RingCell>,
  cells: readonly Cell[],
  right: number,
  up: number,
): readonly Ring[] | undefined => {
  const rings: Ring[] = [];
  for (const { column, level } of cells) {
    const place = places.get(keyOf(column + right, level + up));
    if (place === undefined) return undefined;
    rings.push(place.ring);
  }
  return rings;
};

const keyOf = (column: number, level: number): string => `${column},${level}`;
