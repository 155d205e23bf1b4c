export { StudyPage } from './StudyPage.tsx';
export { studyWordsReady as ready } from './words.ts';
