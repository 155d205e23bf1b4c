import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { editor } from '../i18n/en/editor.ts';

export type EditorWords = Shape<typeof editor>;

const loaded = onDemand<EditorWords>({
  en: async () => (await import('../i18n/en/editor.ts')).editor,
  cs: async () => (await import('../i18n/cs/editor.ts')).editor,
  he: async () => (await import('../i18n/he/editor.ts')).editor,
  sv: async () => (await import('../i18n/sv/editor.ts')).editor,
  de: async () => (await import('../i18n/de/editor.ts')).editor,
  fr: async () => (await import('../i18n/fr/editor.ts')).editor,
  es: async () => (await import('../i18n/es/editor.ts')).editor,
  nl: async () => (await import('../i18n/nl/editor.ts')).editor,
});

export const editorWordsReady = loaded.ready;
export const editorWords = loaded.words;
