export { DiagramDialog } from './DiagramDialog.tsx';
export { diagramWordsReady as ready } from './words.ts';
