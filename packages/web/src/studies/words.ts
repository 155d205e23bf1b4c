import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { studies } from '../i18n/en/studies.ts';

export type StudiesWords = Shape<typeof studies>;

const LOAD = {
  en: async (): Promise<StudiesWords> => (await import('../i18n/en/studies.ts')).studies,
  cs: async (): Promise<StudiesWords> => (await import('../i18n/cs/studies.ts')).studies,
  he: async (): Promise<StudiesWords> => (await import('../i18n/he/studies.ts')).studies,
  sv: async (): Promise<StudiesWords> => (await import('../i18n/sv/studies.ts')).studies,
  de: async (): Promise<StudiesWords> => (await import('../i18n/de/studies.ts')).studies,
  fr: async (): Promise<StudiesWords> => (await import('../i18n/fr/studies.ts')).studies,
  es: async (): Promise<StudiesWords> => (await import('../i18n/es/studies.ts')).studies,
  nl: async (): Promise<StudiesWords> => (await import('../i18n/nl/studies.ts')).studies,
};

const loaded = onDemand<StudiesWords>(LOAD);
export const studiesWordsReady = loaded.ready;
export const studiesWords = loaded.words;
