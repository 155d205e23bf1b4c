import { openingWordsReady } from '../games/openingWords.ts';
import { explorerWordsReady } from './words.ts';

export { ExplorerPanel } from './ExplorerPanel.tsx';

/** Its own words, and those for faults in records. */
export const ready = async (): Promise<void> => {
  await Promise.all([explorerWordsReady(), openingWordsReady()]);
};
