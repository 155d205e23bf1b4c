import type { Level } from '@zertz/engine';
import type { Game, Player, Result, Turn } from '@zertz/rules';

export type SeatKind = 'here' | 'computer';

/** Why a seat that was asked gave no turn. */
export type SeatFailure =
  /** What thinks for it could not be started. */
  | 'not-loaded'
  /** It broke while it was thinking. */
  | 'stopped'
  /** It gave no answer for far longer than it was to think. */
  | 'silent'
  /** Its answer was no turn of this position. */
  | 'nonsense';

/** Whoever makes the turns of one player. Another kind of seat needs nothing but this. */
export interface Seat {
  readonly kind: SeatKind;
  /** What whoever sits here is called, in the language of the page. */
  readonly name: string;
  /** The name that was given to a person, if any: only that is worth keeping. */
  readonly given?: string | undefined;
  /** How strong it plays, where that can be said. */
  readonly level?: Level;
  /** Asks for a turn; `undefined` where turns are made at this board. */
  readonly ask:
    | ((game: Game, signal: AbortSignal) => Promise<Result<Turn, SeatFailure>>)
    | undefined;
}

export type Seats = { readonly [P in Player]: Seat };
