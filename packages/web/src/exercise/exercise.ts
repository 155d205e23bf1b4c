import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoardView } from '@zertz/art';
import type { Ring } from '@zertz/rules';
import type { Motions } from '../board/motion.ts';
import type { Session } from '../play/session.ts';
import type { Habits, Tapped } from '../play/taps.ts';

/**
 * What the board does: turns are made on it; or an input only puts something back; or it does
 * nothing, as something else is asked for.
 */
export type BoardMode = 'turns' | 'still' | 'deaf';

/** Turns that are made apart from the game on the table, in a lesson or a puzzle. */
export interface Exercise {
  readonly session: ReadonlySignal<Session>;
  readonly mode: ReadonlySignal<BoardMode>;
  /** Rings that a hint points at. */
  readonly hinted: ReadonlySignal<readonly Ring[]>;
  /** The ring under the pointer or the focus. */
  readonly pointed: Signal<Ring | undefined>;
  readonly motions: ReadonlySignal<Motions | undefined>;
  /** Draws on the board what is to be seen there besides the turn. */
  readonly dress?: (view: BoardView) => BoardView;
  readonly habits: () => Habits;
  /** Every input goes through here. */
  readonly input: (make: (session: Session) => Tapped) => void;
}
