import { openingWordsReady } from '../games/openingWords.ts';
import { editorWordsReady } from './words.ts';

export { EditorPage } from './EditorPage.tsx';

/** A text that is set up may be wrong in the ways of one that is opened. */
export const ready = async (): Promise<void> => {
  await Promise.all([editorWordsReady(), openingWordsReady()]);
};
