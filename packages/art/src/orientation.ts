import type { Place, Shape } from './boardView.ts';

/** How a board is seen: the official way is no turn and no mirror. */
export interface Orientation {
  /** Steps of 60° clockwise, 0 to 5. */
  readonly turn: number;
  /** Left and right are exchanged before it is turned. */
  readonly mirror: boolean;
}

/** From one column to the next. */
export const COLUMN_STEP = 86.6;
/** Half of the way from a ring to the next of its column. */
export const HALF_STEP = 50;
const SIDE = 76;
const END = 84;

/** Around these places, with room for the labels. */
export const boxAround = (places: readonly Place[]): Shape['box'] => {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - SIDE, Math.min(...ys) - END];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + SIDE - left,
    height: Math.max(...ys) + END - top,
  };
};

/** The same board seen another way. Every ring comes to lie on the lattice again. */
export const oriented = (shape: Shape, { turn, mirror }: Orientation): Shape => {
  const [origin] = shape.places;
  if (origin === undefined || (turn === 0 && !mirror)) return shape;
  const angle = (turn * Math.PI) / 3;
  const move = ({ x, y }: Point): Point => {
    const right = (x - origin.x) * (mirror ? -1 : 1);
    const down = y - origin.y;
    return {
      x: right * Math.cos(angle) - down * Math.sin(angle),
      y: right * Math.sin(angle) + down * Math.cos(angle),
    };
  };
  const places = shape.places.map((place): Place => {
    const moved = move(place);
    const across = Math.round(moved.x / COLUMN_STEP);
    const up = Math.round(-moved.y / HALF_STEP);
    return { ...place, across, up, ...pointOn(across, up) };
  });
  return {
    ...shape,
    places,
    edges: shape.edges.map(({ text, ...at }) => ({ text, ...move(at) })),
    box: boxAround(places.filter((place) => place.used)),
  };
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place of the lattice lies. */
export const pointOn = (across: number, up: number): Point => ({
  x: Math.round(across * COLUMN_STEP * 10) / 10,
  y: up === 0 ? 0 : -up * HALF_STEP,
});
