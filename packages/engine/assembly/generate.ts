import { findClaimable } from './claims';
import { freeRings } from './freeRings';
import { canJumpFrom, firstJumps, nextJumps } from './jumps';
import { Colour, COLOURS, countOf, MarbleCount } from './marbles';
import {
  leaving,
  MOST_DECLINABLE,
  Move,
  MOVES_END,
  PASS,
  placement,
  removalOf,
  STOP,
} from './move';
import { CHAIN_OPTIONAL, DECLINING, isOn, RING_AFTER_CAPTURE, RINGS_ONLY } from './options';
import { diff, high, isEmpty, low, NO_PLACE, only, Place, RingSet, union } from './ringSet';
import { captivesOf, now, occupied, vacantRings } from './state';

/**
 * Writes every move of a position that is not over from `into` on, four bytes each, and returns
 * where the list ends. Claims are always taken, unless leaving them is asked for (`DECLINING`).
 */
export function generate(into: usize): usize {
  if (now.jumper != NO_PLACE) return continuations(into);
  let end = firstJumps(into);
  if (end != into) return end; // R4.1
  if (isRingsOnly()) {
    end = removals(end);
  } else {
    const marbles = placeable();
    end = marbles == 0 ? write(PASS, end) : placements(marbles, end); // R8.3
  }
  return now.mayOpen ? write(PASS, end) : end;
}

/** R11.11: the pool is empty and play goes on by removing rings alone. */
export function isRingsOnly(): bool {
  return now.pool == 0 && isOn(RINGS_ONLY);
}

/** R8.1, R8.2: the marbles one of which may be placed. */
export function placeable(): MarbleCount {
  return now.pool != 0 ? now.pool : captivesOf(now, now.player);
}

function write(move: Move, into: usize): usize {
  store<i32>(into, move);
  return into + 4;
}

/** R6.3, R11.5, R11.6: the jumps that go on, and the ways to end the turn. */
function continuations(into: usize): usize {
  const end = nextJumps(now.jumper, into);
  if (end != into && !isOn(CHAIN_OPTIONAL)) return end;
  if (isOn(RING_AFTER_CAPTURE) && !isEmpty(freeRings(now))) return removals(end);
  return write(STOP, end);
}

function removals(into: usize): usize {
  const free = freeRings(now);
  const end = removalsIn(low(free), 0, into);
  return removalsIn(high(free), 64, end);
}

function removalsIn(word: u64, base: Place, into: usize): usize {
  for (; word != 0; word &= word - 1) {
    const ring = base + <i32>ctz(word);
    into = write(removalOf(ring), into);
    if (isOn(DECLINING)) into = declining(removalOf(ring), NO_PLACE, ring, into);
  }
  return into;
}

/** R5.1 to R5.3: every colour on every vacant ring with every free ring removed. */
function placements(marbles: MarbleCount, into: usize): usize {
  const vacant = vacantRings(now);
  const free = freeRings(now);
  for (let colour: Colour = 0; colour < COLOURS; colour++) {
    if (countOf(marbles, colour) == 0) continue;
    into = placementsIn(low(vacant), 0, colour, free, into);
    into = placementsIn(high(vacant), 64, colour, free, into);
  }
  return into;
}

function placementsIn(word: u64, base: Place, colour: Colour, free: RingSet, into: usize): usize {
  for (; word != 0; word &= word - 1) {
    const to = base + <i32>ctz(word);
    const removable = diff(free, only(to)); // R5.7
    if (isEmpty(removable)) {
      into = placementAt(colour, to, NO_PLACE, into);
      continue;
    }
    into = withRemovals(low(removable), 0, colour, to, into);
    into = withRemovals(high(removable), 64, colour, to, into);
  }
  return into;
}

function withRemovals(word: u64, base: Place, colour: Colour, to: Place, into: usize): usize {
  for (; word != 0; word &= word - 1) {
    into = placementAt(colour, to, base + <i32>ctz(word), into);
  }
  return into;
}

function placementAt(colour: Colour, to: Place, removal: Place, into: usize): usize {
  const move = placement(colour, to, removal);
  into = write(move, into);
  return isOn(DECLINING) ? declining(move, to, removal, into) : into;
}

/** R7.11: the same move once more for every choice of groups to leave lying. */
function declining(move: Move, to: Place, removal: Place, into: usize): usize {
  const rings = diff(now.rings, only(removal));
  const marbles = union(occupied(now), only(to));
  const groups = min(findClaimable(rings, marbles, to, removal), MOST_DECLINABLE);
  // Nothing bounds these turns but the groups there are, so the room for them is watched.
  if (into + (4 << groups) > MOVES_END) unreachable();
  for (let declined = 1; declined < 1 << groups; declined++) {
    into = write(leaving(move, declined), into);
  }
  return into;
}

/** Whether the marble that has just landed leaves anything to do in its turn (R6.3, R11.6). */
export function mustGoOn(landed: Place): bool {
  return (
    canJumpFrom(landed, occupied(now), vacantRings(now)) ||
    (isOn(RING_AFTER_CAPTURE) && !isEmpty(freeRings(now)))
  );
}
