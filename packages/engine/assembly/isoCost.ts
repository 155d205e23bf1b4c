import { heldRings } from './freeRings';
import { splitMix } from './random';
import {
  both,
  diff,
  EMPTY,
  first,
  high,
  isEmpty,
  low,
  near,
  only,
  Place,
  RingSet,
  size,
  spread,
  union,
} from './ringSet';

/**
 * Which two rings could be cut off within so many removals, each ring free at its time, if no
 * marble were in the way. That depends on the rings alone, so it is kept by the set of them; no
 * real line does with fewer removals, so what it rules out is impossible.
 *
 * Kept is where a lone marble must stand for the two rings to be filled in the course of that many
 * placements, each but the last of which it has to be captured with: a capture moves it two steps,
 * or leaves the marble placed next to it, which may have another colour, within one step.
 */
const ENTRIES: usize = 1 << 15;
const ENTRY_BYTES: i32 = 6;
const MEMO: usize = memory.data((1 << 15) << ENTRY_BYTES, 16);

/** Where a marble of the colour wanted must stand. */
export function reachOfWanted(rings: RingSet, placements: i32): RingSet {
  return v128.load(entryFor(rings, placements), 16);
}

/** Where a marble of another colour must stand. */
export function reachOfOther(rings: RingSet, placements: i32): RingSet {
  return v128.load(entryFor(rings, placements), 32);
}

function entryFor(rings: RingSet, placements: i32): usize {
  const mixed = splitMix(low(rings) + splitMix(high(rings) + placements));
  const entry = MEMO + ((<usize>(mixed & (<u64>ENTRIES - 1))) << ENTRY_BYTES);
  const known =
    load<i32>(entry, 48) == placements && !v128.any_true(v128.xor(v128.load(entry), rings));
  if (known) return entry;
  const cells = isolable(rings, placements);
  v128.store(entry, rings);
  v128.store(entry, grown(cells, rings, 2 * (placements - 1)), 16);
  v128.store(entry, placements > 1 ? grown(cells, rings, 2 * placements - 3) : EMPTY, 32);
  store<i32>(entry, placements, 48);
  return entry;
}

function grown(cells: RingSet, rings: RingSet, steps: i32): RingSet {
  let reach = cells;
  for (let step = 0; step < steps; step++) {
    const next = union(reach, both(spread(reach), rings));
    if (!v128.any_true(v128.xor(next, reach))) break;
    reach = next;
  }
  return reach;
}

/** The union of all pairs of rings that so many removals can cut off. */
export function isolable(rings: RingSet, removals: i32): RingSet {
  let weak = EMPTY;
  for (let rest = rings; !isEmpty(rest);) {
    const ring = first(rest);
    rest = diff(rest, only(ring));
    if (size(both(near(ring), rings)) <= removals + 1) weak = union(weak, only(ring));
  }
  let found = EMPTY;
  for (let rest = weak; !isEmpty(rest);) {
    const ring = first(rest);
    rest = diff(rest, only(ring));
    for (let others = rest; !isEmpty(others);) {
      const other = first(others);
      others = diff(others, only(other));
      const pair = union(only(ring), only(other));
      if (isEmpty(diff(pair, found))) continue;
      if (canBeCutOff(pair, ring, other, rings, removals)) found = union(found, pair);
    }
  }
  return found;
}

function canBeCutOff(
  pair: RingSet,
  ring: Place,
  other: Place,
  rings: RingSet,
  removals: i32,
): bool {
  const around = diff(both(union(near(ring), near(other)), rings), pair);
  return size(around) <= removals && canRemove(around, diff(rings, pair), pair, removals);
}

/** Whether all of `wanted` can be removed, `kept` staying, with so many removals. */
function canRemove(wanted: RingSet, rings: RingSet, kept: RingSet, removals: i32): bool {
  let free = diff(rings, heldRings(union(rings, kept)));
  // A removal never makes another impossible, so those wanted and free come first.
  for (let now = both(free, wanted); !isEmpty(now); now = both(free, wanted)) {
    wanted = diff(wanted, now);
    rings = diff(rings, now);
    removals -= size(now);
    free = diff(rings, heldRings(union(rings, kept)));
  }
  if (isEmpty(wanted)) return removals >= 0;
  const spare = removals - size(wanted);
  if (spare <= 0) return false;
  let zone = wanted;
  for (let step = 0; step < spare; step++) zone = union(zone, spread(zone));
  for (let rest = both(free, zone); !isEmpty(rest);) {
    const ring = only(first(rest));
    rest = diff(rest, ring);
    if (canRemove(wanted, diff(rings, ring), kept, removals - 1)) return true;
  }
  return false;
}
