import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { diagram } from '../i18n/en/diagram.ts';

export type DiagramWords = Shape<typeof diagram>;

const loaded = onDemand<DiagramWords>({
  en: async () => (await import('../i18n/en/diagram.ts')).diagram,
  cs: async () => (await import('../i18n/cs/diagram.ts')).diagram,
  he: async () => (await import('../i18n/he/diagram.ts')).diagram,
  sv: async () => (await import('../i18n/sv/diagram.ts')).diagram,
  de: async () => (await import('../i18n/de/diagram.ts')).diagram,
  fr: async () => (await import('../i18n/fr/diagram.ts')).diagram,
  es: async () => (await import('../i18n/es/diagram.ts')).diagram,
  nl: async () => (await import('../i18n/nl/diagram.ts')).diagram,
});

export const diagramWordsReady = loaded.ready;
export const diagramWords = loaded.words;
