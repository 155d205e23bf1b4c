import type { PresetName } from '@zertz/rules';
import type { Words } from '../i18n/words.ts';

/** The order in which presets are offered. */
export const PRESET_GROUPS: readonly {
  readonly title: keyof Words['presetGroups'];
  readonly presets: readonly PresetName[];
}[] = [
  { title: 'start', presets: ['official', 'blitz', 'official-48', 'official-61'] },
  { title: 'boards', presets: ['official-40', 'official-43', 'official-44'] },
  {
    title: 'tournament',
    presets: ['official-tournament', 'official-tournament-61', 'cz-tournament'],
  },
  { title: 'national', presets: ['cz-basic', 'sv-basic', 'sv-extended', 'sv-literal'] },
  {
    title: 'hebrew',
    presets: ['he-beginner', 'he-advanced', 'he-advanced-48', 'he-literal', 'he-literal-58'],
  },
  { title: 'boardspace', presets: ['boardspace', 'boardspace-48', 'boardspace-61'] },
];
