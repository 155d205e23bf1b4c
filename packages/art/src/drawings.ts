/** Arrows and circles that somebody draws on a board: plain data, so that it can be kept and shared. */

/** They differ by line and head as well as by colour. */
export const BRUSHES = ['solid', 'dashed', 'dotted', 'mixed'] as const;
export type Brush = (typeof BRUSHES)[number];

/** An arrow from a ring to another, or a circle on one. */
export interface Drawing {
  readonly from: number;
  /** The ring an arrow points at; a circle has none. */
  readonly to: number | undefined;
  readonly brush: Brush;
}

/** In units of the board: two neighbouring rings lie 100 apart. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far from the middle of its rings an arrow begins and ends, so that marbles stay in sight. */
const CLEAR = 30;
/** How long the head of an arrow is. */
export const HEAD = 30;

/** Where an arrow lies: its line ends where its head begins. */
export const arrowOf = (
  from: Point,
  to: Point,
): { readonly tail: Point; readonly neck: Point; readonly tip: Point; readonly angle: number } => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const along = (start: Point, distance: number): Point => ({
    x: start.x + Math.cos(angle) * distance,
    y: start.y + Math.sin(angle) * distance,
  });
  return {
    tail: along(from, CLEAR),
    neck: along(to, -CLEAR / 2 - HEAD),
    tip: along(to, -CLEAR / 2),
    angle: (angle * 180) / Math.PI,
  };
};
