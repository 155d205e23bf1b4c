import type { Level } from '@zertz/engine';
import {
  err,
  formatPosition,
  formatTurn,
  newGame,
  ok,
  parsePosition,
  parseTurn,
  playTurn,
  positionOf,
} from '@zertz/rules';
import type { Game, Outcome, Position, Result } from '@zertz/rules';
import type { Clock } from '../play/clock.ts';
import type { SeatKind } from '../play/seat.ts';

/** A game as it lies in storage: texts, so that it can be read by anything. */
export interface SavedGame {
  readonly start: string;
  readonly turns: readonly string[];
  /** A capture was demanded: the position that stands instead of the last one. */
  readonly demanded?: string;
  /** An end that the turns do not show. */
  readonly end?: Outcome;
  readonly seats: { readonly first: SavedSeat; readonly second: SavedSeat };
  /** Without one there is no limit. */
  readonly clock?: Clock;
}

export interface SavedSeat {
  readonly kind: SeatKind;
  /** As it was given; without one, the language has a word for whoever sits there. */
  readonly name?: string | undefined;
  /** Of the computer; games that were kept before there were levels have none. */
  readonly level?: Level;
}

/** What of a seat is kept; a name that comes from the language is not. */
interface KeptSeat {
  readonly kind: SeatKind;
  readonly given?: string | undefined;
  readonly level?: Level;
}

export const saveGame = (
  game: Game,
  seats: { readonly first: KeptSeat; readonly second: KeptSeat },
  clock?: Clock,
): SavedGame => {
  const last = game.history[game.history.length - 1];
  const shown = last?.outcome;
  return {
    start: formatPosition(game.start),
    turns: game.history.map(formatTurn),
    ...(game.demanded === undefined ? {} : { demanded: formatPosition(game.demanded) }),
    ...(game.outcome === undefined || game.outcome === shown ? {} : { end: game.outcome }),
    seats: { first: bare(seats.first), second: bare(seats.second) },
    ...(clock === undefined ? {} : { clock }),
  };
};

/** Without whatever else the seat carries: only data can be stored. */
const bare = ({ given, kind, level }: KeptSeat): SavedSeat => ({
  kind,
  ...(given === undefined ? {} : { name: given }),
  ...(level === undefined ? {} : { level }),
});

/** A turn that cannot be played, counted from 0, and the game as it was before it. */
export interface BrokenTurn {
  readonly turn: number;
  readonly before: Game;
}

/** The game that these turns make from a position. */
export const replay = (start: Position, turns: readonly string[]): Result<Game, BrokenTurn> => {
  let game = newGame(start);
  for (const [index, text] of turns.entries()) {
    const turn = parseTurn(positionOf(game), text);
    const played = turn.ok ? playTurn(game, turn.value) : turn;
    if (!played.ok) return err({ turn: index, before: game });
    game = played.value;
  }
  return ok(game);
};

/** The game that was saved, if all of it can be read. */
export const loadGame = (
  saved: Pick<SavedGame, 'start' | 'turns' | 'demanded' | 'end'>,
): Game | undefined => {
  const start = parsePosition(saved.start);
  const replayed = start.ok ? replay(start.value, saved.turns) : start;
  if (!replayed.ok) return undefined;
  let game = replayed.value;
  if (saved.demanded !== undefined) {
    const demanded = parsePosition(saved.demanded);
    if (demanded.ok) game = { ...game, demanded: demanded.value };
  }
  return saved.end === undefined ? game : { ...game, outcome: saved.end };
};
