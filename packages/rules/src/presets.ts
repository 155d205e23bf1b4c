import { count, NO_MARBLES } from './marbleCount.ts';
import { CHOICES } from './variant.ts';
import type { Choice, Choices, Variant } from './variant.ts';

const DEFAULTS = Object.fromEntries(
  Object.entries(CHOICES).map(([choice, values]) => [choice, values[0]]),
) as { readonly [C in Choice]: (typeof CHOICES)[C][0] };

const FULL_GOALS = [count(3, 3, 3), count(4, 0, 0), count(0, 5, 0), count(0, 0, 6)];

const OFFICIAL: Variant = {
  ...DEFAULTS,
  preset: 'official',
  board: 37,
  supply: count(6, 8, 10),
  goals: FULL_GOALS,
  handicap: { first: NO_MARBLES, second: NO_MARBLES },
};

/** The small game of the first edition and today's blitz (R1). */
const SMALL = {
  supply: count(5, 7, 9),
  goals: [count(2, 2, 2), count(3, 0, 0), count(0, 4, 0), count(0, 0, 5)],
};

const TOURNAMENT: Partial<Choices> = {
  touchMove: 'full',
  missedCapture: 'claimable',
  collaboration: 'bothLose',
};
const HEBREW: Partial<Choices> = {
  ringAfterCapture: 'required',
  poolEmpty: 'ringsOnly',
  noGoalEnd: 'points',
};
const HEBREW_LITERAL: Partial<Choices> = {
  ...HEBREW,
  chain: 'optional',
  usedRings: 'locked',
  isolationTrigger: 'removalOnly',
};
const BOARDSPACE: Partial<Choices> = { isolationClaim: 'automatic', fullBoard: 'claimOnly' };

/** What each preset changes in `official` (R12). */
const CHANGES = {
  official: {},
  'official-40': { board: 40 },
  'official-43': { board: 43 },
  'official-44': { board: 44 },
  'official-48': { board: 48 },
  'official-61': { board: 61 },
  'official-tournament': { ...TOURNAMENT, board: 48 },
  'official-tournament-61': { ...TOURNAMENT, board: 61 },
  blitz: SMALL,
  'cz-basic': { ...SMALL, fullBoard: 'claimOnly' },
  'cz-tournament': { fullBoard: 'claimOnly', touchMove: 'marble', missedCapture: 'claimable' },
  'sv-basic': { ...SMALL, isolationClaim: 'automatic' },
  'sv-extended': { board: 48, isolationClaim: 'automatic' },
  'sv-literal': {
    ...SMALL,
    isolationClaim: 'automatic',
    jumpChoice: 'olderOverNewer',
    isolationTrigger: 'removalOnly',
  },
  'he-beginner': HEBREW,
  'he-advanced': { ...HEBREW, board: 58 },
  'he-advanced-48': { ...HEBREW, board: 48 },
  'he-literal': HEBREW_LITERAL,
  'he-literal-58': { ...HEBREW_LITERAL, board: 58 },
  boardspace: BOARDSPACE,
  'boardspace-48': { ...BOARDSPACE, board: 48 },
  'boardspace-61': { ...BOARDSPACE, board: 61 },
} as const satisfies { readonly [name: string]: Partial<Omit<Variant, 'preset'>> };

export type PresetName = keyof typeof CHANGES;

export const PRESET_NAMES = Object.keys(CHANGES) as readonly PresetName[];

/** The rules that are known by a name, whole. */
export const PRESETS = Object.fromEntries(
  PRESET_NAMES.map((name) => [name, { ...OFFICIAL, ...CHANGES[name], preset: name }]),
) as { readonly [N in PresetName]: Variant };

export const isPresetName = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);
