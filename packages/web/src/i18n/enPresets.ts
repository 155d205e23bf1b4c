import type { Choice, Choices, PresetName } from '@zertz/rules';

interface PresetText {
  readonly name: string;
  readonly says: string;
}

/** Every preset in words. A preset without its words does not compile. */
export const PRESET_TEXTS: { readonly [P in PresetName]: PresetText } = {
  official: { name: 'Standard', says: 'The official game on 37 rings.' },
  'official-40': { name: '40 rings', says: 'Official rules, three rings more.' },
  'official-43': { name: '43 rings', says: 'Official rules on a lopsided board.' },
  'official-44': { name: '44 rings', says: 'Official rules, seven rings more.' },
  'official-48': { name: '48 rings', says: 'Official rules for experienced players.' },
  'official-61': { name: '61 rings', says: 'Official rules on the biggest hexagon.' },
  'official-tournament': {
    name: 'Tournament, 48 rings',
    says: 'Touched is played; a missed capture may be claimed; do not empty the pool together.',
  },
  'official-tournament-61': {
    name: 'Tournament, 61 rings',
    says: 'The tournament rules on 61 rings.',
  },
  blitz: { name: 'Blitz', says: 'Fewer marbles and smaller goals: a game in ten minutes.' },
  'cz-basic': { name: 'Czech basic', says: 'The small game of the Czech rules.' },
  'cz-tournament': {
    name: 'Czech tournament',
    says: 'A touched marble is played; a missed capture may be claimed.',
  },
  'sv-basic': { name: 'Swedish basic', says: 'The small game; full groups are always claimed.' },
  'sv-extended': { name: 'Swedish extended', says: '48 rings; full groups are always claimed.' },
  'sv-literal': {
    name: 'Swedish to the letter',
    says: 'Older marbles jump over newer ones; groups are claimed when a removal cuts them off.',
  },
  'he-beginner': {
    name: 'Hebrew beginner',
    says: 'A ring goes after every capture too; points decide at the end.',
  },
  'he-advanced': { name: 'Hebrew advanced', says: 'The Hebrew rules on 58 rings.' },
  'he-advanced-48': { name: 'Hebrew advanced, 48 rings', says: 'The Hebrew rules on 48 rings.' },
  'he-literal': {
    name: 'Hebrew to the letter',
    says: 'A chain may stop early; used rings stay; groups are claimed when a removal cuts them off.',
  },
  'he-literal-58': {
    name: 'Hebrew to the letter, 58 rings',
    says: 'The same rules on 58 rings.',
  },
  boardspace: { name: 'Boardspace', says: 'As on boardspace.net: full groups are always claimed.' },
  'boardspace-48': { name: 'Boardspace, 48 rings', says: 'The same rules on 48 rings.' },
  'boardspace-61': { name: 'Boardspace, 61 rings', says: 'The same rules on 61 rings.' },
};

export const PRESET_GROUPS: readonly {
  readonly title: string;
  readonly presets: readonly PresetName[];
}[] = [
  { title: 'Start here', presets: ['official', 'blitz', 'official-48', 'official-61'] },
  { title: 'Other boards', presets: ['official-40', 'official-43', 'official-44'] },
  {
    title: 'Tournament',
    presets: ['official-tournament', 'official-tournament-61', 'cz-tournament'],
  },
  { title: 'Czech and Swedish', presets: ['cz-basic', 'sv-basic', 'sv-extended', 'sv-literal'] },
  {
    title: 'Hebrew',
    presets: ['he-beginner', 'he-advanced', 'he-advanced-48', 'he-literal', 'he-literal-58'],
  },
  { title: 'Boardspace', presets: ['boardspace', 'boardspace-48', 'boardspace-61'] },
];

/** What an option means where it differs from the official game. */
export const OPTION_TEXTS: {
  readonly [C in Choice]: { readonly [V in Choices[C]]: string | undefined };
} = {
  jumpChoice: {
    any: undefined,
    olderOverNewer: 'The marble placed last may not begin a capture.',
  },
  chain: { mandatory: undefined, optional: 'A chain may stop after any jump.' },
  ringAfterCapture: { never: undefined, required: 'A free ring is removed after a capture too.' },
  isolationTrigger: {
    removalOrFill: undefined,
    removalOnly: 'Only a removal cuts a group off; filling it does not.',
  },
  isolationClaim: { optional: undefined, automatic: 'Full groups are always claimed.' },
  declinedGroup: { dead: undefined, claimableLater: 'Groups left lying may be claimed later.' },
  usedRings: { removable: undefined, locked: 'A ring that has carried a marble stays.' },
  poolEmpty: {
    ownCaptives: undefined,
    ringsOnly: 'When the pool is empty, only rings are removed.',
  },
  noMarbles: { pass: undefined, loss: 'Whoever has no marble to place loses.' },
  fullBoard: {
    fillerWins: undefined,
    claimOnly: 'Filling the last ring does not win by itself.',
  },
  noGoalEnd: { tie: undefined, points: 'Without a goal, points decide: white 4, grey 3, black 2.' },
  repetition: {
    coloursIgnored: undefined,
    exactColours: 'A repeated position counts only with the same colours.',
    off: 'Repetition does not end the game.',
  },
  collaboration: {
    off: undefined,
    bothLose: 'If the pool empties before any capture, both lose.',
  },
  touchMove: {
    off: undefined,
    marble: 'A touched marble must be played.',
    full: 'Touched is played: marble, ring and removed ring.',
  },
  missedCapture: {
    enforced: undefined,
    claimable: 'A missed capture is not prevented, but the opponent may demand it.',
  },
  firstPlayer: { lot: undefined, first: undefined, second: undefined },
  openingPass: { no: undefined, yes: 'The first turn of the game may be passed.' },
};
