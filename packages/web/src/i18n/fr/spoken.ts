import type { Words } from '../words.ts';
import { counts, list, marble, marblesAt, n } from './marbles.ts';

/** Sans verbe qui s’accorderait avec la personne ou le genre du joueur. */
export const say: Words['say'] = {
  placed: (name, colour, on, removed) =>
    `${name} : ${marble[colour].one} posée en ${on}${removed === undefined ? '' : `, ${removed} retiré`}.`,
  captured: (name, on, end, removed) =>
    `${name} : prise de ${marblesAt(on)}, arrivée en ${end}${removed === undefined ? '' : `, puis ${removed} retiré`}.`,
  removed: (name, label) => `${name} : ${label} retiré.`,
  passed: (name) => `${name} : tour passé.`,
  claimed: (on) => `Gagné : ${marblesAt(on)}.`,
  yourMove: 'À vous de jouer.',
  toMove: (name) => `Au tour de : ${name}.`,
  captures: (ways) =>
    ways === 0
      ? 'Rien à prendre.'
      : `Prise obligatoire : ${n(ways, { one: '# façon', other: '# façons' })}.`,
  free: (rings) => n(rings, { one: '# anneau libre.', other: '# anneaux libres.' }),
  hand: (colour) => `${marble[colour].title} en main.`,
  placedHere: (label, free) =>
    `Posée en ${label}. Retirez un anneau : ${n(free, { one: '# libre', other: '# libres' })}.`,
  placedLast: (label) =>
    `Posée en ${label}. Aucun anneau n’est libre, on n’en retire pas. Confirmez pour jouer.`,
  removing: (label, claims) =>
    `${label} sera retiré.${claims.length === 0 ? '' : ` Gagne ${marblesAt(claims)}.`} Confirmez pour jouer.`,
  picked: (label, paths, best) =>
    `${label} choisie, ${n(paths, { one: '# chemin', other: '# chemins' })}. ${best}`,
  path: (gain, end) => `Prend ${counts(gain)}, finit en ${end}.`,
  jumped: (label) => `Saut en ${label}.`,
  back: 'Étape précédente.',
  tookBack: 'Coup repris.',
};

export const cell: Words['cell'] = {
  name: (label, content, possibility) =>
    possibility === undefined ? `${label}, ${content}` : `${label}, ${content}, ${possibility}`,
  empty: 'vide',
  free: 'libre',
  heldBy: (holders) => `tenu par ${holders}`,
  claims: (on) => ` ; le retirer gagne ${marblesAt(on)}`,
  canCapture: (labels) => `peut sauter en ${list(labels, 'ou')}`,
  justPlaced: 'vient d’être posée',
  landing: 'la prise peut arriver ici',
  leaving: 'sera retiré',
};
