import type { JSX } from 'preact';
import { Choice, Slider, Switch } from '../parts/Choice.tsx';
import { changeSettings, settings, systemTheme, themeNow } from '../storage/settings.ts';
import type { Settings } from '../storage/settingsValues.ts';
import { fieldId } from './names.ts';
import type { SettingName } from './names.ts';
import { own } from './words.ts';

/** The names of the settings whose values are of a kind. */
type Of<V> = {
  [K in keyof Settings & SettingName]: Settings[K] extends V ? K : never;
}[keyof Settings & SettingName];

const coloursOf = (value: string): string =>
  value === 'system' ? systemTheme() : value === 'page' ? themeNow() : value;

/** One setting as a row of alternatives; the texts name them all. */
export const ChoiceOf = <K extends Of<string | number>>({
  of,
  legend,
  texts,
  order = Object.keys(texts) as (keyof typeof texts & string)[],
  says,
  swatches = false,
}: {
  readonly of: K;
  readonly legend: string;
  readonly texts: { readonly [V in Settings[K] & (string | number)]: string };
  readonly order?: readonly (keyof typeof texts & string)[];
  readonly says?: string;
  /** The alternatives are themes, and show their colours. */
  readonly swatches?: boolean;
}): JSX.Element => {
  const now = settings.value[of];
  const choose = (text: string): void => {
    const value = typeof now === 'number' ? Number(text) : text;
    changeSettings({ [of]: value });
  };
  return (
    <div class="setting" id={fieldId(of)}>
      <Choice
        name={of}
        legend={legend}
        value={String(now)}
        options={order.map((value) => ({
          value: String(value),
          text: texts[value],
          ...(swatches && { swatch: coloursOf(value) }),
        }))}
        onChange={choose}
      />
      {says !== undefined && <small>{says}</small>}
    </div>
  );
};

/** One setting that is on or off. */
export const SwitchOf = ({
  of,
  text,
  says,
}: {
  readonly of: Of<boolean>;
  readonly text: string;
  readonly says?: string;
}): JSX.Element => (
  <Switch
    id={fieldId(of)}
    text={text}
    checked={settings.value[of]}
    onChange={(on) => changeSettings({ [of]: on })}
    {...(says !== undefined && { says })}
  />
);

/** A loudness in percent. */
export const VolumeOf = ({
  of,
  text,
  onSet,
}: {
  readonly of: 'moveVolume' | 'alertVolume';
  readonly text: string;
  /** Lets it be heard. */
  readonly onSet: () => void;
}): JSX.Element => (
  <Slider
    id={fieldId(of)}
    text={text}
    value={settings.value[of]}
    valueText={own().percent(settings.value[of])}
    onInput={(percent) => changeSettings({ [of]: percent })}
    onSet={onSet}
  />
);
