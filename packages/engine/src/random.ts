/** A stream of numbers from 0 up to 1 that depends on the seed alone (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = Math.trunc(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The same items in an order drawn from `random`. */
export const shuffled = <T>(items: readonly T[], random: () => number): readonly T[] => {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
};
