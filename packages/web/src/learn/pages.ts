export { LearnPage } from './LearnPage.tsx';
export { LessonPage } from './LessonPage.tsx';
export { lessonWordsReady as ready } from './words.ts';
