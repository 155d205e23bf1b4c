import type { Words } from '../words.ts';
import { colourWord, counts, list, marble, marblesAt, n } from './marbles.ts';

/** Zonder werkwoorden die van „jij” afhangen. */
export const say: Words['say'] = {
  placed: (name, colour, on, removed) =>
    `${name}: ${colourWord[colour]} geplaatst op ${on}${removed === undefined ? '' : `, ${removed} weggehaald`}.`,
  captured: (name, on, end, removed) =>
    `${name}: geslagen ${marblesAt(on)}, geëindigd op ${end}${removed === undefined ? '' : `, daarna ${removed} weggehaald`}.`,
  removed: (name, label) => `${name}: ${label} weggehaald.`,
  passed: (name) => `${name}: gepast.`,
  claimed: (on) => `Gewonnen: ${marblesAt(on)}.`,
  yourMove: 'Jij bent aan zet.',
  toMove: (name) => `${name} is aan zet.`,
  captures: (ways) =>
    ways === 0
      ? 'Niets te slaan.'
      : `Je moet slaan: ${n(ways, { one: '# manier', other: '# manieren' })}.`,
  free: (rings) => n(rings, { one: '# ring is vrij.', other: '# ringen zijn vrij.' }),
  hand: (colour) => `${marble[colour].title} in de hand.`,
  placedHere: (label, free) => `Geplaatst op ${label}. Haal een ring weg: ${free} vrij.`,
  placedLast: (label) =>
    `Geplaatst op ${label}. Geen ring is vrij, dus er gaat er geen weg. Bevestig om te spelen.`,
  removing: (label, claims) =>
    `${label} gaat weg.${claims.length === 0 ? '' : ` Wint ${marblesAt(claims)}.`} Bevestig om te spelen.`,
  picked: (label, paths, best) =>
    `${label} gekozen, ${n(paths, { one: '# weg', other: '# wegen' })}. ${best}`,
  path: (gain, end) => `Slaat ${counts(gain)}, eindigt op ${end}.`,
  jumped: (label) => `Gesprongen naar ${label}.`,
  back: 'Stap terug.',
  tookBack: 'Zet teruggenomen.',
};

export const cell: Words['cell'] = {
  name: (label, content, possibility) =>
    possibility === undefined ? `${label}, ${content}` : `${label}, ${content}, ${possibility}`,
  empty: 'leeg',
  free: 'vrij',
  heldBy: (holders) => `vastgehouden door ${holders}`,
  claims: (on) => `; weghalen wint ${marblesAt(on)}`,
  canCapture: (labels) => `kan slaan naar ${list(labels, 'of')}`,
  justPlaced: 'net geplaatst',
  landing: 'de slag kan hierheen',
  leaving: 'gaat weg',
};
