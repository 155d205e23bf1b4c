import type { JSX } from 'preact';
import { LEVELS } from '@zertz/engine';
import type { Level } from '@zertz/engine';
import { words } from '../i18n/words.ts';
import { Choice } from '../parts/Choice.tsx';

const options = (): readonly { value: string; text: string; label: string }[] =>
  LEVELS.map((level) => ({
    value: String(level),
    text: String(level),
    label: `${words().newGame.levelNumber(level)}, ${words().levels[level].name}`,
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
      legend={words().newGame.level}
      value={String(level)}
      options={options()}
      onChange={(value) => onChange(LEVELS.find((one) => String(one) === value) ?? level)}
    />
    <p class="level-says" aria-live="polite">
      <b>{words().levels[level].name}.</b> {words().levels[level].says}
    </p>
  </div>
);
