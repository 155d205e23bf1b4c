// Boards, options and presets as RULES.md lists them, for the naive rules of naive.ts.

/** White, grey, black (R1.4). */
export type Count = readonly [number, number, number];

export type BoardName = '37' | '40' | '43' | '44' | '48' | '58' | '61' | '204';

/** R2.3: rings in each column, and the height of the first ring of each column. */
export const BOARDS: Record<BoardName, { sizes: readonly number[]; bases: readonly number[] }> = {
  '37': { sizes: [4, 5, 6, 7, 6, 5, 4], bases: [3, 2, 1, 0, 1, 2, 3] },
  '40': { sizes: [5, 6, 7, 7, 6, 5, 4], bases: [3, 2, 1, 0, 1, 2, 3] },
  '43': { sizes: [5, 6, 7, 7, 6, 5, 4, 3], bases: [3, 2, 1, 0, 1, 2, 3, 4] },
  '44': { sizes: [5, 6, 7, 8, 7, 6, 5], bases: [3, 2, 1, 0, 1, 2, 3] },
  '48': { sizes: [5, 6, 7, 8, 7, 6, 5, 4], bases: [3, 2, 1, 0, 1, 2, 3, 4] },
  '58': { sizes: [3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3], bases: [5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5] },
  '61': { sizes: [5, 6, 7, 8, 9, 8, 7, 6, 5], bases: [4, 3, 2, 1, 0, 1, 2, 3, 4] },
  '204': {
    sizes: [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12],
    bases: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0],
  },
};

/** The options of R11.2 to R11.21, in that order; `board` (R11.1) is kept apart. */
export interface Options {
  pool: Count;
  goals: readonly Count[];
  jumpChoice: 'any' | 'olderOverNewer';
  chain: 'mandatory' | 'optional';
  ringAfterCapture: 'never' | 'required';
  isolationTrigger: 'removalOrFill' | 'removalOnly';
  isolationClaim: 'optional' | 'automatic';
  declinedGroup: 'dead' | 'claimableLater';
  usedRings: 'removable' | 'locked';
  poolEmpty: 'ownCaptives' | 'ringsOnly';
  noMarbles: 'pass' | 'loss';
  fullBoard: 'fillerWins' | 'claimOnly';
  noGoalEnd: 'tie' | 'points';
  repetition: 'coloursIgnored' | 'exactColours' | 'off';
  collaboration: 'off' | 'bothLose';
  touchMove: 'off' | 'marble' | 'full';
  missedCapture: 'enforced' | 'claimable';
  firstPlayer: 'lot' | 'first' | 'second';
  openingPass: 'no' | 'yes';
  handicap: 'none' | readonly [Count, Count];
}

// R12.2
const BIG: readonly Count[] = [
  [3, 3, 3],
  [4, 0, 0],
  [0, 5, 0],
  [0, 0, 6],
];
const SMALL: readonly Count[] = [
  [2, 2, 2],
  [3, 0, 0],
  [0, 4, 0],
  [0, 0, 5],
];

/** The keys stand in the order of R11, which R13.13 uses. */
export const OFFICIAL: Options = {
  pool: [6, 8, 10],
  goals: BIG,
  jumpChoice: 'any',
  chain: 'mandatory',
  ringAfterCapture: 'never',
  isolationTrigger: 'removalOrFill',
  isolationClaim: 'optional',
  declinedGroup: 'dead',
  usedRings: 'removable',
  poolEmpty: 'ownCaptives',
  noMarbles: 'pass',
  fullBoard: 'fillerWins',
  noGoalEnd: 'tie',
  repetition: 'coloursIgnored',
  collaboration: 'off',
  touchMove: 'off',
  missedCapture: 'enforced',
  firstPlayer: 'lot',
  openingPass: 'no',
  handicap: 'none',
};

const FEW: Partial<Options> = { pool: [5, 7, 9], goals: SMALL };
const TOURNAMENT: Partial<Options> = {
  touchMove: 'full',
  missedCapture: 'claimable',
  collaboration: 'bothLose',
};
const BEGINNER: Partial<Options> = {
  ringAfterCapture: 'required',
  poolEmpty: 'ringsOnly',
  noGoalEnd: 'points',
};
const LITERAL: Partial<Options> = {
  ...BEGINNER,
  chain: 'optional',
  usedRings: 'locked',
  isolationTrigger: 'removalOnly',
};
const BOARDSPACE: Partial<Options> = { isolationClaim: 'automatic', fullBoard: 'claimOnly' };

/** R12.2 */
export const PRESETS: Record<string, readonly [BoardName, Partial<Options>]> = {
  official: ['37', {}],
  'official-40': ['40', {}],
  'official-43': ['43', {}],
  'official-44': ['44', {}],
  'official-48': ['48', {}],
  'official-61': ['61', {}],
  'official-tournament': ['48', TOURNAMENT],
  'official-tournament-61': ['61', TOURNAMENT],
  blitz: ['37', FEW],
  'cz-basic': ['37', { ...FEW, fullBoard: 'claimOnly' }],
  'cz-tournament': [
    '37',
    { fullBoard: 'claimOnly', touchMove: 'marble', missedCapture: 'claimable' },
  ],
  'sv-basic': ['37', { ...FEW, isolationClaim: 'automatic' }],
  'sv-extended': ['48', { isolationClaim: 'automatic' }],
  'sv-literal': [
    '37',
    {
      ...FEW,
      isolationClaim: 'automatic',
      jumpChoice: 'olderOverNewer',
      isolationTrigger: 'removalOnly',
    },
  ],
  'he-beginner': ['37', BEGINNER],
  'he-advanced': ['58', BEGINNER],
  'he-advanced-48': ['48', BEGINNER],
  'he-literal': ['37', LITERAL],
  'he-literal-58': ['58', LITERAL],
  boardspace: ['37', BOARDSPACE],
  'boardspace-48': ['48', BOARDSPACE],
  'boardspace-61': ['61', BOARDSPACE],
};

export const optionsOf = (preset: string, changes: Partial<Options> = {}): Options => ({
  ...OFFICIAL,
  ...PRESETS[preset]![1],
  ...changes,
});

export const countText = (count: Count): string => count.join('-');

const valueText = (value: Options[keyof Options]): string => {
  if (typeof value === 'string') return value;
  if (typeof value[0] === 'number') return countText(value as Count);
  return (value as readonly Count[]).map(countText).join(',');
};

/** The sixth field of a position (R13.13). */
export const optionsText = (preset: string, options: Options): string => {
  const usual = optionsOf(preset);
  const keys = Object.keys(OFFICIAL) as (keyof Options)[];
  return [
    preset,
    ...keys
      .filter((key) => valueText(options[key]) !== valueText(usual[key]))
      .map((key) => `${key}=${valueText(options[key])}`),
  ].join(';');
};
