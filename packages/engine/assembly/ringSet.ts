/**
 * A place of the grid that every board is laid out on: 10 * (column + 1) + row. The rows follow the
 * lattice's slanting lines, so that a step in a direction is the same number everywhere; columns
 * have at most nine rows, so the tenth place of each is always without a ring and no step wraps.
 */
export type Place = i32;

/** Steps to the neighbour places, and their opposites (R2.4). */
export const NORTH: i32 = 1;
export const SOUTH_EAST: i32 = 9;
export const NORTH_EAST: i32 = 10;

export const PLACES: i32 = 128;
/** "Nowhere"; the set of it alone is empty. */
export const NO_PLACE: Place = 127;

/** A set of places: bit p stands for place p. */
export type RingSet = v128;

export const EMPTY: RingSet = i64x2(0, 0);

const ONLY: usize = memory.data(PLACES << 4, 16);
const NEAR: usize = memory.data(PLACES << 4, 16);

for (let place: Place = 0; place < NO_PLACE; place++) {
  const bit: i64 = 1 << (<i64>place & 63);
  v128.store(ONLY + ((<usize>place) << 4), place < 64 ? i64x2(bit, 0) : i64x2(0, bit));
}
for (let place: Place = 0; place < NO_PLACE; place++) {
  v128.store(NEAR + ((<usize>place) << 4), spread(only(place)));
}

/** The set of one place. */
export function only(place: Place): RingSet {
  return v128.load(ONLY + ((<usize>place) << 4));
}

/** The six neighbour places, whether or not they have rings. */
export function near(place: Place): RingSet {
  return v128.load(NEAR + ((<usize>place) << 4));
}

export function union(a: RingSet, b: RingSet): RingSet {
  return v128.or(a, b);
}

export function both(a: RingSet, b: RingSet): RingSet {
  return v128.and(a, b);
}

export function diff(a: RingSet, b: RingSet): RingSet {
  return v128.andnot(a, b);
}

export function isEmpty(set: RingSet): bool {
  return !v128.any_true(set);
}

export function meets(a: RingSet, b: RingSet): bool {
  return v128.any_true(v128.and(a, b));
}

export function has(set: RingSet, place: Place): bool {
  return meets(set, only(place));
}

export function low(set: RingSet): u64 {
  return i64x2.extract_lane(set, 0);
}

export function high(set: RingSet): u64 {
  return i64x2.extract_lane(set, 1);
}

export function size(set: RingSet): i32 {
  return <i32>(popcnt(low(set)) + popcnt(high(set)));
}

/** The lowest place of a set that is not empty. */
export function first(set: RingSet): Place {
  const word = low(set);
  return word != 0 ? <i32>ctz(word) : 64 + <i32>ctz(high(set));
}

/** The place with so many lower ones in the set, which must have more. */
export function nth(set: RingSet, index: i32): Place {
  let word = low(set);
  let base = 0;
  const lower = <i32>popcnt(word);
  if (index >= lower) {
    index -= lower;
    word = high(set);
    base = 64;
  }
  for (; index > 0; index--) word &= word - 1;
  return base + <i32>ctz(word);
}

/** Every place moved up by a step below 64. */
export function up(set: RingSet, step: i32): RingSet {
  const carried = i64x2.shr_u(set, 64 - step);
  return v128.or(i64x2.shl(set, step), v128.shuffle<i64>(EMPTY, carried, 0, 2));
}

/** Every place moved down by a step below 64. */
export function down(set: RingSet, step: i32): RingSet {
  const carried = i64x2.shl(set, 64 - step);
  return v128.or(i64x2.shr_u(set, step), v128.shuffle<i64>(carried, EMPTY, 1, 3));
}

/** The places next to those of the set. */
export function spread(set: RingSet): RingSet {
  const rising = union(union(up(set, NORTH), up(set, SOUTH_EAST)), up(set, NORTH_EAST));
  const falling = union(union(down(set, NORTH), down(set, SOUTH_EAST)), down(set, NORTH_EAST));
  return union(rising, falling);
}

/** What is connected with `seed` inside `within`. */
export function connected(seed: RingSet, within: RingSet): RingSet {
  let group = seed;
  let reached = seed;
  while (!isEmpty(reached)) {
    reached = diff(both(spread(group), within), group);
    group = union(group, reached);
  }
  return group;
}
