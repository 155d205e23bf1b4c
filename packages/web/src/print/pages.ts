import { loadPuzzles } from '../puzzles/set.ts';
import { puzzleWordsReady } from '../puzzles/words.ts';
import { readPuzzleRecords } from '../storage/puzzles.ts';
import { printWordsReady } from './words.ts';

export { PrintPage } from './PrintPage.tsx';

/** The words, and the puzzles that may be on a sheet. */
export const ready = async (): Promise<void> => {
  await Promise.all([printWordsReady(), puzzleWordsReady(), loadPuzzles(), readPuzzleRecords()]);
};
