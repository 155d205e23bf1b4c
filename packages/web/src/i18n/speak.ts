import { effect } from '@preact/signals';
import { changeSettings, settings } from '../storage/settings.ts';
import { LANGUAGE_INFO, languageOf, preferred } from './languages.ts';
import type { Language } from './languages.ts';
import { setWords } from './words.ts';

/** The language that was chosen, else the first that the browser asks for. */
const languageNow = (): Language => {
  const { language } = settings.value;
  return language === 'auto' ? preferred(navigator.languages) : language;
};

/** `?lang=he` in the address chooses a language; it is taken out, as a later choice must win. */
const takeFromAddress = (): void => {
  const url = new URL(location.href);
  const asked = url.searchParams.get('lang');
  if (asked === null) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  const language = languageOf(asked);
  if (language !== undefined) changeSettings({ language });
};

let wanted: Language | undefined;

const speak = async (language: Language): Promise<void> => {
  wanted = language;
  try {
    const words = await LANGUAGE_INFO[language].load();
    if (wanted !== language) return;
    setWords(words, language);
    // Direction and words change together, so that neither is ever seen without the other.
    document.documentElement.lang = language;
    document.documentElement.dir = LANGUAGE_INFO[language].direction;
  } catch {
    // Without the network the page stays in the language it has.
  }
};

/** Resolves once the page can be drawn in its language, which it follows from then on. */
export const followLanguage = (): Promise<void> => {
  takeFromAddress();
  let first: Promise<void> | undefined;
  effect(() => {
    const done = speak(languageNow());
    first ??= done;
  });
  return first ?? Promise.resolve();
};
