import type { Words } from '../words.ts';
import { counts, marble } from './marbles.ts';

/** Lo que haría el ordenador. */
export const hints: Words['hints'] = {
  button: 'Pista',
  thinking: 'Buscando una pista',
  stop: 'Parar',
  look: (label) => `Fíjate en ${label}.`,
  place: (colour, on, removed) =>
    `Coloca una ${marble[colour].one} en ${on}${removed === undefined ? '' : ` y retira ${removed}`}.`,
  capture: (from, gain, end, removed) =>
    `Captura ${counts(gain)} desde ${from} hasta ${end}${removed === undefined ? '' : ` y retira ${removed}`}.`,
  remove: (label) => `Retira ${label}.`,
  pass: 'No queda más que pasar.',
  wins: 'Gana de forma forzada.',
  show: 'Mostrar la jugada',
  play: 'Jugarla',
  hide: 'Ocultar',
  off: 'En esta partida no hay pistas.',
};
