import { columnLetter } from '@zertz/rules';
import type { Board, Ring, RingSet } from '@zertz/rules';
import type { Place, Shape } from '../board/boardView.ts';

const COLUMN_STEP = 86.6;
const HALF_STEP = 50;
const SIDE = 76;
const END = 82;
const LABEL_GAP = 66;

/** Where the rings of a board lie, for those that the game started with. */
export const shapeOf = (board: Board, start: RingSet): Shape => {
  const places = board.labels.map((label, ring): Place => {
    const column = board.columnOf[ring] ?? 0;
    const height = board.heightOf[ring] ?? 0;
    return {
      ring,
      label,
      column,
      height,
      x: Math.round(column * COLUMN_STEP * 10) / 10,
      y: -height * HALF_STEP,
      used: start.has(ring as Ring),
    };
  });
  const used = places.filter((place) => place.used);
  const xs = used.map((place) => place.x);
  const ys = used.map((place) => place.y);
  const [left, top] = [Math.min(...xs) - SIDE, Math.min(...ys) - END];
  return {
    places,
    edges: board.columns.flatMap((_, column) => edgesOf(used, column)),
    box: {
      x: left,
      y: top,
      width: Math.max(...xs) + SIDE - left,
      height: Math.max(...ys) + END - top,
    },
    columnNames: board.columns.map((_, column) => columnLetter(column)),
  };
};

const edgesOf = (used: readonly Place[], column: number): Shape['edges'] => {
  const rings = used.filter((place) => place.column === column);
  const lowest = rings[0];
  const highest = rings[rings.length - 1];
  if (lowest === undefined || highest === undefined) return [];
  return [
    { x: lowest.x, y: lowest.y + LABEL_GAP, text: lowest.label },
    { x: highest.x, y: highest.y - LABEL_GAP, text: highest.label },
  ];
};
