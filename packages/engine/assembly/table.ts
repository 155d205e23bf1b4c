import { Move } from './move';

/**
 * What the search has found out about situations, in four entries that share a line of memory:
 *
 *   64 bits  hash
 *   32 bits  best move
 *   16 bits  value
 *    8 bits  depth, below zero where only the taking of groups is followed
 *    8 bits  bound in the lowest two, the search that wrote it above them
 */
const ENTRY: usize = 16;
const LINE: usize = 64;

/** The value is at least, at most, or exactly what is written. */
export const LOWER: i32 = 1;
export const UPPER: i32 = 2;
export const EXACT: i32 = 3;

/** Far below any depth of a search. */
const OLDEST: i32 = 64;

let base: usize = 0;
let mask: usize = 0;
let age: i32 = 1;
/** Whether entries of earlier searches count. */
let trusted: bool = false;

/** Takes so many bytes, a power of two, from the end of the memory. Only once. */
export function allocateTable(bytes: usize): void {
  const pages = memory.grow(<i32>((bytes + 0xffff) >> 16));
  if (pages < 0) unreachable();
  base = (<usize>pages) << 16;
  mask = bytes / LINE - 1;
}

/** Begins a search, which may or may not use what others before it have found. */
export function ageTable(trust: bool): void {
  trusted = trust;
  age += 1;
  if (age < OLDEST) return;
  clearTable();
}

export function clearTable(): void {
  memory.fill(base, 0, (mask + 1) * LINE);
  age = 1;
}

/** The entry of a situation, or 0. */
export function find(hash: u64): usize {
  const line = base + (<usize>(hash >> 20) & mask) * LINE;
  for (let entry = line; entry < line + LINE; entry += ENTRY) {
    if (load<u64>(entry) != hash) continue;
    return trusted || ageOf(entry) == age ? entry : 0;
  }
  return 0;
}

export function moveIn(entry: usize): Move {
  return load<i32>(entry, 8);
}

export function valueIn(entry: usize): i32 {
  return load<i16>(entry, 12);
}

export function depthIn(entry: usize): i32 {
  return load<i8>(entry, 14);
}

export function boundIn(entry: usize): i32 {
  return load<u8>(entry, 15) & 3;
}

function ageOf(entry: usize): i32 {
  return load<u8>(entry, 15) >> 2;
}

/**
 * Keeps what is deepest of this search, and gives up what is left of older ones first. What those
 * hold makes no difference where they are not trusted.
 */
export function keep(hash: u64, move: Move, value: i32, depth: i32, bound: i32): void {
  const line = base + (<usize>(hash >> 20) & mask) * LINE;
  let chosen = line;
  let least = i32.MAX_VALUE;
  for (let entry = line; entry < line + LINE; entry += ENTRY) {
    const isOld = ageOf(entry) != age;
    if (load<u64>(entry) == hash && (trusted || !isOld)) {
      chosen = entry;
      break;
    }
    const worth = !isOld ? depthIn(entry) : trusted ? depthIn(entry) - 256 : -256;
    if (worth >= least) continue;
    least = worth;
    chosen = entry;
  }
  store<u64>(chosen, hash);
  store<i32>(chosen, move, 8);
  store<i16>(chosen, <i16>value, 12);
  store<i8>(chosen, <i8>depth, 14);
  store<u8>(chosen, <u8>(bound | (age << 2)), 15);
}
