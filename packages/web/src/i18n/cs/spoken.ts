import type { Words } from '../words.ts';
import { countsAccusative, list, marble, marblesAt, marblesAtAccusative, n } from './marbles.ts';

/** Bez sloves, která by se řídila rodem hráče. */
export const say: Words['say'] = {
  placed: (name, colour, on, removed) =>
    `${name}: ${marble[colour].one} na ${on}${removed === undefined ? '' : `, odebrán ${removed}`}.`,
  captured: (name, on, end, removed) =>
    `${name} zajímá ${marblesAtAccusative(on)} a končí na ${end}${removed === undefined ? '' : `, odebrán ${removed}`}.`,
  removed: (name, label) => `${name}: odebrán ${label}.`,
  passed: (name) => `${name}: tah vynechán.`,
  claimed: (on) => `Získáno: ${marblesAt(on)}.`,
  yourMove: 'Jste na tahu.',
  toMove: (name) => `${name} je na tahu.`,
  captures: (ways) =>
    ways === 0
      ? 'Není co zajmout.'
      : `Musíte zajmout: ${n(ways, { one: '# možnost', few: '# možnosti', other: '# možností' })}.`,
  free: (rings) =>
    n(rings, {
      one: '# kroužek je volný.',
      few: '# kroužky jsou volné.',
      other: '# kroužků je volných.',
    }),
  hand: (colour) => `${marble[colour].title} v ruce.`,
  placedHere: (label, free) => `Položeno na ${label}. Odeberte kroužek, volných: ${free}.`,
  placedLast: (label) =>
    `Položeno na ${label}. Žádný kroužek není volný, proto se neodebírá. Tah potvrďte.`,
  removing: (label, claims) =>
    `Odebere se ${label}.${claims.length === 0 ? '' : ` Získáte ${marblesAtAccusative(claims)}.`} Tah potvrďte.`,
  picked: (label, paths, best) =>
    `Skáče ${label}, ${n(paths, { one: '# cesta', few: '# cesty', other: '# cest' })}. ${best}`,
  path: (gain, end) => `Zajme ${countsAccusative(gain)}, končí na ${end}.`,
  jumped: (label) => `Skok na ${label}.`,
  back: 'Krok zpět.',
  tookBack: 'Tah vrácen.',
};

export const cell: Words['cell'] = {
  name: (label, content, possibility) =>
    possibility === undefined ? `${label}, ${content}` : `${label}, ${content}, ${possibility}`,
  empty: 'prázdný',
  free: 'volný',
  heldBy: (holders) => `drží ho ${holders}`,
  claims: (on) => `; odebráním získáte ${marblesAtAccusative(on)}`,
  canCapture: (labels) => `může skočit na ${list(labels, 'nebo')}`,
  justPlaced: 'právě položená',
  landing: 'sem lze skočit',
  leaving: 'bude odebrán',
};
