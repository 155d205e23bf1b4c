import type { Marble, MarbleCount } from '@zertz/rules';
import type { MarbleOn } from '../words.ts';
import { counts, list, marble, marblesAt, plural } from './marbles.ts';

/** What only a screen reader says. */
export const say = {
  placed: (name: string, colour: Marble, on: string, removed: string | undefined): string =>
    `${name} placed ${marble[colour].one} on ${on}${removed === undefined ? '' : ` and removed ${removed}`}.`,
  captured: (
    name: string,
    on: readonly MarbleOn[],
    end: string,
    removed: string | undefined,
  ): string =>
    `${name} captured ${marblesAt(on)} and ended on ${end}${removed === undefined ? '' : `, then removed ${removed}`}.`,
  removed: (name: string, label: string): string => `${name} removed ${label}.`,
  passed: (name: string): string => `${name} passed.`,
  claimed: (on: readonly MarbleOn[]): string => `Claimed ${marblesAt(on)}.`,
  yourMove: 'Your move.',
  toMove: (name: string): string => `${name} to move.`,
  captures: (n: number): string =>
    n === 0 ? 'Nothing to capture.' : `You must capture: ${plural(n, 'way', 'ways')}.`,
  free: (n: number): string => `${plural(n, 'ring', 'rings')} free.`,
  hand: (colour: Marble): string => `${marble[colour].title} in hand.`,
  placedHere: (label: string, free: number): string =>
    `Placed on ${label}. Remove a ring: ${free} free.`,
  placedLast: (label: string): string =>
    `Placed on ${label}. No ring is free, so none is removed. Confirm to play.`,
  removing: (label: string, claims: readonly MarbleOn[]): string =>
    `${label} will be removed.${claims.length === 0 ? '' : ` Claims ${marblesAt(claims)}.`} Confirm to play.`,
  picked: (label: string, paths: number, best: string): string =>
    `${label} picked, ${plural(paths, 'path', 'paths')}. ${best}`,
  path: (gain: MarbleCount, end: string): string => `Captures ${counts(gain)}, ends on ${end}.`,
  jumped: (label: string): string => `Jumped to ${label}.`,
  back: 'Stepped back.',
  tookBack: 'Move taken back.',
} as const;

export const cell = {
  name: (label: string, content: string, possibility: string | undefined): string =>
    possibility === undefined ? `${label}, ${content}` : `${label}, ${content}, ${possibility}`,
  empty: 'empty',
  free: 'free',
  heldBy: (n: number): string => `held by ${n}`,
  claims: (on: readonly MarbleOn[]): string => `; removing it claims ${marblesAt(on)}`,
  canCapture: (labels: readonly string[]): string => `can capture to ${list(labels, 'or')}`,
  justPlaced: 'just placed',
  landing: 'the capture can go here',
  leaving: 'will be removed',
} as const;
