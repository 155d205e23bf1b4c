import type { Words } from '../words.ts';
import { accusative, countsAccusative } from './marbles.ts';

/** Co by hrál počítač. */
export const hints: Words['hints'] = {
  button: 'Nápověda',
  thinking: 'Hledá se nápověda',
  stop: 'Zastavit',
  look: (label) => `Podívejte se na ${label}.`,
  place: (colour, on, removed) =>
    `Položte ${accusative[colour]} na ${on}${removed === undefined ? '' : ` a odeberte ${removed}`}.`,
  capture: (from, gain, end, removed) =>
    `Zajměte ${countsAccusative(gain)} z ${from} až na ${end}${removed === undefined ? '' : ` a odeberte ${removed}`}.`,
  remove: (label) => `Odeberte ${label}.`,
  pass: 'Nezbývá než vynechat tah.',
  wins: 'Vede to k vynucené výhře.',
  show: 'Ukázat tah',
  play: 'Zahrát',
  hide: 'Skrýt',
  off: 'V této hře nejsou nápovědy povoleny.',
};
