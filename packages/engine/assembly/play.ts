import { claimFound, findClaimable } from './claims';
import { mustGoOn } from './generate';
import { one } from './marbles';
import {
  colourOf,
  declinedOf,
  endOf,
  JUMP,
  kindOf,
  Move,
  PLACEMENT,
  REMOVAL,
  startOf,
} from './move';
import { BOTH_LOSE, isOn, OLDER_OVER_NEWER, USED_LOCKED } from './options';
import { both, has, NO_PLACE, only, Place, union } from './ringSet';
import {
  colourAt,
  gain,
  liftMarble,
  now,
  occupied,
  pop,
  push,
  putMarble,
  spend,
  takeRing,
} from './state';

/** Plays a generated move so that it can be unmade. */
export function make(move: Move): void {
  push();
  play(move);
}

export function unmake(): void {
  pop();
}

/** Plays a generated move for good. */
export function play(move: Move): void {
  const kind = kindOf(move);
  if (kind == PLACEMENT) place(move);
  else if (kind == JUMP) leap(startOf(move), endOf(move));
  else if (kind == REMOVAL) finish(NO_PLACE, endOf(move), declinedOf(move));
  else pass();
}

function place(move: Move): void {
  const colour = colourOf(move);
  const to = startOf(move);
  if (now.pool != 0) {
    now.pool -= one(colour);
    const untouched = now.first == 0 && now.second == 0;
    if (now.pool == 0 && untouched && isOn(BOTH_LOSE)) now.collaborated = 1; // R11.16
  } else {
    spend(now, now.player, colour); // R8.2
  }
  putMarble(now, colour, to);
  touch(to);
  finish(to, endOf(move), declinedOf(move));
  if (isOn(OLDER_OVER_NEWER) && has(now.rings, to)) now.newest = <u8>to; // R11.4
}

/** R6.6 to R6.8: one jump; the turn ends with it unless something is left to do. */
function leap(from: Place, to: Place): void {
  const over = (from + to) >> 1;
  const jumper = colourAt(now, from);
  const captured = colourAt(now, over);
  liftMarble(now, jumper, from);
  liftMarble(now, captured, over);
  putMarble(now, jumper, to);
  gain(now, now.player, captured);
  touch(to);
  now.newest = <u8>NO_PLACE;
  if (mustGoOn(to)) now.jumper = <u8>to;
  else endTurn();
}

/** R11.10. */
function touch(ring: Place): void {
  if (isOn(USED_LOCKED)) now.used = union(now.used, only(ring));
}

/** R4.4: the removal, the claims, and the other player's turn. */
function finish(to: Place, removal: Place, declined: i32): void {
  if (removal != NO_PLACE) takeRing(now, removal);
  if (removal != NO_PLACE || to != NO_PLACE) {
    const found = findClaimable(now.rings, occupied(now), to, removal);
    if (found > 0) {
      claimFound(now, found, declined);
      now.used = both(now.used, now.rings);
    }
  }
  endTurn();
}

function endTurn(): void {
  now.player ^= 1;
  now.jumper = <u8>NO_PLACE;
  now.newest = <u8>NO_PLACE;
  now.passes = 0;
  now.mayOpen = 0;
}

function pass(): void {
  const passes = now.passes;
  endTurn();
  now.passes = passes + 1;
}
