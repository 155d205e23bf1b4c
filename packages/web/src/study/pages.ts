import { puzzleWordsReady } from '../puzzles/words.ts';
import { studiesWordsReady } from '../studies/words.ts';
import { studyWordsReady } from './words.ts';

export { ReviewPage } from './ReviewPage.tsx';
export { StudyPage } from './StudyPage.tsx';

/** What is analysed can be saved to a study, and its moments are tried again with the hints of puzzles. */
export const ready = async (): Promise<void> => {
  await Promise.all([studyWordsReady(), studiesWordsReady(), puzzleWordsReady()]);
};
