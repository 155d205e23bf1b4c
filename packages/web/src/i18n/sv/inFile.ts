import type { Words } from '../words.ts';

/** Vad som ligger i en fil, så som man räknar det. */
export const inFile: Words['inFile'] = {
  games: (number) => `parti ${number}`,
  studies: (number) => `studie ${number}`,
  chapters: (number) => `kapitel ${number}`,
  turns: (number) => `drag ${number}`,
  puzzles: (number) => `problem ${number}`,
  drawings: (number) => `ritning ${number}`,
  quoted: (found) => `”${found}”`,
};
