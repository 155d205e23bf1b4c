import * as en from './en/index.ts';
import type { Words } from './words.ts';

export const LANGUAGES = ['en', 'cs', 'he', 'sv', 'de', 'fr', 'es', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

interface LanguageInfo {
  /** In the language itself, as whoever looks for it reads no other. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly load: () => Promise<Words>;
}

/** English is always there; the others are loaded when they are wanted. */
export const LANGUAGE_INFO: { readonly [L in Language]: LanguageInfo } = {
  en: {
    name: 'English',
    direction: 'ltr',
    load: () => Promise.resolve(en),
  },
  cs: {
    name: 'Čeština',
    direction: 'ltr',
    load: () => import('./cs/index.ts'),
  },
  he: {
    name: 'עברית',
    direction: 'rtl',
    load: () => import('./he/index.ts'),
  },
  sv: {
    name: 'Svenska',
    direction: 'ltr',
    load: () => import('./sv/index.ts'),
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    load: () => import('./de/index.ts'),
  },
  fr: {
    name: 'Français',
    direction: 'ltr',
    load: () => import('./fr/index.ts'),
  },
  es: {
    name: 'Español',
    direction: 'ltr',
    load: () => import('./es/index.ts'),
  },
  nl: {
    name: 'Nederlands',
    direction: 'ltr',
    load: () => import('./nl/index.ts'),
  },
};

/** The language that a tag such as `he-IL` is of, if it is one of ours. */
export const languageOf = (tag: string): Language | undefined => {
  const [primary = ''] = tag.toLowerCase().split('-');
  // The code for Hebrew before 1989, which some systems still give.
  const code = primary === 'iw' ? 'he' : primary;
  return LANGUAGES.find((language) => language === code);
};

/** The first language among a reader's that is one of ours. */
export const preferred = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language !== undefined) return language;
  }
  return 'en';
};
