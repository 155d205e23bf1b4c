import { LEVELS } from '@zertz/engine';
import { END_REASONS, parsePosition, PLAYERS } from '@zertz/rules';
import type { KeptAids } from './aids.ts';
import { each, isNumber, isText, isTime, oneOf, optional, record } from './check.ts';
import { replay } from './savedGame.ts';
import type { SavedGame } from './savedGame.ts';

/** A game in the list of those that are kept. */
export interface KeptGame extends SavedGame, KeptAids {
  readonly id: string;
  /** Given by the player; without it the game is called by who plays. */
  readonly name?: string;
  /** When it began and was last changed, in milliseconds since 1970. */
  readonly began: number;
  readonly changed: number;
  /** A hint was given in it. */
  readonly assisted?: true;
}

const seat = record({
  kind: oneOf(['here', 'computer']),
  name: optional(isText),
  level: optional(oneOf(LEVELS)),
});

const times = record({ first: isNumber, second: isNumber });

/** The shape alone: whether its turns can be played is another question. */
export const isKeptGame = record({
  id: isText,
  name: optional(isText),
  began: isTime,
  changed: isTime,
  takeBack: optional(oneOf([false])),
  replies: optional(oneOf([true])),
  hints: optional(oneOf([true, false])),
  assisted: optional(oneOf([true])),
  start: isText,
  turns: each(isText),
  demanded: optional(isText),
  end: optional(
    record({
      winner: optional(oneOf(PLAYERS)),
      by: oneOf(END_REASONS),
      points: optional(times),
    }),
  ),
  seats: record({ first: seat, second: seat }),
  clock: optional(
    record({ main: isNumber, increment: isNumber, left: each(times), spent: isNumber }),
  ),
});

/** Sorts by time and is never given twice. `crypto.randomUUID` is not there on plain http. */
export const newId = (now = Date.now()): string =>
  `${now.toString(36)}-${Math.floor(Math.random() * 2 ** 40).toString(36)}`;

export const keptOf = (game: SavedGame, now: number): KeptGame => ({
  ...game,
  id: newId(now),
  began: now,
  changed: now,
});

/** The first turn of a game that cannot be played, counted from 0; `undefined`: all can be. */
export const brokenTurn = (saved: SavedGame): number | undefined => {
  const start = parsePosition(saved.start);
  const replayed = start.ok ? replay(start.value, saved.turns) : undefined;
  return replayed?.ok === false ? replayed.error.turn : undefined;
};

/** Which of the things that came are to be kept: those not here yet, and later states of others. */
export const newcomers = <T extends Pick<KeptGame, 'id' | 'changed'>>(
  here: readonly T[],
  came: readonly T[],
): readonly T[] => {
  const known = new Map(here.map(({ id, changed }) => [id, changed]));
  return came.filter(({ id, changed }) => changed > (known.get(id) ?? -Infinity));
};
