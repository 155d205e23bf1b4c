import { signal } from '@preact/signals';
import type { Puzzle } from '@zertz/engine';

/** All puzzles, the easiest first; none before they are loaded. */
export const puzzles = signal<readonly Puzzle[]>([]);

/** The file is written and checked by commands of the repository, so it is taken as it is. */
export const loadPuzzles = async (): Promise<void> => {
  if (puzzles.value.length > 0) return;
  const { default: text } = await import('./puzzles.json?raw');
  puzzles.value = JSON.parse(text) as readonly Puzzle[];
};

export const puzzleOf = (id: string): Puzzle | undefined =>
  puzzles.value.find((puzzle) => puzzle.id === id);
