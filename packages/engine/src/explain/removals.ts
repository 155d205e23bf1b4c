import {
  connected,
  formatRing,
  freeRings,
  groups,
  isRingsOnly,
  marbleAt,
  outcome,
  placeableMarbles,
} from '@zertz/rules';
import type { Position, Ring, RingSet } from '@zertz/rules';
import type { CutOff, Removal } from './data.ts';
import { labelled } from './told.ts';

/**
 * For each free ring of a game that goes on whose removal isolates something: what that is, and
 * whether the player to move could claim it (R7.10). Whether he may remove a ring at all, or has to
 * capture first, is not asked.
 */
export const removalsOf = (position: Position): readonly Removal[] => {
  if (outcome(position) !== undefined) return [];
  return freeRings(position)
    .toArray()
    .flatMap((ring) => {
      const parts = partsWithout(position, ring);
      return parts.length === 0
        ? []
        : [
            {
              ring: formatRing(position.board, ring),
              parts: parts.map((part) => cutOff(position, part)),
            },
          ];
    });
};

const partsWithout = (position: Position, ring: Ring): readonly RingSet[] => {
  const { board, occupied, rings } = position;
  const parts = groups(board, connected(board, ring, rings).without(ring));
  const largest = Math.max(...parts.map(({ size }) => size));
  const main = parts.find(({ size }) => size === largest);
  // The largest part is not cut off from anything, but may be claimed like others (R7.6); so may
  // what is left of an island.
  return parts.filter((part) => part !== main || part.diff(occupied).size <= 1);
};

const cutOff = (position: Position, part: RingSet): CutOff => {
  const { board, occupied } = position;
  const standing = part.intersect(occupied).toArray();
  return {
    rings: part.toArray().map((ring) => formatRing(board, ring)),
    marbles: labelled(
      position,
      standing.flatMap((ring) => {
        const marble = marbleAt(position, ring);
        return marble === undefined ? [] : [{ marble, ring }];
      }),
    ),
    claim: claimOf(position, part),
  };
};

const claimOf = (position: Position, part: RingSet): CutOff['claim'] => {
  const vacant = part.diff(position.occupied);
  const [ring] = vacant.toArray();
  if (ring === undefined) return { kind: 'at-once' };
  const marbles = isRingsOnly(position) ? [] : placeableMarbles(position);
  if (vacant.size > 1 || marbles.length === 0) return { kind: 'no' };
  return { kind: 'by-filling', ring: formatRing(position.board, ring), marbles };
};
