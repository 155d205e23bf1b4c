import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { opening } from '../i18n/en/opening.ts';

export type OpeningWords = Shape<typeof opening>;

const LOAD = {
  en: async (): Promise<OpeningWords> => (await import('../i18n/en/opening.ts')).opening,
  cs: async (): Promise<OpeningWords> => (await import('../i18n/cs/opening.ts')).opening,
  he: async (): Promise<OpeningWords> => (await import('../i18n/he/opening.ts')).opening,
  sv: async (): Promise<OpeningWords> => (await import('../i18n/sv/opening.ts')).opening,
  de: async (): Promise<OpeningWords> => (await import('../i18n/de/opening.ts')).opening,
  fr: async (): Promise<OpeningWords> => (await import('../i18n/fr/opening.ts')).opening,
  es: async (): Promise<OpeningWords> => (await import('../i18n/es/opening.ts')).opening,
  nl: async (): Promise<OpeningWords> => (await import('../i18n/nl/opening.ts')).opening,
};

const loaded = onDemand<OpeningWords>(LOAD);
export const openingWordsReady = loaded.ready;
export const openingWords = loaded.words;
