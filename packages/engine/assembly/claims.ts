import { COLOURS } from './marbles';
import { CLAIMABLE_LATER, isOn, REMOVAL_ONLY } from './options';
import {
  both,
  connected,
  diff,
  EMPTY,
  first,
  has,
  isEmpty,
  meets,
  near,
  NO_PLACE,
  only,
  Place,
  PLACES,
  RingSet,
  spread,
  union,
} from './ringSet';
import { gain, liftMarble, marblesOf, State, takeRing } from './state';

const GROUPS: usize = memory.data(PLACES << 4, 16);

/** One of the groups found last. */
export function claimableGroup(index: i32): RingSet {
  return v128.load(GROUPS + ((<usize>index) << 4));
}

/**
 * R7.10: finds the groups that may be claimed at the end of a turn that left these rings and
 * marbles, placed a marble on `to` and removed `removal` (`NO_PLACE`: did not). Returns their
 * number; they are in the same order whenever the same turn is asked about.
 */
export function findClaimable(rings: RingSet, marbles: RingSet, to: Place, removal: Place): i32 {
  const vacant = diff(rings, marbles);
  if (isEmpty(vacant)) return findFull(marbles, vacant, marbles, EMPTY); // R7.12
  const cutOff = both(near(removal), marbles);
  if (isOn(CLAIMABLE_LATER)) {
    return findFull(marbles, vacant, marbles, tooLate(to, cutOff, marbles));
  }
  // A group that has become full holds the marble just placed or lies next to the ring removed.
  const filled = isOn(REMOVAL_ONLY) || meets(near(to), vacant) ? EMPTY : only(to);
  const seeds = union(cutOff, filled);
  return isEmpty(seeds) ? 0 : findFull(seeds, vacant, marbles, EMPTY);
}

/** R11.7: the group of a marble just placed, if filling is no isolation and nothing cut it off. */
function tooLate(to: Place, cutOff: RingSet, marbles: RingSet): RingSet {
  if (!isOn(REMOVAL_ONLY) || to == NO_PLACE) return EMPTY;
  const group = connected(only(to), marbles);
  return meets(group, cutOff) ? EMPTY : group;
}

/** The groups without a vacant ring that hold a seed and none of the `barred` rings. */
function findFull(seeds: RingSet, vacant: RingSet, marbles: RingSet, barred: RingSet): i32 {
  let found = 0;
  let rest = diff(seeds, barred);
  while (!isEmpty(rest)) {
    const seed = first(rest);
    rest = diff(rest, only(seed));
    if (meets(near(seed), vacant)) continue;
    const group = connected(only(seed), marbles);
    rest = diff(rest, group);
    if (meets(spread(group), vacant)) continue;
    v128.store(GROUPS + ((<usize>found) << 4), group);
    found += 1;
  }
  return found;
}

/** R7.1: takes the groups found last off the board, but for those whose bits are set. */
export function claimFound(state: State, found: i32, declined: i32): void {
  for (let index = 0; index < found; index++) {
    if (((declined >> index) & 1) == 0) claim(state, claimableGroup(index));
  }
}

function claim(state: State, group: RingSet): void {
  for (let rest = group; !isEmpty(rest);) {
    const ring = first(rest);
    rest = diff(rest, only(ring));
    for (let colour = 0; colour < COLOURS; colour++) {
      if (!has(marblesOf(state, colour), ring)) continue;
      liftMarble(state, colour, ring);
      gain(state, state.player, colour);
    }
    takeRing(state, ring);
  }
}
