/** How much a player notices, each a part from 0, nothing, to 1, everything. */
export interface Sight {
  /** Of one's own placements that let the opponent capture. */
  readonly offers: number;
  /** Of those that do not. */
  readonly quiet: number;
  /** Of the groups that can be cut off and taken, by either side. */
  readonly claims: number;
  /** Of the jumps at what has just been placed or was moved in the turn before. */
  readonly beside: number;
  /** Of the jumps elsewhere. */
  readonly afar: number;
  /** Of the ways to go on with a chain, again for each jump. */
  readonly onward: number;
  /** How many captures in a row are followed: a whole number of turns. */
  readonly turns: number;
}

/**
 * Decides what is noticed. The same thing is seen or overlooked wherever it comes up in one choice,
 * as a person overlooks it, and who notices a greater part sees all that others see.
 */
export class Attention {
  private readonly base: number;

  /** Depends on nothing but the situation and the seed. */
  constructor(situation: bigint, seed: number) {
    const low = Number(situation & 0xffff_ffffn);
    const high = Number((situation >> 32n) & 0xffff_ffffn);
    this.base = mixed(mixed(low ^ seed) ^ high);
  }

  notices(what: number, part: number): boolean {
    return this.draw(what) < part;
  }

  /** A number from 0 up to 1 that belongs to a thing. */
  draw(what: number): number {
    return (mixed(this.base ^ Math.imul(what, 0x9e37_79b1)) >>> 0) / 2 ** 32;
  }
}

/** Every bit of the result depends on every bit of the number (murmur3). */
const mixed = (number: number): number => {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return bits ^ (bits >>> 16);
};
