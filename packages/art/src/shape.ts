import { columnLetter } from '@zertz/rules';
import type { Board, Ring, RingSet } from '@zertz/rules';
import type { Place, Shape } from './boardView.ts';
import { boxAround, pointOn } from './orientation.ts';

/** Clear of a ring that is raised, with its edge and all. */
const LABEL_GAP = 69;

/** Where the rings of a board lie, for those that the game started with, seen the official way. */
export const shapeOf = (board: Board, start: RingSet): Shape => {
  const places = board.labels.map((label, ring): Place => {
    const column = board.columnOf[ring] ?? 0;
    const up = board.heightOf[ring] ?? 0;
    const used = start.has(ring as Ring);
    return { ring, label, column, across: column, up, ...pointOn(column, up), used };
  });
  const used = places.filter((place) => place.used);
  return {
    places,
    edges: board.columns.flatMap((_, column) => edgesOf(used, column)),
    box: boxAround(used),
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
