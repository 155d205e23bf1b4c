import type { Marble, MarbleCount } from './types.ts';

export const count = (white: number, grey: number, black: number): MarbleCount => ({
  white,
  grey,
  black,
});

export const NO_MARBLES: MarbleCount = count(0, 0, 0);

export const oneMarble = (marble: Marble): MarbleCount => ({ ...NO_MARBLES, [marble]: 1 });

export const sum = (a: MarbleCount, b: MarbleCount): MarbleCount =>
  count(a.white + b.white, a.grey + b.grey, a.black + b.black);

/** May hold negative counts; the caller decides what that means. */
export const difference = (a: MarbleCount, b: MarbleCount): MarbleCount =>
  count(a.white - b.white, a.grey - b.grey, a.black - b.black);

export const total = (marbles: MarbleCount): number => marbles.white + marbles.grey + marbles.black;

/** True if `a` holds at least as many of every colour as `b`. */
export const covers = (a: MarbleCount, b: MarbleCount): boolean =>
  a.white >= b.white && a.grey >= b.grey && a.black >= b.black;

export const sameCount = (a: MarbleCount, b: MarbleCount): boolean =>
  a.white === b.white && a.grey === b.grey && a.black === b.black;

/** `6-8-10`: white, grey, black. */
export const formatCount = (marbles: MarbleCount): string =>
  `${marbles.white}-${marbles.grey}-${marbles.black}`;

/** The inverse of `formatCount`; `undefined` if the text is anything else. */
export const parseCount = (text: string): MarbleCount | undefined => {
  const match = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text);
  if (match === null) return undefined;
  return count(Number(match[1]), Number(match[2]), Number(match[3]));
};
