import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { rulesPage } from '../i18n/en/rulesPage.ts';
import type { DiagramName } from './diagrams.ts';
import type { ParagraphName, RequestItem, RequestName, SectionName } from './sections.ts';

/** A text for every paragraph of every section. */
export type SectionTexts = {
  readonly [S in SectionName]: {
    readonly title: string;
    readonly says: { readonly [P in ParagraphName<S>]: string };
  };
};

export type RequestTexts = {
  readonly [T in RequestName]: {
    readonly title: string;
    readonly says: string;
    readonly items: { readonly [I in RequestItem<T>]: string };
  };
};

export type DiagramTexts = { readonly [D in DiagramName]: string };

export type RulesPageWords = Shape<typeof rulesPage>;

const LOAD = {
  en: async (): Promise<RulesPageWords> => (await import('../i18n/en/rulesPage.ts')).rulesPage,
  cs: async (): Promise<RulesPageWords> => (await import('../i18n/cs/rulesPage.ts')).rulesPage,
  he: async (): Promise<RulesPageWords> => (await import('../i18n/he/rulesPage.ts')).rulesPage,
  sv: async (): Promise<RulesPageWords> => (await import('../i18n/sv/rulesPage.ts')).rulesPage,
  de: async (): Promise<RulesPageWords> => (await import('../i18n/de/rulesPage.ts')).rulesPage,
  fr: async (): Promise<RulesPageWords> => (await import('../i18n/fr/rulesPage.ts')).rulesPage,
  es: async (): Promise<RulesPageWords> => (await import('../i18n/es/rulesPage.ts')).rulesPage,
  nl: async (): Promise<RulesPageWords> => (await import('../i18n/nl/rulesPage.ts')).rulesPage,
};

const loaded = onDemand<RulesPageWords>(LOAD);
export const rulesWordsReady = loaded.ready;
export const rulesWords = loaded.words;
