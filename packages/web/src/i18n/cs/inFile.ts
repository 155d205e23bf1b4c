import type { Words } from '../words.ts';

/** Co je v souboru, jak se to počítá. */
export const inFile: Words['inFile'] = {
  games: (number) => `hra ${number}`,
  studies: (number) => `studie ${number}`,
  chapters: (number) => `kapitola ${number}`,
  turns: (number) => `tah ${number}`,
  puzzles: (number) => `úloha ${number}`,
  drawings: (number) => `kresba ${number}`,
  quoted: (found) => `„${found}“`,
};
