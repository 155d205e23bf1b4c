import type { Board } from './board.ts';
import { total } from './marbleCount.ts';
import type { Position } from './position.ts';
import { RingSet } from './ringSet.ts';
import { MARBLES } from './types.ts';
import type { Marble, Ring } from './types.ts';

/**
 * R5.5: two places next to each other round the ring are without a ring, so that it can be slid
 * off. Marbles round it do not matter.
 */
export const hasWayOut = (board: Board, rings: RingSet, ring: Ring): boolean => {
  const around = board.around[ring];
  if (around === undefined) return false;
  const last = around[5];
  let gapBefore = last === undefined || !rings.has(last);
  for (const neighbour of around) {
    const gap = neighbour === undefined || !rings.has(neighbour);
    if (gap && gapBefore) return true;
    gapBefore = gap;
  }
  return false;
};

/** Rings that can be slid off a board in this state: vacant, with a way out, not locked (R5.2). */
export const freeRingsOf = (
  board: Board,
  rings: RingSet,
  occupied: RingSet,
  locked: RingSet,
): RingSet => {
  let free = RingSet.EMPTY;
  for (const ring of rings.diff(occupied).diff(locked).toArray()) {
    if (hasWayOut(board, rings, ring)) free = free.with(ring);
  }
  return free;
};

/** Rings that could be removed now, before anything is placed. */
export const freeRings = (position: Position): RingSet =>
  freeRingsOf(position.board, position.rings, position.occupied, position.used);

/** R8.1, R8.2: marbles come from the pool while it has any, then from the player's captives. */
export const placementSource = (position: Position): 'pool' | 'captives' =>
  total(position.pool) > 0 ? 'pool' : 'captives';

/** The pool is empty and this variant goes on by removing rings alone (R11.11). */
export const isRingsOnly = (position: Position): boolean =>
  position.variant.poolEmpty === 'ringsOnly' && total(position.pool) === 0;

/** Colours that may be placed now, white first; none in a rings-only phase. */
export const placeableMarbles = (position: Position): readonly Marble[] => {
  if (isRingsOnly(position)) return [];
  const source =
    placementSource(position) === 'pool' ? position.pool : position.captives[position.turn];
  return MARBLES.filter((marble) => source[marble] > 0);
};
