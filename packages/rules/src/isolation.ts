import type { Board } from './board.ts';
import type { Position } from './position.ts';
import { RingSet } from './ringSet.ts';
import type { Ring } from './types.ts';

/** The rings connected with `start` within `within`. */
export const connected = (board: Board, start: Ring, within: RingSet): RingSet => {
  let group = RingSet.of(start);
  const open = [start];
  for (let ring = open.pop(); ring !== undefined; ring = open.pop()) {
    const reached = (board.neighbours[ring] ?? RingSet.EMPTY).intersect(within).diff(group);
    group = group.union(reached);
    open.push(...reached.toArray());
  }
  return group;
};

/** Maximal sets of connected rings (R7), in the order of their lowest ring. */
export const groups = (board: Board, rings: RingSet): readonly RingSet[] => {
  const found: RingSet[] = [];
  let rest = rings;
  for (let start = rest.first(); start !== undefined; start = rest.first()) {
    const group = connected(board, start, rings);
    found.push(group);
    rest = rest.diff(group);
  }
  return found;
};

/**
 * Groups of which every ring is occupied. They are the connected sets of occupied rings that no
 * vacant ring touches, so only the marbles need to be walked.
 */
export const fullGroups = (board: Board, rings: RingSet, occupied: RingSet): readonly RingSet[] => {
  const found: RingSet[] = [];
  const vacant = rings.diff(occupied);
  const touchesVacant = (ring: Ring): boolean =>
    board.neighbours[ring]?.intersects(vacant) === true;
  let rest = occupied;
  for (const start of occupied.toArray()) {
    if (!rest.has(start) || touchesVacant(start)) continue;
    const group = connected(board, start, occupied);
    rest = rest.diff(group);
    if (!group.toArray().some(touchesVacant)) found.push(group);
  }
  return found;
};

/**
 * R7.10, R7.12, R11.7, R11.9: the groups that the player may claim at the end of a turn that left the board
 * with these rings and marbles.
 */
export const claimableGroups = (
  before: Position,
  rings: RingSet,
  occupied: RingSet,
  removal: Ring | undefined,
): readonly RingSet[] => {
  const { board, variant } = before;
  const full = fullGroups(board, rings, occupied);
  if (full.length === 0 || rings.equals(occupied)) return full;
  const old = fullGroups(board, before.rings, before.occupied);
  const isOld = (group: RingSet): boolean => old.some((other) => other.equals(group));
  const cutOff = (group: RingSet): boolean =>
    variant.isolationTrigger === 'removalOrFill' ||
    (removal !== undefined && board.neighbours[removal]?.intersects(group) === true);
  return full.filter((group) =>
    isOld(group) ? variant.declinedGroup === 'claimableLater' : cutOff(group),
  );
};

/** Every union of some of these groups, the empty one first: what a player may leave lying. */
export const unionsOf = (claimable: readonly RingSet[]): readonly RingSet[] =>
  claimable.reduce<readonly RingSet[]>(
    (unions, group) => [...unions, ...unions.map((union) => union.union(group))],
    [RingSet.EMPTY],
  );
