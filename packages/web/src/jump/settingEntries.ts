import { LANGUAGE_INFO, LANGUAGES } from '../i18n/languages.ts';
import { language } from '../i18n/words.ts';
import { goToPlace, page } from '../pages/router.ts';
import { fieldId, isShown, openedGroup, SETTING_NAMES, SETTINGS } from '../settings/names.ts';
import type { SettingName } from '../settings/names.ts';
import { changeSettings } from '../storage/settings.ts';
import type { Settings } from '../storage/settingsValues.ts';
import type { Entry } from './entry.ts';
import { called, spokenHere } from './spoken.ts';

/** Every setting by its name, and what the most wanted of them can be set to. */
export const settingEntries = (): readonly Entry[] => [
  ...SETTING_NAMES.filter(isShown).map((name) => entry(name, nameOf(name), () => goToField(name))),
  ...choices('theme', ({ words: { settings } }) => settings.themes),
  ...choices('labels', ({ words: { settings } }) => settings.labelKinds),
  ...choices('motion', ({ settings }) => settings.speeds),
  ...choices('hand', ({ settings }) => settings.hands),
  ...LANGUAGES.map((one) =>
    entry(
      `language.${one}`,
      ({ words: { settings } }) => `${settings.language}: ${LANGUAGE_INFO[one].name}`,
      () => changeSettings({ language: one }),
      `${languageName(one, language.value)} ${languageName(one, 'en')}`,
    ),
  ),
];

type Name = Parameters<typeof called>[0];

const nameOf =
  (name: SettingName): Name =>
  ({ settings, words }) =>
    SETTINGS[name][1](words, settings);

const entry = (key: string, name: Name, act: () => void, also = ''): Entry => ({
  key: `setting.${key}`,
  group: 'settings',
  icon: 'settings',
  hidden: true,
  act,
  ...called(name, also),
});

const choices = <K extends 'theme' | 'labels' | 'motion' | 'hand'>(
  name: K,
  of: (spoken: Parameters<Name>[0]) => { readonly [V in Settings[K]]: string },
): readonly Entry[] =>
  (Object.keys(of(spokenHere())) as Settings[K][]).map((value) =>
    entry(
      `${name}.${value}`,
      (spoken) => `${nameOf(name)(spoken)}: ${of(spoken)[value]}`,
      () => changeSettings({ [name]: value }),
    ),
  );

const languageName = (code: string, spokenIn: string): string =>
  new Intl.DisplayNames(spokenIn, { type: 'language' }).of(code) ?? '';

const heading = (): HTMLElement | null => document.querySelector('.settings-page h1');

/** The field of a setting; without it, as it may depend on another, the heading. */
const fieldOf = (name: SettingName): HTMLElement | null => {
  const field = document.querySelector(`.settings-page #${fieldId(name)}`);
  return field?.querySelector<HTMLElement>('input:checked, input, select, button') ?? heading();
};

/** The page of settings may have to be loaded before anything on it can be focused. */
const goToField = (name: SettingName): void => {
  [openedGroup.value] = SETTINGS[name];
  goToPlace('settings');
  const focus = (): boolean => {
    if (heading() === null) return page.value?.route !== 'settings';
    const field = fieldOf(name);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
    return true;
  };
  const watch = new MutationObserver(() => {
    if (focus()) watch.disconnect();
  });
  // Not at once: the focus is on its way back from the dialog that has just closed.
  requestAnimationFrame(() => {
    if (!focus()) watch.observe(document.body, { childList: true, subtree: true });
  });
};
