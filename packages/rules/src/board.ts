import { RingSet } from './ringSet.ts';
import type { Ring } from './types.ts';

/** Number of rings: every board with a name (R2). 204 is the grid of free layouts. */
export const BOARD_NAMES = [37, 40, 43, 44, 48, 58, 61, 204] as const;
export type BoardName = (typeof BOARD_NAMES)[number];

/** A jump that fits on the board, whatever stands on it. */
export interface Jump {
  readonly from: Ring;
  readonly over: Ring;
  readonly to: Ring;
}

/** Geometry of a starting board. Computed once per board and shared. */
export interface Board {
  readonly name: BoardName;
  /** Rings of each column, from the left. */
  readonly columns: readonly number[];
  /** Height of ring 1 of each column, in half ring widths. */
  readonly bases: readonly number[];
  readonly size: number;
  readonly rings: RingSet;
  /** Official label of each ring: `a1`. */
  readonly labels: readonly string[];
  /** Column of each ring, 0 = a. */
  readonly columnOf: readonly number[];
  /** Height of each ring above the lowest ring of the lowest column, in half ring widths. */
  readonly heightOf: readonly number[];
  /** For each ring its six neighbour places clockwise from north; `undefined` where no ring ever was. */
  readonly around: readonly (readonly (Ring | undefined)[])[];
  /** Neighbours of each ring that the starting board has. */
  readonly neighbours: readonly RingSet[];
  /** Jumps from each ring, clockwise from north. */
  readonly jumps: readonly (readonly Jump[])[];
}

/** Lowest column (whose ring 1 is lowest) of each board; heights rise away from it (R2). */
const SHAPES: { readonly [N in Exclude<BoardName, 204>]: readonly [number, readonly number[]] } = {
  37: [3, [4, 5, 6, 7, 6, 5, 4]],
  40: [3, [5, 6, 7, 7, 6, 5, 4]],
  43: [3, [5, 6, 7, 7, 6, 5, 4, 3]],
  44: [3, [5, 6, 7, 8, 7, 6, 5]],
  48: [3, [5, 6, 7, 8, 7, 6, 5, 4]],
  58: [5, [3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3]],
  61: [4, [5, 6, 7, 8, 9, 8, 7, 6, 5]],
};

/** A step from ring to ring: columns to the right, half ring widths up. */
export type Direction = readonly [right: number, up: number];

/** The six directions clockwise from north (R2.4). */
export const DIRECTIONS: readonly Direction[] = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
];

const boards = new Map<BoardName, Board>();

/** The board of this name: always the same object. */
export const boardOf = (name: BoardName): Board => {
  const known = boards.get(name);
  if (known !== undefined) return known;
  const board = name === 204 ? grid() : hexagon(name);
  boards.set(name, board);
  return board;
};

/** The board whose columns have these lengths. */
export const boardWithColumns = (lengths: readonly number[]): Board | undefined => {
  const name = BOARD_NAMES.find((candidate) => {
    const { columns } = boardOf(candidate);
    return columns.length === lengths.length && columns.every((length, i) => length === lengths[i]);
  });
  return name === undefined ? undefined : boardOf(name);
};

/** Reads `a1`, `A1`, and `j` as the ninth column of the 61-ring board (R3). */
export const parseRing = (board: Board, text: string): Ring | undefined => {
  const label = text.toLowerCase();
  const index = labelIndex(board).get(label);
  if (index !== undefined) return index;
  return board.name === 61 ? labelIndex(board).get(label.replace('j', 'i')) : undefined;
};

export const formatRing = (board: Board, ring: Ring): string => {
  const label = board.labels[ring];
  if (label === undefined) throw new RangeError(`ring ${ring} is not on the ${board.name} board`);
  return label;
};

/** The ring at a column (0 = a) and number (1 = lowest), if the board has it. */
export const ringAt = (board: Board, column: number, number: number): Ring | undefined =>
  labelIndex(board).get(`${columnLetter(column)}${number}`);

export const columnLetter = (column: number): string => String.fromCharCode(97 + column);

const hexagon = (name: Exclude<BoardName, 204>): Board => {
  const [lowest, columns] = SHAPES[name];
  return build(
    name,
    columns,
    columns.map((_, column) => Math.abs(column - lowest)),
  );
};

const grid = (): Board => {
  const columns = new Array<number>(17).fill(12);
  return build(
    204,
    columns,
    columns.map((_, column) => column % 2),
  );
};

const indexes = new WeakMap<Board, ReadonlyMap<string, Ring>>();

const labelIndex = (board: Board): ReadonlyMap<string, Ring> => {
  const known = indexes.get(board);
  if (known !== undefined) return known;
  const index = new Map(board.labels.map((label, ring) => [label, ring as Ring]));
  indexes.set(board, index);
  return index;
};

const build = (name: BoardName, columns: readonly number[], bases: readonly number[]): Board => {
  const places = columns.flatMap((length, column) =>
    Array.from({ length }, (_, n) => ({ column, height: (bases[column] ?? 0) + 2 * n, n: n + 1 })),
  );
  const at = new Map(places.map(({ column, height }, ring) => [`${column},${height}`, ring]));
  const around = places.map(({ column, height }) =>
    DIRECTIONS.map(([right, up]) => at.get(`${column + right},${height + up}`) as Ring | undefined),
  );
  const jumps = around.map((neighbours, from) =>
    neighbours.flatMap((over, direction) => {
      const to = over === undefined ? undefined : around[over]?.[direction];
      return over === undefined || to === undefined ? [] : [{ from: from as Ring, over, to }];
    }),
  );
  return {
    name,
    columns,
    bases,
    size: places.length,
    rings: RingSet.from(places.map((_, ring) => ring as Ring)),
    labels: places.map(({ column, n }) => `${columnLetter(column)}${n}`),
    columnOf: places.map(({ column }) => column),
    heightOf: places.map(({ height }) => height),
    around,
    neighbours: around.map((list) => RingSet.from(list.filter((ring) => ring !== undefined))),
    jumps,
  };
};
