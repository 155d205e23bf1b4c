import { both, diff, down, NORTH, NORTH_EAST, RingSet, SOUTH_EAST, union, up } from './ringSet';
import { State, vacantRings } from './state';

/**
 * R5.5: rings that are held in, as of any two neighbour places next to each other round them one
 * at least has a ring. The six sets hold the places whose neighbour in that direction has a ring.
 */
export function heldRings(rings: RingSet): RingSet {
  const north = down(rings, NORTH);
  const northEast = down(rings, NORTH_EAST);
  const southEast = down(rings, SOUTH_EAST);
  const south = up(rings, NORTH);
  const southWest = up(rings, NORTH_EAST);
  const northWest = up(rings, SOUTH_EAST);
  const right = both(union(north, northEast), union(northEast, southEast));
  const below = both(union(southEast, south), union(south, southWest));
  const left = both(union(southWest, northWest), union(northWest, north));
  return both(both(right, below), left);
}

/** Rings that can be removed: vacant, with a way out, not locked (R5.5, R11.10). */
export function freeRings(state: State): RingSet {
  return diff(diff(vacantRings(state), state.used), heldRings(state.rings));
}
