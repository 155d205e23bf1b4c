export { MARKS } from './boardView.ts';
export type {
  BoardView,
  Chip,
  Labels,
  Mark,
  PathView,
  Place,
  RingView,
  Shape,
} from './boardView.ts';
export { idsOf } from './Defs.tsx';
export { arrowOf, BRUSHES, HEAD } from './drawings.ts';
export type { Brush, Drawing } from './drawings.ts';
export { HEADS } from './Drawings.tsx';
export { Foreground } from './Foreground.tsx';
export { Ground } from './Ground.tsx';
export { boxAround, COLUMN_STEP, HALF_STEP, oriented, pointOn } from './orientation.ts';
export type { Orientation } from './orientation.ts';
export { lastPath, markLast, Marks } from './lastTurn.ts';
export { positionView } from './positionView.ts';
export type { PositionLooks } from './positionView.ts';
export { shapeOf } from './shape.ts';
