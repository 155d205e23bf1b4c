import type { Words } from '../words.ts';
import { counts, marble } from './marbles.ts';

/** Ce que ferait l’ordinateur. */
export const hints: Words['hints'] = {
  button: 'Indice',
  thinking: 'Recherche d’un indice',
  stop: 'Arrêter',
  look: (label) => `Regardez ${label}.`,
  place: (colour, on, removed) =>
    `Posez une ${marble[colour].one} en ${on}${removed === undefined ? '' : ` et retirez ${removed}`}.`,
  capture: (from, gain, end, removed) =>
    `Prenez ${counts(gain)} de ${from} à ${end}${removed === undefined ? '' : `, puis retirez ${removed}`}.`,
  remove: (label) => `Retirez ${label}.`,
  pass: 'Il ne reste qu’à passer.',
  wins: 'Cela force le gain.',
  show: 'Montrer le coup',
  play: 'Le jouer',
  hide: 'Masquer',
  off: 'Cette partie ne permet pas d’indices.',
};
