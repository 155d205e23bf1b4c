export { OpenDialog } from './OpenDialog.tsx';
export { openingWordsReady as ready } from './openingWords.ts';
