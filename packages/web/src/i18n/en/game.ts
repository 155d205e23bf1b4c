import type { EndReason, Marble, MarbleCount } from '@zertz/rules';
import type { MarbleOn } from '../words.ts';
import { counts, goalName, list, marble, marblesAt, plural } from './marbles.ts';

/** The players, the moves and the end. */
export const meter = {
  closest: 'Closest goal',
  away: (missing: MarbleCount): string => `${counts(missing)} away`,
  reached: (goals: readonly MarbleCount[]): string => list(goals.map(goalName)),
  reachedLabel: 'Goal reached',
  name: (
    name: string,
    rows: readonly { marble: Marble; have: number; need: number }[],
    closest: string,
  ): string =>
    `${name}: ${rows.map((row) => `${marble[row.marble].one} ${row.have} of ${row.need}`).join(', ')}. ${closest}`,
  closestShort: (missing: MarbleCount): string => `Closest: ${counts(missing)}.`,
  toMove: 'To move',
  yourTurn: 'Your turn',
  waiting: 'Waiting',
  points: (n: number): string => plural(n, 'point', 'points'),
} as const;

export const moves = {
  title: 'Moves',
  ringsLeft: (n: number): string => plural(n, 'ring left', 'rings left'),
  empty: 'No moves yet.',
  first: 'First move',
  previous: 'Previous move',
  next: 'Next move',
  last: 'Last move',
} as const;

export const type = {
  label: 'Type a move',
  placeholder: 'Wd4,a1',
  play: 'Play it',
  hint: 'Official notation: Wd4,a1 places white on d4 and removes a1; x e3Wg3 captures. Type help to see what can be asked.',
  empty: 'Type a move. Example: Wd4,a1',
  stuck: (read: string, at: string): string =>
    read === ''
      ? `I got stuck at the beginning, at '${at}'. Example: Wd4,a1`
      : `I read ${read}, then got stuck at '${at}'. Example: Wd4,a1`,
  incomplete: (read: string): string => `I read ${read}, but more is needed. Example: Wd4,a1`,
  wrongColour: (label: string, found: Marble | undefined): string =>
    found === undefined
      ? `There is no marble on ${label}.`
      : `The marble on ${label} is ${marble[found].one}.`,
  claims: (on: readonly MarbleOn[]): string =>
    on.length === 0 ? 'This turn claims nothing.' : `This turn can claim ${marblesAt(on)}.`,
} as const;

export const end = {
  wins: (name: string): string => `${name} wins`,
  youWin: 'You win',
  tie: 'A tie',
  won: 'Won',
  lost: 'Lost',
  tied: 'Tied',
  bothLose: 'Both lose',
  by: {
    goal: (goals) => `With ${list(goals.map(goalName))}.`,
    'full-board': () => 'The last ring was filled.',
    'no-goal': () => 'Play cannot go on and nobody reached a goal.',
    'no-marbles': () => 'The other player has no marble left to place.',
    repetition: () => 'The same position came up for the third time.',
    collaboration: () => 'The pool was emptied before anybody captured.',
    resignation: () => 'The other player resigned.',
    agreement: () => 'Both players agreed.',
    time: () => 'The other player ran out of time.',
  } satisfies { readonly [R in EndReason]: (goals: readonly MarbleCount[]) => string },
  points: (first: number, second: number): string => `Points: ◆ ${first}, ● ${second}.`,
  tricks: 'Learn the two tricks that win',
  again: 'Play again',
  newGame: 'New game',
} as const;
