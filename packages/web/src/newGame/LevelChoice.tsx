import type { JSX } from 'preact';
import { LEVELS } from '@zertz/engine';
import type { Level } from '@zertz/engine';
import { en } from '../i18n/en.ts';
import { LEVEL_TEXTS } from '../i18n/enLevels.ts';
import { Choice } from '../parts/Choice.tsx';

const OPTIONS = LEVELS.map((level) => ({
  value: String(level),
  text: String(level),
  label: `${en.newGame.levelNumber(level)}, ${LEVEL_TEXTS[level].name}`,
}));

/** How strong the computer is to play: a number, and a line about it. */
export const LevelChoice = ({
  level,
  onChange,
}: {
  readonly level: Level;
  readonly onChange: (level: Level) => void;
}): JSX.Element => (
  <div class="level-choice">
    <Choice
      name="level"
      legend={en.newGame.level}
      value={String(level)}
      options={OPTIONS}
      onChange={(value) => onChange(LEVELS.find((one) => String(one) === value) ?? level)}
    />
    <p class="level-says" aria-live="polite">
      <b>{LEVEL_TEXTS[level].name}.</b> {LEVEL_TEXTS[level].says}
    </p>
  </div>
);
