import type { Game, Player, Turn } from '@zertz/rules';

export type SeatKind = 'here' | 'computer';

/** Whoever makes the turns of one player. Another kind of seat needs nothing but this. */
export interface Seat {
  readonly kind: SeatKind;
  readonly name: string;
  /** Asks for a turn; `undefined` where turns are made at this board. */
  readonly ask: ((game: Game, signal: AbortSignal) => Promise<Turn | undefined>) | undefined;
}

export type Seats = { readonly [P in Player]: Seat };
