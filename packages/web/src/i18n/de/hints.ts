import type { Words } from '../words.ts';
import { colourWord, counts } from './marbles.ts';

/** Was der Computer täte. */
export const hints: Words['hints'] = {
  button: 'Tipp',
  thinking: 'Suche einen Tipp',
  stop: 'Abbrechen',
  look: (label) => `Sieh dir ${label} an.`,
  place: (colour, on, removed) =>
    `Setze ${colourWord[colour]} auf ${on}${removed === undefined ? '' : ` und entferne ${removed}`}.`,
  capture: (from, gain, end, removed) =>
    `Schlage von ${from} aus ${counts(gain)}, am Ende auf ${end}${removed === undefined ? '' : `, und entferne ${removed}`}.`,
  remove: (label) => `Entferne ${label}.`,
  pass: 'Es bleibt nur auszusetzen.',
  wins: 'Das gewinnt erzwungen.',
  show: 'Zug zeigen',
  play: 'Spielen',
  hide: 'Ausblenden',
  off: 'In dieser Partie gibt es keine Tipps.',
};
