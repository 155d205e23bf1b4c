import type { Words } from '../words.ts';
import { colourWord, counts } from './marbles.ts';

/** Wat de computer zou doen. */
export const hints: Words['hints'] = {
  button: 'Hint',
  thinking: 'Zoekt een hint',
  stop: 'Stoppen',
  look: (label) => `Kijk naar ${label}.`,
  place: (colour, on, removed) =>
    `Plaats ${colourWord[colour]} op ${on}${removed === undefined ? '' : ` en haal ${removed} weg`}.`,
  capture: (from, gain, end, removed) =>
    `Sla ${counts(gain)} vanaf ${from}, eindigend op ${end}${removed === undefined ? '' : `, en haal ${removed} weg`}.`,
  remove: (label) => `Haal ${label} weg.`,
  pass: 'Er zit niets anders op dan passen.',
  wins: 'Dat wint gedwongen.',
  show: 'Zet tonen',
  play: 'Speel die',
  hide: 'Verbergen',
  off: 'In deze partij zijn hints niet toegestaan.',
};
