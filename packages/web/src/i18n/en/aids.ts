import type { MarbleCount } from '@zertz/rules';
import { counts } from './marbles.ts';

/** Help that a game may allow, and what it tells. */
export const aids = {
  replies: 'Forced captures are shown beforehand',
  repliesSay: 'While a turn is made, both players see what it would make the opponent capture.',
  hints: 'Hints may be asked for',
  hintsSay: 'A game in which one was given is marked.',
  assisted: 'With hints',
  assistedSays: 'Hints were given',
  none: 'None',
} as const;

export const replies = {
  must: 'Then they must capture',
  may: 'Then they may capture',
  /** After the sign of the player. */
  line: { must: 'must capture', may: 'may capture' },
  takes: (must: boolean, gain: MarbleCount): string =>
    `Then they ${must ? 'must' : 'may'} capture ${counts(gain)}.`,
  choose: (n: number): string => `They choose from ${n} captures`,
  many: (n: number): string => `They choose from ${n} captures or more`,
  soFar: 'The ring you remove can still change that.',
  wins: 'That wins the game for them.',
  mayWin: 'That can win the game for them.',
} as const;

export const face = {
  name: 'Face to face',
  says: 'On a phone or tablet that lies flat between you, each side faces its player.',
} as const;
