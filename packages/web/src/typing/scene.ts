import type { ByPlayer, Game, Played, Position } from '@zertz/rules';
import type { RefusalContext } from '../i18n/refusal.ts';
import type { Seats } from '../play/seat.ts';
import type { Session } from '../play/session.ts';

/** What questions are asked about: the board as it is shown. */
export interface Scene {
  readonly game: Game;
  readonly position: Position;
  /** The turn that led to it, and its number among all turns, from 1. */
  readonly last: Played | undefined;
  readonly ply: number;
  /** The turn being made on it. */
  readonly session: Session;
  /** Whether that is a turn that can be made here and now. */
  readonly active: boolean;
  readonly seats: Seats;
  readonly context: RefusalContext;
  /** What is left on the clocks, as text; `undefined`: there are none. */
  readonly clock: ByPlayer<string> | undefined;
}

/** The position that is shown is the end of the game. */
export const isOver = ({ game, ply }: Scene): boolean =>
  game.outcome !== undefined && ply === game.history.length;
