import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { analysis } from '../i18n/en/analysis.ts';

export type StudyWords = Shape<typeof analysis>;

const LOAD = {
  en: async (): Promise<StudyWords> => (await import('../i18n/en/analysis.ts')).analysis,
  cs: async (): Promise<StudyWords> => (await import('../i18n/cs/analysis.ts')).analysis,
  he: async (): Promise<StudyWords> => (await import('../i18n/he/analysis.ts')).analysis,
  sv: async (): Promise<StudyWords> => (await import('../i18n/sv/analysis.ts')).analysis,
  de: async (): Promise<StudyWords> => (await import('../i18n/de/analysis.ts')).analysis,
  fr: async (): Promise<StudyWords> => (await import('../i18n/fr/analysis.ts')).analysis,
  es: async (): Promise<StudyWords> => (await import('../i18n/es/analysis.ts')).analysis,
  nl: async (): Promise<StudyWords> => (await import('../i18n/nl/analysis.ts')).analysis,
};

const loaded = onDemand<StudyWords>(LOAD);
export const studyWordsReady = loaded.ready;
export const studyWords = loaded.words;
