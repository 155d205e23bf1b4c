import type { PresetName } from '@zertz/rules';

export interface PresetText {
  readonly name: string;
  readonly says: string;
}

/** Every preset in words. A preset without its words does not compile. */
export const presets: { readonly [P in PresetName]: PresetText } = {
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

/** Presets are offered in groups; which are in which is told in `newGame/presetGroups.ts`. */
export const presetGroups = {
  start: 'Start here',
  boards: 'Other boards',
  tournament: 'Tournament',
  national: 'Czech and Swedish',
  hebrew: 'Hebrew',
  boardspace: 'Boardspace',
} as const;
