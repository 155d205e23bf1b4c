import type { Marble, MarbleCount } from '@zertz/rules';
import { counts, marble } from './marbles.ts';

/** What the computer would do. */
export const hints = {
  button: 'Hint',
  thinking: 'Looking for a hint',
  stop: 'Stop',
  look: (label: string): string => `Look at ${label}.`,
  place: (colour: Marble, on: string, removed: string | undefined): string =>
    `Place ${marble[colour].one} on ${on}${removed === undefined ? '' : ` and remove ${removed}`}.`,
  capture: (from: string, gain: MarbleCount, end: string, removed: string | undefined): string =>
    `Capture ${counts(gain)} from ${from}, ending on ${end}${removed === undefined ? '' : `, then remove ${removed}`}.`,
  remove: (label: string): string => `Remove ${label}.`,
  pass: 'There is nothing to do but pass.',
  wins: 'It wins by force.',
  show: 'Show the turn',
  play: 'Play it',
  hide: 'Hide',
  off: 'This game allows no hints.',
} as const;
