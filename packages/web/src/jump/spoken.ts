import * as english from '../i18n/en/index.ts';
import type { LessonWords } from '../learn/words.ts';
import { lessonWords, lessonWordsReady } from '../learn/words.ts';
import type { Words } from '../i18n/words.ts';
import { words } from '../i18n/words.ts';
import type { RulesPageWords } from '../rules/words.ts';
import { rulesWords, rulesWordsReady } from '../rules/words.ts';
import { own, ready as settingsWordsReady } from '../settings/words.ts';
import type { SettingsPageWords } from '../settings/words.ts';
import { jumpWordsReady } from './words.ts';

/** All words of a language that something may be found by. */
interface Spoken {
  readonly words: Words;
  readonly lessons: LessonWords;
  readonly rules: RulesPageWords;
  readonly settings: SettingsPageWords;
}

let inEnglish: Spoken | undefined;

/** Resolves once the words of the page's language and those of English are there. */
export const ready = async (): Promise<void> => {
  const [{ lessons }, { rulesPage }, { settingsPage }] = await Promise.all([
    import('../i18n/en/lessons.ts'),
    import('../i18n/en/rulesPage.ts'),
    import('../i18n/en/settingsPage.ts'),
    lessonWordsReady(),
    rulesWordsReady(),
    settingsWordsReady(),
    jumpWordsReady(),
  ]);
  inEnglish = { words: english, lessons, rules: rulesPage, settings: settingsPage };
};

export const spokenHere = (): Spoken => ({
  words: words(),
  lessons: lessonWords(),
  rules: rulesWords(),
  settings: own(),
});

/** What something is called here, and in English, by which it is found as well. */
export const called = (
  name: (spoken: Spoken) => string,
  also = '',
): { readonly text: string; readonly also: string } => {
  return {
    text: name(spokenHere()),
    also: inEnglish === undefined ? also : `${name(inEnglish)} ${also}`,
  };
};
