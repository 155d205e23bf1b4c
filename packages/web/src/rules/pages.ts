export { RulesPage } from './RulesPage.tsx';
export { rulesWordsReady as ready } from './words.ts';
