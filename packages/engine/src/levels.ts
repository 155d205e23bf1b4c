import type { Sight } from './sight.ts';

/** How strong the computer plays, the weakest first. How long it thinks is another matter. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** All that the engine has. */
export const TOP_LEVEL: Level = 8;

/**
 * What a level sees: a part of what is near, as a person who has yet to learn; or everything, but
 * only so far that this many positions are looked at; or everything as far as time allows.
 */
export type LevelView =
  | { readonly kind: 'glance'; readonly sight: Sight }
  | { readonly kind: 'search'; readonly nodes: number };

/**
 * The numbers come from `npm run ladder`: each level is to be 80 Elo or more above the one below,
 * in steps that are about as high, and level 1 well below the simple player.
 */
export const LEVEL_VIEWS: { readonly [L in Level]: LevelView } = {
  1: {
    kind: 'glance',
    sight: {
      offers: 0.2,
      quiet: 0.2,
      claims: 0.3,
      beside: 0.8,
      afar: 0.5,
      onward: 0.5,
      turns: 2,
    },
  },
  2: {
    kind: 'glance',
    sight: {
      offers: 0.35,
      quiet: 0.35,
      claims: 0.5,
      beside: 0.88,
      afar: 0.68,
      onward: 0.7,
      turns: 3,
    },
  },
  3: {
    kind: 'glance',
    sight: {
      offers: 0.4,
      quiet: 0.4,
      claims: 0.65,
      beside: 0.92,
      afar: 0.82,
      onward: 0.8,
      turns: 4,
    },
  },
  4: {
    kind: 'glance',
    sight: {
      offers: 0.7,
      quiet: 0.7,
      claims: 0.85,
      beside: 0.97,
      afar: 0.92,
      onward: 0.9,
      turns: 6,
    },
  },
  5: { kind: 'search', nodes: 900 },
  6: { kind: 'search', nodes: 2000 },
  7: { kind: 'search', nodes: 25_000 },
  8: { kind: 'search', nodes: Infinity },
};

export const isLevel = (number: number): number is Level =>
  LEVELS.some((level) => level === number);
