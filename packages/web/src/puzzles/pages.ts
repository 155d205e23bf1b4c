import { printWordsReady } from '../print/words.ts';
import { readPuzzleRecords } from '../storage/puzzles.ts';
import { loadPuzzles } from './set.ts';
import { puzzleWordsReady } from './words.ts';

export { HomePuzzle } from './HomePuzzle.tsx';
export { PuzzlePage } from './PuzzlePage.tsx';
export { PuzzlesPage } from './PuzzlesPage.tsx';

/** The words, the puzzles, and what was solved. */
export const ready = async (): Promise<void> => {
  await Promise.all([puzzleWordsReady(), printWordsReady(), loadPuzzles(), readPuzzleRecords()]);
};
