import type { BoardName } from '../board.ts';
import type { Game } from '../game.ts';
import type { NotationError } from '../notation.ts';
import type { Result } from '../result.ts';
import type { ByPlayer, Player } from '../types.ts';
import type { Refusal } from '../turn.ts';

/** Ways of writing a game that are read; all but `mail` and `hiive` are written too (RULES.md R13). */
export const RECORD_FORMATS = ['official', 'sgf', 'zen', 'zip', 'json', 'hiive', 'mail'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** A game as read from a record: every turn was checked against the rules. */
export interface GameRecord {
  readonly game: Game;
  /** Names as written; '' where the record has none. */
  readonly players: ByPlayer<string>;
  /** What else the record says about the game, by the name it has there: date, event, id. */
  readonly details: { readonly [name: string]: string };
}

/** Where a record is damaged, and how. Lines, columns, games and turns count from 1. */
export interface RecordError {
  /** Which game of the text. */
  readonly game: number;
  /** The id or name the record gives the game, if it was read before the damage. */
  readonly id: string | undefined;
  readonly line: number;
  readonly column: number;
  /** The turn of the game that could not be read; `undefined` outside the turns. */
  readonly turn: number | undefined;
  /** The board of that turn, whose rings the fault may name. */
  readonly board: BoardName | undefined;
  /** The turns before that one, where there are any. */
  readonly readable: Game | undefined;
  readonly fault: RecordFault;
}

export type RecordFault =
  /** The text is in none of the known formats. */
  | { readonly code: 'unknown-format' }
  /** Not what the format asks for here. `found` is a short piece of the text, '' at its end. */
  | { readonly code: 'syntax'; readonly found: string; readonly wanted: string }
  /** The record does not say which board it is played on. */
  | { readonly code: 'no-setup' }
  | { readonly code: 'unsupported-setup'; readonly setup: string }
  /** A command that this reader does not know or that cannot be carried out here. */
  | { readonly code: 'bad-command'; readonly command: string }
  | { readonly code: 'wrong-player'; readonly expected: Player }
  /** A ring is removed, but no marble was placed. */
  | { readonly code: 'ring-without-marble' }
  /** A turn that is not one of the game. */
  | { readonly code: 'illegal-turn'; readonly refusal: Refusal }
  | { readonly code: 'unreadable-turn'; readonly text: string; readonly error: NotationError }
  /** The record says that the game ended otherwise than it did. */
  | { readonly code: 'result-differs'; readonly recorded: string; readonly found: string }
  | { readonly code: 'position-differs'; readonly recorded: string; readonly found: string };

/** Reads the games of a text one after the other; a damaged game does not stop the next. */
export type ReadRecords = (text: string) => Iterable<Result<GameRecord, RecordError>>;

/** Why a game cannot be written in a format, which then has no sign for something in it. */
export interface WriteError {
  readonly code: 'not-expressible';
  readonly format: RecordFormat;
  /** What the format cannot say. */
  readonly what:
    | 'variant'
    | 'layout'
    | 'declined-claim'
    | 'ring-after-capture'
    | 'rings-only-turn'
    | 'pass'
    | 'start-position';
}
