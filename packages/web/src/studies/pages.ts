import { openingWordsReady } from '../games/openingWords.ts';
import { puzzleWordsReady } from '../puzzles/words.ts';
import { studyWordsReady } from '../study/words.ts';
import { studiesWordsReady } from './words.ts';

export { OneStudyPage } from './OneStudyPage.tsx';
export { StudiesPage } from './StudiesPage.tsx';

/** A study is analysed, and files are opened: their words come with it. */
export const ready = async (): Promise<void> => {
  await Promise.all([
    studiesWordsReady(),
    studyWordsReady(),
    openingWordsReady(),
    puzzleWordsReady(),
  ]);
};
