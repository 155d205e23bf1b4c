import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { explorer } from '../i18n/en/explorer.ts';

export type ExplorerWords = Shape<typeof explorer>;

const LOAD = {
  en: async (): Promise<ExplorerWords> => (await import('../i18n/en/explorer.ts')).explorer,
  cs: async (): Promise<ExplorerWords> => (await import('../i18n/cs/explorer.ts')).explorer,
  he: async (): Promise<ExplorerWords> => (await import('../i18n/he/explorer.ts')).explorer,
  sv: async (): Promise<ExplorerWords> => (await import('../i18n/sv/explorer.ts')).explorer,
  de: async (): Promise<ExplorerWords> => (await import('../i18n/de/explorer.ts')).explorer,
  fr: async (): Promise<ExplorerWords> => (await import('../i18n/fr/explorer.ts')).explorer,
  es: async (): Promise<ExplorerWords> => (await import('../i18n/es/explorer.ts')).explorer,
  nl: async (): Promise<ExplorerWords> => (await import('../i18n/nl/explorer.ts')).explorer,
};

const loaded = onDemand<ExplorerWords>(LOAD);
export const explorerWordsReady = loaded.ready;
export const explorerWords = loaded.words;
