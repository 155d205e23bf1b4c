import type { Words } from '../words.ts';

/** Lo que hay en un archivo, tal como se cuenta. */
export const inFile: Words['inFile'] = {
  games: (number) => `partida ${number}`,
  studies: (number) => `estudio ${number}`,
  chapters: (number) => `capítulo ${number}`,
  turns: (number) => `jugada ${number}`,
  puzzles: (number) => `problema ${number}`,
  drawings: (number) => `dibujo ${number}`,
  quoted: (found) => `«${found}»`,
};
