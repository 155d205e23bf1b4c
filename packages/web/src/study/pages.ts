import { studiesWordsReady } from '../studies/words.ts';
import { studyWordsReady } from './words.ts';

export { StudyPage } from './StudyPage.tsx';

/** What is analysed can be saved to a study. */
export const ready = async (): Promise<void> => {
  await Promise.all([studyWordsReady(), studiesWordsReady()]);
};
