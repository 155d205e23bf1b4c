import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { printing } from '../i18n/en/printing.ts';

export type PrintWords = Shape<typeof printing>;

const LOAD = {
  en: async (): Promise<PrintWords> => (await import('../i18n/en/printing.ts')).printing,
  cs: async (): Promise<PrintWords> => (await import('../i18n/cs/printing.ts')).printing,
  he: async (): Promise<PrintWords> => (await import('../i18n/he/printing.ts')).printing,
  sv: async (): Promise<PrintWords> => (await import('../i18n/sv/printing.ts')).printing,
  de: async (): Promise<PrintWords> => (await import('../i18n/de/printing.ts')).printing,
  fr: async (): Promise<PrintWords> => (await import('../i18n/fr/printing.ts')).printing,
  es: async (): Promise<PrintWords> => (await import('../i18n/es/printing.ts')).printing,
  nl: async (): Promise<PrintWords> => (await import('../i18n/nl/printing.ts')).printing,
};

const loaded = onDemand<PrintWords>(LOAD);
export const printWordsReady = loaded.ready;
export const printWords = loaded.words;
