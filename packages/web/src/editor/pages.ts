export { EditorPage } from './EditorPage.tsx';
export { editorWordsReady as ready } from './words.ts';
