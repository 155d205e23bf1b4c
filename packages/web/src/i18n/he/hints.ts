import type { Words } from '../words.ts';
import { counts, ltr, marble } from './marbles.ts';

/** מה שהמחשב היה משחק. */
export const hints: Words['hints'] = {
  button: 'רמז',
  thinking: 'מחפשים רמז',
  stop: 'עצירה',
  look: (label) => `כדאי להסתכל על ${ltr(label)}.`,
  place: (colour, on, removed) =>
    `להניח ${marble[colour].one} על ${ltr(on)}${removed === undefined ? '' : ` ולהוציא את ${ltr(removed)}`}.`,
  capture: (from, gain, end, removed) =>
    `להכות ${counts(gain)} מ־${ltr(from)} עד ${ltr(end)}${removed === undefined ? '' : ` ולהוציא את ${ltr(removed)}`}.`,
  remove: (label) => `להוציא את ${ltr(label)}.`,
  pass: 'נותר רק לוותר על התור.',
  wins: 'זה מוביל לניצחון כפוי.',
  show: 'הצגת המהלך',
  play: 'לשחק אותו',
  hide: 'הסתרה',
  off: 'במשחק הזה אין רמזים.',
};
