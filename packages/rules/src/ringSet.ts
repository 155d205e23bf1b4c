import type { Ring } from './types.ts';

const NONE: readonly number[] = [];

const bits = (word: number): number => {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/**
 * Immutable set of rings. The first 64 rings live in two 32-bit words, which is all that the boards
 * people play on need; `more` holds the words beyond and is empty unless such a ring is present.
 */
export class RingSet implements Iterable<Ring> {
  static readonly EMPTY: RingSet = new RingSet(0, 0);

  readonly lo: number;
  readonly hi: number;
  /** Words from ring 64 on, without trailing zeros. */
  readonly more: readonly number[];

  constructor(lo: number, hi: number, more: readonly number[] = NONE) {
    this.lo = lo | 0;
    this.hi = hi | 0;
    this.more = more;
  }

  static of(...rings: readonly Ring[]): RingSet {
    return RingSet.from(rings);
  }

  static from(rings: Iterable<Ring>): RingSet {
    let set = RingSet.EMPTY;
    for (const ring of rings) set = set.with(ring);
    return set;
  }

  has(ring: Ring): boolean {
    if (ring < 32) return ((this.lo >>> ring) & 1) === 1;
    if (ring < 64) return ((this.hi >>> (ring - 32)) & 1) === 1;
    const word = this.more[(ring >>> 5) - 2];
    return word !== undefined && ((word >>> (ring & 31)) & 1) === 1;
  }

  with(ring: Ring): RingSet {
    if (ring < 32) return new RingSet(this.lo | (1 << ring), this.hi, this.more);
    if (ring < 64) return new RingSet(this.lo, this.hi | (1 << (ring - 32)), this.more);
    return this.union(new RingSet(0, 0, wordsOf(ring)));
  }

  without(ring: Ring): RingSet {
    if (ring < 32) return new RingSet(this.lo & ~(1 << ring), this.hi, this.more);
    if (ring < 64) return new RingSet(this.lo, this.hi & ~(1 << (ring - 32)), this.more);
    return this.diff(new RingSet(0, 0, wordsOf(ring)));
  }

  union(other: RingSet): RingSet {
    return new RingSet(
      this.lo | other.lo,
      this.hi | other.hi,
      combine(this.more, other.more, (a, b) => a | b),
    );
  }

  intersect(other: RingSet): RingSet {
    return new RingSet(
      this.lo & other.lo,
      this.hi & other.hi,
      combine(this.more, other.more, (a, b) => a & b),
    );
  }

  diff(other: RingSet): RingSet {
    return new RingSet(
      this.lo & ~other.lo,
      this.hi & ~other.hi,
      combine(this.more, other.more, (a, b) => a & ~b),
    );
  }

  intersects(other: RingSet): boolean {
    if ((this.lo & other.lo) !== 0 || (this.hi & other.hi) !== 0) return true;
    return this.more.some((word, index) => (word & (other.more[index] ?? 0)) !== 0);
  }

  isSubsetOf(other: RingSet): boolean {
    if ((this.lo & ~other.lo) !== 0 || (this.hi & ~other.hi) !== 0) return false;
    return this.more.every((word, index) => (word & ~(other.more[index] ?? 0)) === 0);
  }

  equals(other: RingSet): boolean {
    return (
      this.lo === other.lo &&
      this.hi === other.hi &&
      this.more.length === other.more.length &&
      this.more.every((word, index) => word === other.more[index])
    );
  }

  /** The ring with the lowest number. */
  first(): Ring | undefined {
    for (const ring of this) return ring;
    return undefined;
  }

  get size(): number {
    let size = bits(this.lo) + bits(this.hi);
    for (const word of this.more) size += bits(word);
    return size;
  }

  get isEmpty(): boolean {
    return this.lo === 0 && this.hi === 0 && this.more.length === 0;
  }

  /** Lowest number first. */
  *[Symbol.iterator](): Iterator<Ring> {
    yield* ringsOf(this.lo, 0);
    yield* ringsOf(this.hi, 32);
    for (const [index, word] of this.more.entries()) yield* ringsOf(word, 64 + 32 * index);
  }

  /** The rings in order, lowest number first: faster than iterating. */
  toArray(): Ring[] {
    const rings: Ring[] = [];
    collect(this.lo, 0, rings);
    collect(this.hi, 32, rings);
    this.more.forEach((word, index) => collect(word, 64 + 32 * index, rings));
    return rings;
  }
}

const collect = (word: number, offset: number, into: Ring[]): void => {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    into.push((offset + 31 - Math.clz32(rest & -rest)) as Ring);
  }
};

function* ringsOf(word: number, offset: number): Generator<Ring> {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    yield (offset + 31 - Math.clz32(rest & -rest)) as Ring;
  }
}

const wordsOf = (ring: Ring): number[] => {
  const words = new Array<number>((ring >>> 5) - 1).fill(0);
  words[words.length - 1] = 1 << (ring & 31);
  return words;
};

const combine = (
  a: readonly number[],
  b: readonly number[],
  join: (a: number, b: number) => number,
): readonly number[] => {
  if (a.length === 0 && b.length === 0) return NONE;
  const words: number[] = [];
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    words.push(join(a[index] ?? 0, b[index] ?? 0));
  }
  while (words.length > 0 && words[words.length - 1] === 0) words.pop();
  return words.length === 0 ? NONE : words;
};
