import type { JSX } from 'preact';
import { PRESETS } from '@zertz/rules';
import type { PresetName } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { PRESET_GROUPS } from './presetGroups.ts';

/** The sets of rules that have a name, in groups. */
export const Presets = ({
  chosen,
  onChange,
}: {
  readonly chosen: string;
  readonly onChange: (name: PresetName) => void;
}): JSX.Element => (
  <fieldset class="presets">
    <legend class="label">{words().newGame.rules}</legend>
    {PRESET_GROUPS.map((group) => (
      <div
        key={group.title}
        class="preset-group"
        role="group"
        aria-label={words().presetGroups[group.title]}
      >
        <h3>{words().presetGroups[group.title]}</h3>
        {group.presets.map((name) => (
          <PresetOption
            key={name}
            name={name}
            checked={chosen === name}
            choose={() => onChange(name)}
          />
        ))}
      </div>
    ))}
  </fieldset>
);

const PresetOption = ({
  name,
  checked,
  choose,
}: {
  readonly name: PresetName;
  readonly checked: boolean;
  readonly choose: () => void;
}): JSX.Element => (
  <label class="preset">
    <input type="radio" name="preset" value={name} checked={checked} onChange={choose} />
    <span class="preset-face">
      <b>{words().presets[name].name}</b>
      <span class="preset-rings">{words().newGame.rings(PRESETS[name].board)}</span>
      <small>{words().presets[name].says}</small>
    </span>
  </label>
);
