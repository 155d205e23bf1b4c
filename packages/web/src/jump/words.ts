import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { jump } from '../i18n/en/jump.ts';

export type JumpWords = Shape<typeof jump>;

const LOAD = {
  en: async (): Promise<JumpWords> => (await import('../i18n/en/jump.ts')).jump,
  cs: async (): Promise<JumpWords> => (await import('../i18n/cs/jump.ts')).jump,
  he: async (): Promise<JumpWords> => (await import('../i18n/he/jump.ts')).jump,
  sv: async (): Promise<JumpWords> => (await import('../i18n/sv/jump.ts')).jump,
  de: async (): Promise<JumpWords> => (await import('../i18n/de/jump.ts')).jump,
  fr: async (): Promise<JumpWords> => (await import('../i18n/fr/jump.ts')).jump,
  es: async (): Promise<JumpWords> => (await import('../i18n/es/jump.ts')).jump,
  nl: async (): Promise<JumpWords> => (await import('../i18n/nl/jump.ts')).jump,
};

const loaded = onDemand<JumpWords>(LOAD);
export const jumpWordsReady = loaded.ready;
export const jumpWords = loaded.words;
