import { formatPosition, isPresetName } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { words } from '../i18n/words.ts';

/** Where the text of a position has its rules: a preset, and whatever is not as in that. */
const RULES = 5;

/** What the rules of a game are called: like their preset, unless anything of it was changed. */
export const rulesName = (start: Position): string => {
  const { preset } = start.variant;
  if (!isPresetName(preset)) return preset;
  const isWhole = formatPosition(start).split(' ')[RULES] === preset;
  return isWhole ? words().presets[preset].name : words().newGame.own;
};
