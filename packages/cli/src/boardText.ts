import { canCapture, firstJumps, formatRing, freeRings, marbleAt, RingSet } from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';
import type { Colours } from './colours.ts';

const CELL_WIDTH = 6;

/** A piece of a line and how wide it looks; colour codes take no width. */
interface Cell {
  readonly column: number;
  readonly text: string;
  readonly width: number;
}

/** The board in letters, highest rings first; a place without a ring shows as a dot. */
export const boardText = (position: Position, colours: Colours): readonly string[] => {
  const { board, rings } = position;
  const free = freeRings(position);
  const jumpers = canCapture(position)
    ? RingSet.from(firstJumps(position).map(({ from }) => from))
    : RingSet.EMPTY;
  const shown = shownRings(position);
  const left = Math.min(...shown.map((ring) => board.columnOf[ring] ?? 0));
  const lines = new Map<number, Cell[]>();
  for (const ring of shown) {
    const height = board.heightOf[ring] ?? 0;
    const label = formatRing(board, ring);
    const sign = rings.has(ring)
      ? signOf(position, ring, free.has(ring), colours)
      : colours.dim(' ·');
    const name = jumpers.has(ring) ? colours.must(label) : colours.dim(label);
    const cell: Cell = {
      column: (board.columnOf[ring] ?? 0) - left,
      text: rings.has(ring) ? `${sign}${name}` : sign,
      width: rings.has(ring) ? 3 + label.length : 2,
    };
    lines.set(height, [...(lines.get(height) ?? []), cell]);
  }
  const heights = [...lines.keys()];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return Array.from({ length: high - low + 1 }, (_, row) => joinCells(lines.get(high - row) ?? []));
};

export const BOARD_LEGEND = '( ) vacant  (-) free to be removed  (W) (G) (B) marbles  · no ring';

/** The rings still there, with the gaps between them; a board laid out freely is cropped. */
const shownRings = ({ board, rings }: Position): readonly Ring[] => {
  const all = board.rings.toArray();
  if (board.name !== 204 || rings.isEmpty) return all;
  const columns = rings.toArray().map((ring) => board.columnOf[ring] ?? 0);
  const heights = rings.toArray().map((ring) => board.heightOf[ring] ?? 0);
  return all.filter((ring) => {
    const column = board.columnOf[ring] ?? 0;
    const height = board.heightOf[ring] ?? 0;
    return (
      column >= Math.min(...columns) &&
      column <= Math.max(...columns) &&
      height >= Math.min(...heights) &&
      height <= Math.max(...heights)
    );
  });
};

const signOf = (position: Position, ring: Ring, isFree: boolean, colours: Colours): string => {
  const marble = marbleAt(position, ring);
  if (marble !== undefined) return colours.marble(marble);
  return isFree ? colours.free('(-)') : '( )';
};

const joinCells = (cells: readonly Cell[]): string => {
  let line = '';
  let width = 0;
  for (const cell of [...cells].sort((a, b) => a.column - b.column)) {
    const start = cell.column * CELL_WIDTH;
    line += ' '.repeat(Math.max(0, start - width)) + cell.text;
    width = Math.max(start, width) + cell.width;
  }
  return line;
};
