import { findClaimable, claimableGroup } from './claims';
import { knownGain, learnGains, gainOf } from './evaluate';
import { freeRings } from './freeRings';
import { placeable } from './generate';
import { Colour, COLOURS, countOf, MarbleCount } from './marbles';
import { placement } from './move';
import { isOn, OLDER_OVER_NEWER } from './options';
import { add, isKiller, merit } from './ordering';
import { splitMix } from './random';
import {
  both,
  connected,
  diff,
  down,
  EMPTY,
  first,
  has,
  isEmpty,
  meets,
  near,
  NO_PLACE,
  NORTH,
  NORTH_EAST,
  nth,
  only,
  Place,
  RingSet,
  size,
  SOUTH_EAST,
  spread,
  union,
  up,
} from './ringSet';
import { colourAt, hash, marblesOf, now, occupied } from './state';

/** Placements that take a group are tried first of all, then those that force, then the rest. */
const ISOLATING: i32 = 1 << 20;
const KILLER: i32 = 1 << 18;
const FORCING: i32 = 1 << 16;

/** Whether a placement found by `candidates` is one of the quiet ones. */
export function isQuiet(promise: i32): bool {
  return promise < FORCING / 2;
}

let marbles: RingSet = EMPTY;
let vacant: RingSet = EMPTY;
let free: RingSet = EMPTY;
let supply: MarbleCount = 0;
let ply: i32 = 0;
let noise: u64 = 0;
let salt: u64 = 0;

/** What is drawn depends on the position and on this. */
export function setSeed(seed: i32): void {
  salt = splitMix(<u64>(<u32>seed));
}

function look(atPly: i32): void {
  marbles = occupied(now);
  vacant = diff(now.rings, marbles);
  free = freeRings(now);
  supply = placeable();
  ply = atPly;
  noise = hash(now) + salt;
}

/**
 * The placements worth a look: all that take a group, all that force a capture as far as removals
 * differ, and of the others some for each ring, more of them if `thorough`.
 */
export function candidates(into: usize, atPly: i32, thorough: bool): usize {
  look(atPly);
  const end = quietOnes(isolations(into, true), thorough ? ALL_CLOSE : EACH_COLOUR);
  return forcingOnes(end);
}

/** The placements that take a group, and for each ring one of the quiet ones. */
export function gentleCandidates(into: usize, atPly: i32): usize {
  look(atPly);
  return quietOnes(isolations(into, false), ONE_COLOUR);
}

/** The placements that force a capture. */
export function forcingCandidates(into: usize, atPly: i32): usize {
  look(atPly);
  return forcingOnes(into);
}

/** How many quiet placements are listed for a ring. */
const ONE_COLOUR: i32 = 0;
const EACH_COLOUR: i32 = 1;
const ALL_CLOSE: i32 = 2;

function quietOnes(into: usize, many: i32): usize {
  for (let rest = vacant; !isEmpty(rest);) {
    const to = first(rest);
    rest = diff(rest, only(to));
    if (isEmpty(landingsBy(to))) into = quietly(to, many, into);
  }
  return into;
}

function forcingOnes(into: usize): usize {
  learnGains(now.player ^ 1);
  for (let rest = both(vacant, spread(marbles)); !isEmpty(rest);) {
    const to = first(rest);
    rest = diff(rest, only(to));
    const landings = landingsBy(to);
    if (!isEmpty(landings)) into = forcing(to, landings, into);
  }
  return into;
}

/** Only the placements that take a group. */
export function isolatingOnly(into: usize, atPly: i32): usize {
  look(atPly);
  return isolations(into, false);
}

/**
 * R7.10: a ring to fill whose group is then linked to the rest by one free ring or by none; or a
 * free ring that is a group's last link.
 */
function isolations(into: usize, thorough: bool): usize {
  for (let rest = fillable(); !isEmpty(rest);) {
    const to = first(rest);
    rest = diff(rest, only(to));
    const group = connected(only(to), union(marbles, only(to)));
    const links = diff(both(spread(group), vacant), only(to));
    if (isEmpty(links)) {
      into = taking(to, diff(free, only(to)), thorough ? 3 : 1, into);
    } else if (size(links) == 1 && meets(links, free)) {
      into = taking(to, links, 1, into);
    }
  }
  let cuts = EMPTY;
  for (let rest: RingSet = marbles; !isEmpty(rest);) {
    const group = connected(only(first(rest)), marbles);
    rest = diff(rest, group);
    const links = both(spread(group), vacant);
    if (size(links) == 1 && meets(links, free)) cuts = union(cuts, links);
  }
  for (let rest = cuts; !isEmpty(rest);) {
    const ring = first(rest);
    rest = diff(rest, only(ring));
    into = cutting(ring, thorough, into);
  }
  return into;
}

/** Vacant rings with at most one vacant ring next to them: all are counted at once. */
function fillable(): RingSet {
  let one = up(vacant, NORTH);
  let two = both(one, up(vacant, NORTH_EAST));
  one = union(one, up(vacant, NORTH_EAST));
  two = union(two, both(one, up(vacant, SOUTH_EAST)));
  one = union(one, up(vacant, SOUTH_EAST));
  two = union(two, both(one, down(vacant, NORTH)));
  one = union(one, down(vacant, NORTH));
  two = union(two, both(one, down(vacant, NORTH_EAST)));
  one = union(one, down(vacant, NORTH_EAST));
  return diff(vacant, union(two, both(one, down(vacant, SOUTH_EAST))));
}

/** Fills a ring and removes some of the others. */
function taking(to: Place, removals: RingSet, many: i32, into: usize): usize {
  for (let colour: Colour = 0; colour < COLOURS; colour++) {
    if (countOf(supply, colour) == 0) continue;
    if (isEmpty(removals)) {
      into = promising(colour, to, NO_PLACE, into);
      continue;
    }
    let rest = removals;
    for (let n = 0; n < many && !isEmpty(rest); n++) {
      const ring = first(rest);
      rest = diff(rest, only(ring));
      into = promising(colour, to, ring, into);
    }
  }
  return into;
}

/** Removes a ring and fills some of the others: all if thorough, else those that force nothing. */
function cutting(ring: Place, thorough: bool, into: usize): usize {
  let shown = 0;
  for (let rest = diff(vacant, only(ring)); !isEmpty(rest);) {
    const to = first(rest);
    rest = diff(rest, only(to));
    if (!thorough && shown > 0 && !isEmpty(diff(landingsBy(to), only(ring)))) continue;
    for (let colour: Colour = 0; colour < COLOURS; colour++) {
      if (countOf(supply, colour) == 0) continue;
      into = promising(colour, to, ring, into);
      if (!thorough) break;
    }
    shown += 1;
    if (!thorough && shown == 2) break;
  }
  return into;
}

/** Adds a placement if it does take something; how promising it is depends on what. */
function promising(colour: Colour, to: Place, removal: Place, into: usize): usize {
  const found = findClaimable(
    diff(now.rings, only(removal)),
    union(marbles, only(to)),
    to,
    removal,
  );
  if (found == 0) return into;
  let gained = 0;
  for (let index = 0; index < found; index++) {
    const group = claimableGroup(index);
    for (let other: Colour = 0; other < COLOURS; other++) {
      gained += size(both(group, marblesOf(now, other))) * gainOf(now.player, other);
    }
  }
  return add(placement(colour, to, removal), ISOLATING + gained, into);
}

/** Where marbles could land after one has been placed here, by it or over it (R6.1). */
function landingsBy(to: Place): RingSet {
  if (!meets(near(to), marbles)) return EMPTY;
  const along = union(landingsAlong(to, NORTH), landingsAlong(to, NORTH_EAST));
  return union(along, landingsAlong(to, SOUTH_EAST));
}

function landingsAlong(to: Place, step: i32): RingSet {
  let landings = EMPTY;
  if (has(marbles, to + step)) landings = union(landings, landingsOver(to, step));
  if (has(marbles, to - step)) landings = union(landings, landingsOver(to, -step));
  return landings;
}

/** With a marble one step away: it may jump back over the new one, or be jumped over by it. */
function landingsOver(to: Place, step: i32): RingSet {
  const back = only(to - step);
  if (isOn(OLDER_OVER_NEWER)) return both(back, vacant);
  return both(union(back, only(to + 2 * step)), vacant);
}

/** The most that the opponent can take at once after this placement. */
function costOf(colour: Colour, to: Place, landings: RingSet): i32 {
  let cost = i32.MIN_VALUE;
  for (let rest = both(near(to), marbles); !isEmpty(rest);) {
    const ring = first(rest);
    rest = diff(rest, only(ring));
    const step = ring - to;
    if (has(landings, to - step)) cost = max(cost, knownGain(colour));
    if (has(landings, ring + step)) cost = max(cost, knownGain(colourAt(now, ring)));
  }
  return cost == i32.MIN_VALUE ? 0 : cost;
}

/** Rings near where the jumps lead matter; of those far away one stands for all. */
function forcing(to: Place, landings: RingSet, into: usize): usize {
  const removable = diff(free, only(to));
  const matter = both(removable, union(landings, spread(union(landings, marbles))));
  const far = diff(removable, matter);
  for (let colour: Colour = 0; colour < COLOURS; colour++) {
    if (countOf(supply, colour) == 0) continue;
    const promise = FORCING - costOf(colour, to, landings);
    if (isEmpty(removable)) {
      into = rated(colour, to, NO_PLACE, promise, into);
      continue;
    }
    for (let rest = matter; !isEmpty(rest);) {
      const ring = first(rest);
      rest = diff(rest, only(ring));
      // Taking away the only landing makes it a quiet placement.
      const forces = !isEmpty(diff(landings, only(ring)));
      into = rated(colour, to, ring, forces ? promise : 300, into);
    }
    if (!isEmpty(far)) into = rated(colour, to, anyOf(far, to, colour), promise, into);
  }
  return into;
}

/** A few placements that force nothing: which rings they remove is drawn, near marbles first. */
function quietly(to: Place, many: i32, into: usize): usize {
  const removable = diff(free, only(to));
  const close = both(removable, spread(marbles));
  const far = diff(removable, close);
  for (let colour: Colour = 0; colour < COLOURS; colour++) {
    if (countOf(supply, colour) == 0) continue;
    if (many == ONE_COLOUR && drawn(to, 7) % 3 != colour) continue;
    if (isEmpty(removable)) {
      into = rated(colour, to, NO_PLACE, 100, into);
      continue;
    }
    if (many == ALL_CLOSE) {
      for (let rest = close; !isEmpty(rest);) {
        const ring = first(rest);
        rest = diff(rest, only(ring));
        into = rated(colour, to, ring, 100, into);
      }
    } else if (!isEmpty(close)) {
      into = rated(colour, to, anyOf(close, to, colour), 100, into);
    }
    if (!isEmpty(far)) into = rated(colour, to, anyOf(far, to, colour + 3), 50, into);
  }
  return into;
}

function rated(colour: Colour, to: Place, removal: Place, promise: i32, into: usize): usize {
  const move = placement(colour, to, removal);
  let rating = promise + merit(now.player, move);
  if (isKiller(ply, move)) rating += KILLER;
  return add(move, rating + (drawn(move, 1) & 63), into);
}

function drawn(what: i32, salt: i32): i32 {
  return <i32>(splitMix(noise + <u64>(what * 8 + salt)) >> 40);
}

function anyOf(rings: RingSet, to: Place, salt: i32): Place {
  return nth(rings, drawn(to, salt) % size(rings));
}
