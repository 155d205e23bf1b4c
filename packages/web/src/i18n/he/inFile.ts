import type { Words } from '../words.ts';
import { ltr } from './marbles.ts';

/** מה שבקובץ, כפי שסופרים אותו. */
export const inFile: Words['inFile'] = {
  games: (number) => `משחק ${number}`,
  studies: (number) => `לוח לימוד ${number}`,
  chapters: (number) => `פרק ${number}`,
  turns: (number) => `מהלך ${number}`,
  puzzles: (number) => `חידה ${number}`,
  drawings: (number) => `ציור ${number}`,
  quoted: (found) => ltr(found),
};
