import { questions as english } from '../i18n/en/questions.ts';
import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { QuestionNames } from './question.ts';

export type QuestionWords = Shape<typeof english>;

/** English is asked in by everybody, so it is not loaded apart. */
const LOAD = {
  en: async (): Promise<QuestionWords> => english,
  cs: async (): Promise<QuestionWords> => (await import('../i18n/cs/questions.ts')).questions,
  he: async (): Promise<QuestionWords> => (await import('../i18n/he/questions.ts')).questions,
  sv: async (): Promise<QuestionWords> => (await import('../i18n/sv/questions.ts')).questions,
  de: async (): Promise<QuestionWords> => (await import('../i18n/de/questions.ts')).questions,
  fr: async (): Promise<QuestionWords> => (await import('../i18n/fr/questions.ts')).questions,
  es: async (): Promise<QuestionWords> => (await import('../i18n/es/questions.ts')).questions,
  nl: async (): Promise<QuestionWords> => (await import('../i18n/nl/questions.ts')).questions,
};

const loaded = onDemand<QuestionWords>(LOAD);
export const questionWordsReady = loaded.ready;
export const questionWords = loaded.words;

/** The language of the page first: its words are the ones that are offered. */
export const languagesHeard = (): readonly QuestionNames[] => [
  questionWords().names,
  english.names,
];
