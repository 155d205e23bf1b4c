import type { Place } from '@zertz/art';

/** The six directions as they are seen, as steps across and up. */
const BY_CODE: { readonly [code: string]: readonly [across: number, up: number] } = {
  KeyW: [0, 2],
  KeyE: [1, 1],
  KeyD: [1, -1],
  KeyS: [0, -2],
  KeyA: [-1, -1],
  KeyQ: [-1, 1],
  ArrowUp: [0, 2],
  ArrowDown: [0, -2],
  ArrowLeft: [-1, 1],
  ArrowRight: [1, 1],
};

const SHIFTED: { readonly [code: string]: readonly [across: number, up: number] } = {
  ArrowLeft: [-1, -1],
  ArrowRight: [1, -1],
};

export interface GridState {
  readonly places: readonly Place[];
  readonly present: (ring: number) => boolean;
  readonly legal: (ring: number) => boolean;
}

export interface Key {
  readonly code: string;
  readonly shiftKey: boolean;
}

/**
 * The ring a key leads to: along a straight line over gaps, to an end of the column, or to the next
 * ring where something may be done. `undefined`: not a key of the grid.
 */
export const ringByKey = (grid: GridState, from: number, key: Key): number | undefined => {
  const here = grid.places[from];
  if (here === undefined) return undefined;
  if (key.code === 'KeyN') return nextLegal(grid, from, key.shiftKey);
  if (key.code === 'Home') return endOfColumn(grid, here, 'first');
  if (key.code === 'End') return endOfColumn(grid, here, 'last');
  const step = (key.shiftKey ? SHIFTED[key.code] : undefined) ?? BY_CODE[key.code];
  return step === undefined ? undefined : along(grid, here, step);
};

const along = (
  { places, present }: GridState,
  here: Place,
  [right, up]: readonly [number, number],
): number => {
  for (let n = 1; n <= places.length; n++) {
    const across = here.across + n * right;
    const height = here.up + n * up;
    const next = places.find((place) => place.across === across && place.up === height);
    if (next !== undefined && present(next.ring)) return next.ring;
  }
  return here.ring;
};

const endOfColumn = (grid: GridState, here: Place, end: 'first' | 'last'): number => {
  const column = grid.places
    .filter((place) => place.across === here.across && grid.present(place.ring))
    .toSorted((a, b) => a.up - b.up);
  return (end === 'first' ? column[0] : column[column.length - 1])?.ring ?? here.ring;
};

const nextLegal = ({ places, legal }: GridState, from: number, backward: boolean): number => {
  const size = places.length;
  for (let n = 1; n < size; n++) {
    const ring = (from + (backward ? size - n : n)) % size;
    if (legal(ring)) return ring;
  }
  return from;
};
