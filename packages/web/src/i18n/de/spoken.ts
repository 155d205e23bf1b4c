import type { Words } from '../words.ts';
import { colourWord, counts, list, marble, marblesAt, n } from './marbles.ts';

/** Ohne Verben, die sich danach richten, ob jemand „Du“ heißt. */
export const say: Words['say'] = {
  placed: (name, colour, on, removed) =>
    `${name}: ${colourWord[colour]} auf ${on} gesetzt${removed === undefined ? '' : `, ${removed} entfernt`}.`,
  captured: (name, on, end, removed) =>
    `${name}: geschlagen ${marblesAt(on)}, am Ende auf ${end}${removed === undefined ? '' : `, dann ${removed} entfernt`}.`,
  removed: (name, label) => `${name}: ${label} entfernt.`,
  passed: (name) => `${name}: ausgesetzt.`,
  claimed: (on) => `Gewonnen: ${marblesAt(on)}.`,
  yourMove: 'Du bist dran.',
  toMove: (name) => `${name} ist dran.`,
  captures: (ways) =>
    ways === 0
      ? 'Nichts zu schlagen.'
      : `Du musst schlagen: ${n(ways, { one: '# Möglichkeit', other: '# Möglichkeiten' })}.`,
  free: (rings) => n(rings, { one: '# Ring ist frei.', other: '# Ringe sind frei.' }),
  hand: (colour) => `${marble[colour].title} in der Hand.`,
  placedHere: (label, free) => `Auf ${label} gesetzt. Entferne einen Ring, frei sind ${free}.`,
  placedLast: (label) =>
    `Auf ${label} gesetzt. Kein Ring ist frei, also wird keiner entfernt. Bestätige, um zu spielen.`,
  removing: (label, claims) =>
    `${label} wird entfernt.${claims.length === 0 ? '' : ` Gewinnt ${marblesAt(claims)}.`} Bestätige, um zu spielen.`,
  picked: (label, paths, best) =>
    `${label} gewählt, ${n(paths, { one: '# Weg', other: '# Wege' })}. ${best}`,
  path: (gain, end) => `Schlägt ${counts(gain)}, endet auf ${end}.`,
  jumped: (label) => `Auf ${label} gesprungen.`,
  back: 'Schritt zurück.',
  tookBack: 'Zug zurückgenommen.',
};

export const cell: Words['cell'] = {
  name: (label, content, possibility) =>
    possibility === undefined ? `${label}, ${content}` : `${label}, ${content}, ${possibility}`,
  empty: 'leer',
  free: 'frei',
  heldBy: (holders) => `gehalten von ${holders}`,
  claims: (on) => `; ihn zu entfernen gewinnt ${marblesAt(on)}`,
  canCapture: (labels) => `kann schlagen nach ${list(labels, 'oder')}`,
  justPlaced: 'eben gesetzt',
  landing: 'hierhin kann gesprungen werden',
  leaving: 'wird entfernt',
};
