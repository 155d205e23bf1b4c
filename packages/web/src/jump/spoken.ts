import * as english from '../i18n/en/index.ts';
import type { LessonWords } from '../learn/words.ts';
import { lessonWords, lessonWordsReady } from '../learn/words.ts';
import type { Words } from '../i18n/words.ts';
import { words } from '../i18n/words.ts';
import type { RulesPageWords } from '../rules/words.ts';
import { rulesWords, rulesWordsReady } from '../rules/words.ts';
import { jumpWordsReady } from './words.ts';

/** All words of a language that something may be found by. */
interface Spoken {
  readonly words: Words;
  readonly lessons: LessonWords;
  readonly rules: RulesPageWords;
}

let inEnglish: Spoken | undefined;

/** Resolves once the words of the page's language and those of English are there. */
export const ready = async (): Promise<void> => {
  const [{ lessons }, { rulesPage }] = await Promise.all([
    import('../i18n/en/lessons.ts'),
    import('../i18n/en/rulesPage.ts'),
    lessonWordsReady(),
    rulesWordsReady(),
    jumpWordsReady(),
  ]);
  inEnglish = { words: english, lessons, rules: rulesPage };
};

/** What something is called here, and in English, by which it is found as well. */
export const called = (
  name: (spoken: Spoken) => string,
  also = '',
): { readonly text: string; readonly also: string } => {
  const here = { words: words(), lessons: lessonWords(), rules: rulesWords() };
  return {
    text: name(here),
    also: inEnglish === undefined ? also : `${name(inEnglish)} ${also}`,
  };
};
