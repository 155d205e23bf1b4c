import type { Page } from 'playwright-core';

/** A random source that always gives the same numbers. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The computer then answers the same turns the same way every time. */
export const sameChoices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Math.random = () => 0.5;
  });
