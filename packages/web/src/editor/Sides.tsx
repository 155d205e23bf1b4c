import type { JSX } from 'preact';
import { isPresetName, PLAYERS, PRESETS } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { CountBoxes } from '../newGame/NumberBox.tsx';
import { OwnRulesFields } from '../newGame/OwnRulesFields.tsx';
import { PRESET_GROUPS } from '../newGame/presetGroups.ts';
import { Choice } from '../parts/Choice.tsx';
import { position, setCaptives, setTurn, setVariant } from './store.ts';
import { editorWords } from './words.ts';

/** Who is to move, and what each player has captured. */
export const Sides = (): JSX.Element => {
  const { captives, turn } = position.value;
  return (
    <>
      <Choice
        name="editor-turn"
        legend={editorWords().turn}
        value={turn}
        options={PLAYERS.map((player) => ({ value: player, text: words().seats[player] }))}
        onChange={setTurn}
      />
      {PLAYERS.map((player) => (
        <div key={player} class="own-field">
          <span class="label">{editorWords().captives(words().seats[player])}</span>
          <CountBoxes
            label={editorWords().captives(words().seats[player])}
            counts={captives[player]}
            onChange={(counts) => setCaptives(player, counts)}
          />
        </div>
      ))}
    </>
  );
};

/** The rules that the position is played by: one of the presets, or any of one's own. */
export const RulesChoice = (): JSX.Element => {
  const { variant } = position.value;
  return (
    <>
      <label class="field">
        <span class="label">{words().newGame.rules}</span>
        <select
          value={variant.preset}
          onChange={(event) => {
            const name = event.currentTarget.value;
            if (isPresetName(name)) setVariant(PRESETS[name]);
          }}
        >
          {PRESET_GROUPS.map(({ presets, title }) => (
            <optgroup key={title} label={words().presetGroups[title]}>
              {presets.map((name) => (
                <option key={name} value={name}>
                  {words().presets[name].name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <OwnRulesFields variant={variant} onChange={setVariant} />
    </>
  );
};
