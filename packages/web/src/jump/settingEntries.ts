import { LANGUAGE_INFO, LANGUAGES } from '../i18n/languages.ts';
import { language, words } from '../i18n/words.ts';
import type { Words } from '../i18n/words.ts';
import { goToPlace, page } from '../pages/router.ts';
import { mayVibrate } from '../settings/fields.tsx';
import { changeSettings, DEFAULT_SETTINGS } from '../storage/settings.ts';
import type { Settings } from '../storage/settings.ts';
import type { Entry } from './entry.ts';
import { called } from './spoken.ts';

type Texts = Words['settings'];
/** What the page of settings has under a name of its own. */
type Named = { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts];

const isShown = (key: string): key is Named & keyof Settings =>
  key in words().settings && (key !== 'vibration' || mayVibrate);

const NAMES = (): readonly Named[] => [...Object.keys(DEFAULT_SETTINGS).filter(isShown), 'tips'];

/** Every setting by its name, and what the most wanted of them can be set to. */
export const settingEntries = (): readonly Entry[] => [
  ...NAMES().map((name) =>
    entry(
      name,
      ({ settings }) => settings[name],
      () => goToField(name),
    ),
  ),
  ...choices('theme', ({ themes }) => themes),
  ...choices('labels', ({ labelKinds }) => labelKinds),
  ...choices('sound', ({ sounds }) => sounds),
  ...LANGUAGES.map((one) =>
    entry(
      `language.${one}`,
      ({ settings }) => `${settings.language}: ${LANGUAGE_INFO[one].name}`,
      () => changeSettings({ language: one }),
      `${nameOf(one, language.value)} ${nameOf(one, 'en')}`,
    ),
  ),
];

const entry = (key: string, name: (words: Words) => string, act: () => void, also = ''): Entry => ({
  key: `setting.${key}`,
  group: 'settings',
  icon: 'settings',
  hidden: true,
  act,
  ...called((spoken) => name(spoken.words), also),
});

const choices = <K extends 'theme' | 'labels' | 'sound'>(
  name: K,
  of: (texts: Texts) => { readonly [V in Settings[K]]: string },
): readonly Entry[] =>
  (Object.keys(of(words().settings)) as Settings[K][]).map((value) =>
    entry(
      `${name}.${value}`,
      ({ settings }) => `${settings[name]}: ${of(settings)[value]}`,
      () => changeSettings({ [name]: value }),
    ),
  );

const nameOf = (code: string, spokenIn: string): string =>
  new Intl.DisplayNames(spokenIn, { type: 'language' }).of(code) ?? '';

const heading = (): HTMLElement | null => document.querySelector('.settings-page h1');

/** The field whose name this is; without it, as it may depend on another, the heading. */
const fieldOf = (name: Named): HTMLElement | null => {
  const text = words().settings[name];
  const fields = document.querySelectorAll<HTMLElement>('.settings-page :is(fieldset, label)');
  const field = [...fields].find(
    (one) => one.querySelector('legend, span')?.firstChild?.textContent === text,
  );
  return field?.querySelector<HTMLElement>('input:checked, input, select') ?? heading();
};

/** The page of settings may have to be loaded before anything on it can be focused. */
const goToField = (name: Named): void => {
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
