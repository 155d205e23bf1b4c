import type { Words } from '../words.ts';

/** Ce qu’un fichier contient, comme on le compte. */
export const inFile: Words['inFile'] = {
  games: (number) => `partie ${number}`,
  studies: (number) => `étude ${number}`,
  chapters: (number) => `chapitre ${number}`,
  turns: (number) => `coup ${number}`,
  puzzles: (number) => `problème ${number}`,
  drawings: (number) => `dessin ${number}`,
  quoted: (found) => `« ${found} »`,
};
