import type { Words } from '../words.ts';

/** Was in einer Datei liegt, wie man es zählt. */
export const inFile: Words['inFile'] = {
  games: (number) => `Partie ${number}`,
  studies: (number) => `Studie ${number}`,
  chapters: (number) => `Kapitel ${number}`,
  turns: (number) => `Zug ${number}`,
  puzzles: (number) => `Aufgabe ${number}`,
  drawings: (number) => `Zeichnung ${number}`,
  quoted: (found) => `„${found}“`,
};
