import { canCapture, chains, pathOf } from './capture.ts';
import type { Chain } from './capture.ts';
import { claimableGroups, unionsOf } from './isolation.ts';
import { hasNothingToPlay, outcome } from './outcome.ts';
import { freeRings, freeRingsOf, isRingsOnly, placeableMarbles } from './placement.ts';
import { isUntouched, vacantRings } from './position.ts';
import type { Position } from './position.ts';
import { RingSet } from './ringSet.ts';
import type { Ring } from './types.ts';
import type { Turn } from './turn.ts';

/** Everything the player to move may do, in a fixed order; nothing once the game is over. */
export function* legalTurns(position: Position): Generator<Turn> {
  if (outcome(position) !== undefined) return;
  const capturing = canCapture(position);
  if (capturing) yield* captures(position);
  if (mayPlace(position, capturing)) {
    yield* isRingsOnly(position) ? removalTurns(position) : placements(position);
  }
  if (mayPass(position, capturing)) yield { kind: 'pass' };
}

/** R4.1, R11.18: a jump bars every other turn, unless missing it is the opponent's to claim. */
export const mayPlace = (position: Position, capturing: boolean): boolean =>
  !capturing || (position.variant.missedCapture === 'claimable' && !position.owed);

/** R8.3 and, on the very first turn, R11.20. */
export const mayPass = (position: Position, capturing: boolean): boolean =>
  (!capturing && position.variant.noMarbles === 'pass' && hasNothingToPlay(position)) ||
  (position.variant.openingPass === 'yes' && position.passes === 0 && isUntouched(position));

/** Rings that may be removed once a marble stands on `to` (R5.2, R5.3). */
export const removalsAfterPlacing = (position: Position, to: Ring): RingSet =>
  freeRingsOf(
    position.board,
    position.rings,
    position.occupied.with(to),
    lockedRings(position, [to]),
  );

/** Rings that may be removed after a whole chain; empty where captures remove none (R11.6). */
export const removalsAfterCapture = (position: Position, chain: Chain): RingSet =>
  position.variant.ringAfterCapture === 'never'
    ? RingSet.EMPTY
    : freeRingsOf(
        position.board,
        position.rings,
        chain.occupied,
        lockedRings(position, chain.path.slice(1)),
      );

/** R11.10: rings locked once marbles have stood on `visited` too. */
export const lockedRings = (position: Position, visited: readonly Ring[]): RingSet =>
  position.variant.usedRings === 'locked'
    ? position.used.union(position.occupied).union(RingSet.from(visited))
    : RingSet.EMPTY;

/** R11.8: what the player may leave lying; nothing to choose where claims are automatic. */
export const declinable = (
  position: Position,
  rings: RingSet,
  occupied: RingSet,
  removal: Ring | undefined,
): readonly RingSet[] =>
  position.variant.isolationClaim === 'automatic'
    ? ONLY_CLAIMING
    : unionsOf(claimableGroups(position, rings, occupied, removal));

const ONLY_CLAIMING: readonly RingSet[] = [RingSet.EMPTY];

/** The rings on offer, or `undefined` alone where none can be removed. */
const orNone = (removals: RingSet): readonly (Ring | undefined)[] =>
  removals.isEmpty ? [undefined] : removals.toArray();

const without = (rings: RingSet, removal: Ring | undefined): RingSet =>
  removal === undefined ? rings : rings.without(removal);

function* captures(position: Position): Generator<Turn> {
  for (const chain of chains(position)) {
    const path = pathOf(chain);
    for (const removal of orNone(removalsAfterCapture(position, chain))) {
      const choices =
        removal === undefined
          ? ONLY_CLAIMING
          : declinable(position, without(position.rings, removal), chain.occupied, removal);
      for (const declined of choices) yield { kind: 'capture', path, removal, declined };
    }
  }
}

function* placements(position: Position): Generator<Turn> {
  const marbles = placeableMarbles(position);
  if (marbles.length === 0) return;
  for (const to of vacantRings(position).toArray()) {
    const occupied = position.occupied.with(to);
    for (const removal of orNone(removalsAfterPlacing(position, to))) {
      const rings = without(position.rings, removal);
      for (const declined of declinable(position, rings, occupied, removal)) {
        for (const marble of marbles) yield { kind: 'placement', marble, to, removal, declined };
      }
    }
  }
}

function* removalTurns(position: Position): Generator<Turn> {
  for (const removal of freeRings(position).toArray()) {
    const rings = position.rings.without(removal);
    for (const declined of declinable(position, rings, position.occupied, removal)) {
      yield { kind: 'removal', removal, declined };
    }
  }
}
