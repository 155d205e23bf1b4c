import type { Words } from '../words.ts';
import { counts, list, marble, marblesAt, n } from './marbles.ts';

export const say: Words['say'] = {
  placed: (name, colour, on, removed) =>
    `${name} placerade ${marble[colour].one} på ${on}${removed === undefined ? '' : ` och plockade bort ${removed}`}.`,
  captured: (name, on, end, removed) =>
    `${name} erövrade ${marblesAt(on)} och slutade på ${end}${removed === undefined ? '' : ` och plockade sedan bort ${removed}`}.`,
  removed: (name, label) => `${name} plockade bort ${label}.`,
  passed: (name) => `${name} stod över.`,
  claimed: (on) => `Fick ${marblesAt(on)}.`,
  yourMove: 'Ditt drag.',
  toMove: (name) => `${name} är vid draget.`,
  captures: (ways) => (ways === 0 ? 'Inget att erövra.' : `Du måste hoppa: ${ways} sätt.`),
  free: (rings) => n(rings, { one: '# ytterbricka.', other: '# ytterbrickor.' }),
  hand: (colour) => `${marble[colour].title} i handen.`,
  placedHere: (label, free) =>
    `Placerad på ${label}. Plocka bort en bricka: ${n(free, { one: '# ytterbricka', other: '# ytterbrickor' })}.`,
  placedLast: (label) =>
    `Placerad på ${label}. Ingen bricka ligger ytterst, så ingen plockas bort. Bekräfta för att spela.`,
  removing: (label, claims) =>
    `${label} plockas bort.${claims.length === 0 ? '' : ` Du får ${marblesAt(claims)}.`} Bekräfta för att spela.`,
  picked: (label, paths, best) =>
    `${label} vald, ${n(paths, { one: '# väg', other: '# vägar' })}. ${best}`,
  path: (gain, end) => `Erövrar ${counts(gain)}, slutar på ${end}.`,
  jumped: (label) => `Hoppade till ${label}.`,
  back: 'Ett steg tillbaka.',
  tookBack: 'Draget togs tillbaka.',
};

export const cell: Words['cell'] = {
  name: (label, content, possibility) =>
    possibility === undefined ? `${label}, ${content}` : `${label}, ${content}, ${possibility}`,
  empty: 'tom',
  free: 'ytterbricka',
  heldBy: (holders) => `hålls av ${holders}`,
  claims: (on) => `; plockas den bort får du ${marblesAt(on)}`,
  canCapture: (labels) => `kan hoppa till ${list(labels, 'eller')}`,
  justPlaced: 'nyss placerad',
  landing: 'hit kan hoppet gå',
  leaving: 'plockas bort',
};
