import type { Words } from '../words.ts';
import { counts, marble } from './marbles.ts';

/** Vad datorn skulle göra. */
export const hints: Words['hints'] = {
  button: 'Tips',
  thinking: 'Söker ett tips',
  stop: 'Avbryt',
  look: (label) => `Titta på ${label}.`,
  place: (colour, on, removed) =>
    `Placera ${marble[colour].one} på ${on}${removed === undefined ? '' : ` och plocka bort ${removed}`}.`,
  capture: (from, gain, end, removed) =>
    `Erövra ${counts(gain)} från ${from} till ${end}${removed === undefined ? '' : ` och plocka sedan bort ${removed}`}.`,
  remove: (label) => `Plocka bort ${label}.`,
  pass: 'Det finns inget annat att göra än att stå över.',
  wins: 'Det vinner med tvång.',
  show: 'Visa draget',
  play: 'Spela det',
  hide: 'Dölj',
  off: 'I det här partiet finns inga tips.',
};
