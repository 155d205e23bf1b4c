import { freeRings } from './freeRings';
import { generate, placeable } from './generate';
import { reachOfWanted } from './isoCost';
import { COLOURS, countOf, totalOf } from './marbles';
import { declinedOf, Move, placement } from './move';
import { isOn, OLDER_OVER_NEWER, RINGS_ONLY } from './options';
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
  NORTH,
  NORTH_EAST,
  only,
  Place,
  RingSet,
  size,
  SOUTH_EAST,
  spread,
  union,
} from './ringSet';
import { now, occupied, vacantRings } from './state';
import { giftColours, isLastOfferVain, isPair, pruning, stayingColours } from './solverTarget';

/**
 * Writes the placements with which the attacker may win at once, as they claim something, and those
 * that leave the defender nothing but captures. A few others among them do no harm.
 */
export function attacks(within: i32, into: usize): usize {
  const vacant = vacantRings(now);
  const odd =
    !pruning ||
    totalOf(now.pool) <= 1 ||
    size(vacant) <= 2 ||
    isOn(OLDER_OVER_NEWER) ||
    isOn(RINGS_ONLY);
  if (odd) return claiming(into);
  const free = freeRings(now);
  if (size(free) < 2) return claiming(into);
  const end = claims(vacant, free, into);
  if (within == 1 && isLastOfferVain()) return end;
  const removals = hopeful(within, free);
  // Those with a single landing first: wins are found with a third fewer moves.
  const next = offers(within, vacant, removals, true, end);
  return offers(within, vacant, removals, false, next);
}

/** Every move of the position that leaves no claim lying. */
export function claiming(into: usize): usize {
  const end = generate(into);
  let kept = into;
  for (let at = into; at < end; at += 4) {
    const move = load<Move>(at);
    if (declinedOf(move) != 0) continue;
    store<Move>(kept, move);
    kept += 4;
  }
  return kept;
}

/** Of the free rings those after whose removal two rings can still be cut off. */
function hopeful(within: i32, free: RingSet): RingSet {
  if (!isPair() || within < 2) return free;
  let kept = EMPTY;
  for (let rest = free; !isEmpty(rest);) {
    const ring = only(first(rest));
    rest = diff(rest, ring);
    if (!isEmpty(reachOfWanted(diff(now.rings, ring), within - 1))) kept = union(kept, ring);
  }
  return kept;
}

/** Placements after which some group may be full. */
function claims(vacant: RingSet, free: RingSet, into: usize): usize {
  const all = placeableColours();
  const whole = isEmpty(diff(now.rings, connected(only(first(vacant)), now.rings)));
  for (let rest = free; !isEmpty(rest);) {
    const removal = first(rest);
    rest = diff(rest, only(removal));
    if (whole && arcs(removal) < 2) continue;
    const rings = diff(now.rings, only(removal));
    const room = diff(vacant, only(removal));
    for (let seeds = rings; !isEmpty(seeds);) {
      const group = connected(only(first(seeds)), rings);
      seeds = diff(seeds, group);
      const left = both(group, room);
      const many = size(left);
      if (many == 1) into = placements(all, first(left), removal, into);
      else if (many == 0) into = placements(all, first(room), removal, into);
    }
  }
  return into;
}

/** Neighbouring rings of a ring that follow each other without a gap; none or one cannot part. */
function arcs(ring: Place): i32 {
  const around =
    bit(ring + NORTH, 0) |
    bit(ring + NORTH_EAST, 1) |
    bit(ring + SOUTH_EAST, 2) |
    bit(ring - NORTH, 3) |
    bit(ring - NORTH_EAST, 4) |
    bit(ring - SOUTH_EAST, 5);
  const before = ((around << 1) | (around >> 5)) & 63;
  return popcnt(around & ~before);
}

function bit(place: Place, index: i32): i32 {
  return place < NO_PLACE && has(now.rings, place) ? 1 << index : 0;
}

/** A bit for each colour that can be placed. */
function placeableColours(): i32 {
  const marbles = placeable();
  let all = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (countOf(marbles, colour) > 0) all |= 1 << colour;
  }
  return all;
}

function placements(colours: i32, to: Place, removal: Place, into: usize): usize {
  for (; colours != 0; colours &= colours - 1) {
    store<Move>(into, placement(ctz(colours), to, removal));
    into += 4;
  }
  return into;
}

/** Where the marble placed would land, and where those would that jump over it. */
let itsLandings: RingSet = EMPTY;
let otherLandings: RingSet = EMPTY;

/**
 * Placements that leave a jump, to a single ring or to one of several: it is made by the marble
 * placed, or over it.
 */
function offers(
  within: i32,
  vacant: RingSet,
  removals: RingSet,
  isSingle: bool,
  into: usize,
): usize {
  const all = placeableColours();
  const given = giftColours(within, all);
  const staying = stayingColours(within, all);
  const marbles = occupied(now);
  for (let rest = both(vacant, spread(marbles)); !isEmpty(rest);) {
    const to = first(rest);
    rest = diff(rest, only(to));
    findLandings(to, marbles, vacant);
    const landings = union(itsLandings, otherLandings);
    if (isEmpty(landings)) continue;
    for (let left = diff(removals, only(to)); !isEmpty(left);) {
      const removal = first(left);
      left = diff(left, only(removal));
      const many = size(diff(landings, only(removal)));
      if (many == 0 || isSingle != (many == 1)) continue;
      const mayStay = !isEmpty(diff(itsLandings, only(removal)));
      into = placements(mayStay ? staying : given, to, removal, into);
    }
  }
  return into;
}

function findLandings(to: Place, marbles: RingSet, vacant: RingSet): void {
  itsLandings = EMPTY;
  otherLandings = EMPTY;
  if (!meets(near(to), marbles)) return;
  findAlong(to, NORTH, marbles, vacant);
  findAlong(to, -NORTH, marbles, vacant);
  findAlong(to, SOUTH_EAST, marbles, vacant);
  findAlong(to, -SOUTH_EAST, marbles, vacant);
  findAlong(to, NORTH_EAST, marbles, vacant);
  findAlong(to, -NORTH_EAST, marbles, vacant);
}

function findAlong(to: Place, step: i32, marbles: RingSet, vacant: RingSet): void {
  if (to + step >= NO_PLACE || !has(marbles, to + step)) return;
  itsLandings = union(itsLandings, both(only(to + 2 * step), vacant));
  if (to - step < NO_PLACE) otherLandings = union(otherLandings, both(only(to - step), vacant));
}
