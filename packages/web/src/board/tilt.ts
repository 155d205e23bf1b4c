import type { Place, Shape } from '@zertz/art';

/**
 * A board seen a little from the front. Only its picture is tilted: what is pressed stays flat, so
 * no ring may be drawn farther from its place than a marble reaches beyond the middle of it.
 */

/** As in the style sheet. */
const ANGLE = (14 * Math.PI) / 180;
const STRETCH = { x: 1.005, y: 1.02 };
/** Upwards, as the near side comes to lie lower. */
const RAISED = 13;

/** How far from its place a ring may be drawn. */
const MOST = 16;

interface Point {
  readonly x: number;
  readonly y: number;
}

const fromMiddle = ({ x, y }: Point, { box }: Shape): Point => ({
  x: (x - box.x - box.width / 2) * STRETCH.x,
  y: (y - box.y - box.height / 2) * STRETCH.y,
});

/** How far the eye is away, in units of the board: so near that no ring is drawn too far off. */
export const eyeOf = (shape: Shape): number => {
  const nearest = shape.places
    .filter(({ used }) => used)
    .map((place) => {
      const { x, y } = fromMiddle(place, shape);
      const flat = Math.hypot(x * (1 - 1 / STRETCH.x), y * (Math.cos(ANGLE) - 1 / STRETCH.y));
      return (Math.abs(y) * Math.hypot(x, y) * Math.sin(ANGLE)) / (MOST - flat);
    });
  return Math.max(1000, ...nearest);
};

/** How far from its place a ring is seen on the tilted board. */
export const tilted = (place: Place, shape: Shape, eye: number): Point => {
  const { x, y } = fromMiddle(place, shape);
  const nearer = eye / (eye - y * Math.sin(ANGLE));
  const { box } = shape;
  return {
    x: x * nearer - (place.x - box.x - box.width / 2),
    y: y * Math.cos(ANGLE) * nearer - RAISED - (place.y - box.y - box.height / 2),
  };
};
