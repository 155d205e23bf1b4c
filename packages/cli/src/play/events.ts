import type { Level } from '@zertz/engine';
import type { Game, Outcome, Played, Player, Position } from '@zertz/rules';

/** What happens in a game at the terminal. Each is printed as text, or with --json as one line. */
export type PlayEvent =
  | { readonly kind: 'position'; readonly position: Position }
  | {
      readonly kind: 'turn';
      readonly played: Played;
      readonly ply: number;
      readonly by: 'person' | 'computer';
      /** Of the computer, if it played. */
      readonly level: Level | undefined;
    }
  | { readonly kind: 'legal'; readonly turns: readonly string[] }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'note'; readonly message: string }
  | { readonly kind: 'end'; readonly outcome: Outcome; readonly position: Position };

/** A game at the terminal and what goes with it. A plain value. */
export interface Session {
  readonly game: Game;
  readonly computer: { readonly [P in Player]: boolean };
  /** Of the computer, wherever it plays. */
  readonly level: Level;
  /** Who has offered a draw and waits for an answer. */
  readonly drawOffer: Player | undefined;
}

/** What a line came to: the session after it, what to print, and what only the loop can do. */
export interface Answer {
  readonly session: Session;
  readonly events: readonly PlayEvent[];
  /** The game stands differently now. */
  readonly moved: boolean;
  readonly wish:
    | { readonly kind: 'save'; readonly file: string }
    | { readonly kind: 'quit' }
    | undefined;
}
