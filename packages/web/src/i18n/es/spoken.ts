import type { Words } from '../words.ts';
import { counts, list, marble, marblesAt, n } from './marbles.ts';

/** Sin verbos que dependan de quién juega. */
export const say: Words['say'] = {
  placed: (name, colour, on, removed) =>
    `${name}: ${marble[colour].one} colocada en ${on}${removed === undefined ? '' : `, ${removed} retirado`}.`,
  captured: (name, on, end, removed) =>
    `${name}: captura de ${marblesAt(on)}, final en ${end}${removed === undefined ? '' : `, después ${removed} retirado`}.`,
  removed: (name, label) => `${name}: ${label} retirado.`,
  passed: (name) => `${name}: turno pasado.`,
  claimed: (on) => `Ganado: ${marblesAt(on)}.`,
  yourMove: 'Te toca.',
  toMove: (name) => `Turno de ${name}.`,
  captures: (ways) =>
    ways === 0
      ? 'Nada que capturar.'
      : `Debes capturar: ${n(ways, { one: '# manera', other: '# maneras' })}.`,
  free: (rings) => n(rings, { one: '# anillo libre.', other: '# anillos libres.' }),
  hand: (colour) => `${marble[colour].title} en la mano.`,
  placedHere: (label, free) =>
    `Colocada en ${label}. Retira un anillo: ${n(free, { one: '# libre', other: '# libres' })}.`,
  placedLast: (label) =>
    `Colocada en ${label}. No hay anillos libres, no se retira ninguno. Confirma para jugar.`,
  removing: (label, claims) =>
    `Se retirará ${label}.${claims.length === 0 ? '' : ` Gana ${marblesAt(claims)}.`} Confirma para jugar.`,
  picked: (label, paths, best) =>
    `${label} elegida, ${n(paths, { one: '# camino', other: '# caminos' })}. ${best}`,
  path: (gain, end) => `Captura ${counts(gain)}, acaba en ${end}.`,
  jumped: (label) => `Salto a ${label}.`,
  back: 'Paso atrás.',
  tookBack: 'Jugada deshecha.',
};

export const cell: Words['cell'] = {
  name: (label, content, possibility) =>
    possibility === undefined ? `${label}, ${content}` : `${label}, ${content}, ${possibility}`,
  empty: 'vacío',
  free: 'libre',
  heldBy: (holders) => `sujeto por ${holders}`,
  claims: (on) => `; retirarlo gana ${marblesAt(on)}`,
  canCapture: (labels) => `puede saltar a ${list(labels, 'o')}`,
  justPlaced: 'recién colocada',
  landing: 'la captura puede llegar aquí',
  leaving: 'se retirará',
};
