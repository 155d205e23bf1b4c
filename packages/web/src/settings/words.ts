import { onDemand } from '../i18n/onDemand.ts';
import type { settingsPage } from '../i18n/en/settingsPage.ts';
import type { Shape } from '../i18n/words.ts';

export type SettingsPageWords = Shape<typeof settingsPage>;

const LOAD = {
  en: async (): Promise<SettingsPageWords> =>
    (await import('../i18n/en/settingsPage.ts')).settingsPage,
  cs: async (): Promise<SettingsPageWords> =>
    (await import('../i18n/cs/settingsPage.ts')).settingsPage,
  he: async (): Promise<SettingsPageWords> =>
    (await import('../i18n/he/settingsPage.ts')).settingsPage,
  sv: async (): Promise<SettingsPageWords> =>
    (await import('../i18n/sv/settingsPage.ts')).settingsPage,
  de: async (): Promise<SettingsPageWords> =>
    (await import('../i18n/de/settingsPage.ts')).settingsPage,
  fr: async (): Promise<SettingsPageWords> =>
    (await import('../i18n/fr/settingsPage.ts')).settingsPage,
  es: async (): Promise<SettingsPageWords> =>
    (await import('../i18n/es/settingsPage.ts')).settingsPage,
  nl: async (): Promise<SettingsPageWords> =>
    (await import('../i18n/nl/settingsPage.ts')).settingsPage,
};

const loaded = onDemand<SettingsPageWords>(LOAD);
export const ready = loaded.ready;
/** The words of the settings that only the settings need. */
export const own = loaded.words;
