import type { Words } from '../words.ts';

/** Wat er in een bestand ligt, zoals men het telt. */
export const inFile: Words['inFile'] = {
  games: (number) => `partij ${number}`,
  studies: (number) => `studie ${number}`,
  chapters: (number) => `hoofdstuk ${number}`,
  turns: (number) => `zet ${number}`,
  puzzles: (number) => `puzzel ${number}`,
  drawings: (number) => `tekening ${number}`,
  quoted: (found) => `‘${found}’`,
};
