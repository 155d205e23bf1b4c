import { DIRECTIONS } from './board.ts';
import type { Board, Direction } from './board.ts';
import type { Position } from './position.ts';
import { formatPosition } from './positionText.ts';
import { RingSet } from './ringSet.ts';
import type { Path, Turn } from './turn.ts';
import type { Ring } from './types.ts';

/** Where each ring of a board goes: `symmetry[ring]`. */
export type Symmetry = readonly Ring[];

const known = new WeakMap<Board, readonly Symmetry[]>();

/**
 * The rotations and reflections that map a board onto itself, the identity first: 12 for 37 and 61
 * rings, 6 for 48, 4 for 44 and 58, 2 for 40, 43 and 204 (R2.8).
 */
export const symmetriesOf = (board: Board): readonly Symmetry[] => {
  const found = known.get(board) ?? [...findSymmetries(board)];
  known.set(board, found);
  return found;
};

const imageOf = (symmetry: Symmetry, ring: Ring): Ring => symmetry[ring] ?? ring;

const imagesOf = (symmetry: Symmetry, rings: RingSet): RingSet =>
  RingSet.from(rings.toArray().map((ring) => imageOf(symmetry, ring)));

/** The position as it looks after turning or reflecting the board. */
export const transform = (position: Position, symmetry: Symmetry): Position => {
  const move = (ring: Ring): Ring => imageOf(symmetry, ring);
  const moveAll = (rings: RingSet): RingSet => imagesOf(symmetry, rings);
  return {
    ...position,
    rings: moveAll(position.rings),
    marbles: {
      white: moveAll(position.marbles.white),
      grey: moveAll(position.marbles.grey),
      black: moveAll(position.marbles.black),
    },
    occupied: moveAll(position.occupied),
    used: moveAll(position.used),
    newest: position.newest === undefined ? undefined : move(position.newest),
  };
};

/** The turn that corresponds to one of the position before turning or reflecting the board. */
export const transformTurn = (turn: Turn, symmetry: Symmetry): Turn => {
  if (turn.kind === 'pass') return turn;
  const declined = imagesOf(symmetry, turn.declined);
  if (turn.kind === 'removal') {
    return { ...turn, removal: imageOf(symmetry, turn.removal), declined };
  }
  const removal = turn.removal === undefined ? undefined : imageOf(symmetry, turn.removal);
  if (turn.kind === 'placement') {
    return { ...turn, to: imageOf(symmetry, turn.to), removal, declined };
  }
  const [from, to, ...more] = turn.path.map((ring) => imageOf(symmetry, ring));
  return { ...turn, path: [from, to, ...more] as unknown as Path, removal, declined };
};

/** The one of all symmetric images whose text comes first: equal for positions that are alike. */
export const canonicalForm = (position: Position): Position => {
  let best = position;
  let bestText = formatPosition(position);
  for (const symmetry of symmetriesOf(position.board)) {
    const image = transform(position, symmetry);
    const text = formatPosition(image);
    if (text < bestText) [best, bestText] = [image, text];
  }
  return best;
};

function* findSymmetries(board: Board): Generator<Symmetry> {
  const at = placesOf(board);
  for (const turns of [0, 1, 2, 3, 4, 5]) {
    for (const mirrored of [false, true]) {
      const north = DIRECTIONS[turns];
      const northEast = DIRECTIONS[(turns + (mirrored ? 5 : 1)) % 6];
      if (north === undefined || northEast === undefined) continue;
      for (const origin of board.rings) {
        const symmetry = mapping(board, at, origin, north, northEast);
        if (symmetry !== undefined) yield symmetry;
      }
    }
  }
}

/** The map that sends ring 0 to `origin` and its two directions to these, if it stays on the board. */
const mapping = (
  board: Board,
  at: ReadonlyMap<string, Ring>,
  origin: Ring,
  north: Direction,
  northEast: Direction,
): Symmetry | undefined => {
  const images: Ring[] = [];
  for (const ring of board.rings) {
    const right = columnOf(board, ring) - columnOf(board, 0 as Ring);
    const up = (heightOf(board, ring) - heightOf(board, 0 as Ring) - right) / 2;
    const image = at.get(
      placeKey(
        columnOf(board, origin) + right * northEast[0] + up * north[0],
        heightOf(board, origin) + right * northEast[1] + up * north[1],
      ),
    );
    if (image === undefined) return undefined;
    images.push(image);
  }
  return images;
};

const placesOf = (board: Board): ReadonlyMap<string, Ring> =>
  new Map(
    board.rings
      .toArray()
      .map((ring) => [placeKey(columnOf(board, ring), heightOf(board, ring)), ring]),
  );

const placeKey = (column: number, height: number): string => `${column},${height}`;
const columnOf = (board: Board, ring: Ring): number => board.columnOf[ring] ?? 0;
const heightOf = (board: Board, ring: Ring): number => board.heightOf[ring] ?? 0;
