import type { Shape } from '@zertz/art';

/** What is seen of a board: how much larger than the whole, and how far its centre has moved away. */
export interface Frame {
  readonly zoom: number;
  /** From the centre of the board to the centre of what is seen, in units of the board. */
  readonly x: number;
  readonly y: number;
}

type Box = Shape['box'];

/** The table around a board that is seen whole, in units of the board. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Frame = { zoom: 1, x: 0, y: 0 };
export const MOST = 3;

/** The share of each side that stays in view, so that 0.6 of the area does. */
const SHARE = Math.sqrt(0.6);
/** Around a ring that has to be seen. */
const MARGIN = 60;
/** Half of a ring. */
const HALF = 50;

export const isWhole = ({ zoom }: Frame): boolean => zoom === 1;

export const isSame = (a: Frame, b: Frame): boolean =>
  Math.abs(a.zoom - b.zoom) < 0.01 && Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

/** The frame in which a part of the board fills the table. */
export const fitted = (part: Box, whole: Box, room: Room): Frame => {
  const zoom = Math.min(MOST, room.width / part.width, room.height / part.height);
  if (zoom < 1.02) return WHOLE;
  return {
    zoom,
    x: part.x + part.width / 2 - whole.x - whole.width / 2,
    y: part.y + part.height / 2 - whole.y - whole.height / 2,
  };
};

/** Nearer by a factor, so that what is under a point (from the centre of the table) stays there. */
export const zoomed = (frame: Frame, factor: number, at: Point): Frame => {
  const zoom = Math.min(MOST, Math.max(1, frame.zoom * factor));
  const held = 1 / frame.zoom - 1 / zoom;
  return { zoom, x: frame.x + at.x * held, y: frame.y + at.y * held };
};

/** Moved along with a pointer that went this far over the table. */
export const panned = (frame: Frame, by: Point): Frame => ({
  zoom: frame.zoom,
  x: frame.x - by.x / frame.zoom,
  y: frame.y - by.y / frame.zoom,
});

/** Moved no further than so far that a ring is seen; `at` is counted from the centre of the board. */
export const revealed = (frame: Frame, at: Point, room: Room): Frame => ({
  zoom: frame.zoom,
  x: near(frame.x, at.x, room.width / 2 / frame.zoom - MARGIN),
  y: near(frame.y, at.y, room.height / 2 / frame.zoom - MARGIN),
});

const near = (centre: number, at: number, reach: number): number =>
  Math.min(at + Math.max(0, reach), Math.max(at - Math.max(0, reach), centre));

/**
 * As near as may be without losing the rings that are left: 0.6 of what could be seen of their box
 * is seen, and one of them stays near the middle. Rings are counted from the centre of the board.
 */
export const clamped = (frame: Frame, rings: readonly Point[], room: Room): Frame => {
  if (frame.zoom <= 1) return WHOLE;
  const xs = rings.map(({ x }) => x);
  const ys = rings.map(({ y }) => y);
  const window = { width: room.width / frame.zoom, height: room.height / frame.zoom };
  const x = within(frame.x, Math.min(...xs) - HALF, Math.max(...xs) + HALF, window.width);
  const y = within(frame.y, Math.min(...ys) - HALF, Math.max(...ys) + HALF, window.height);
  const away = (ring: Point): number => Math.hypot(ring.x - x, ring.y - y);
  const [first = { x, y }] = rings;
  const closest = rings.reduce((best, ring) => (away(ring) < away(best) ? ring : best), first);
  return {
    zoom: frame.zoom,
    x: near(x, closest.x, window.width / 4),
    y: near(y, closest.y, window.height / 4),
  };
};

const within = (centre: number, from: number, to: number, window: number): number => {
  const seen = SHARE * Math.min(window, to - from);
  return Math.min(to - seen + window / 2, Math.max(from + seen - window / 2, centre));
};
