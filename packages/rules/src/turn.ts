import type { RingSet } from './ringSet.ts';
import type { Marble, Ring } from './types.ts';

/** Put a marble on a vacant ring, then take a free ring off (`undefined`: none is free). */
export interface Placement {
  readonly kind: 'placement';
  readonly marble: Marble;
  readonly to: Ring;
  readonly removal: Ring | undefined;
  /** Rings of the groups that the player may claim and leaves lying; usually empty. */
  readonly declined: RingSet;
}

/** One marble's chain of jumps: where it starts, then every landing ring. */
export interface Capture {
  readonly kind: 'capture';
  readonly path: Path;
  /** The ring taken off after the chain, in the variants that ask for one (R11.6). */
  readonly removal: Ring | undefined;
  readonly declined: RingSet;
}

export type Path = readonly [from: Ring, to: Ring, ...more: Ring[]];

/** With an empty pool, in the variants that go on with rings alone (R11.11). */
export interface RemovalTurn {
  readonly kind: 'removal';
  readonly removal: Ring;
  readonly declined: RingSet;
}

export interface Pass {
  readonly kind: 'pass';
}

/** One player's whole turn. */
export type Turn = Placement | Capture | RemovalTurn | Pass;

/** Why a turn or a step is refused. */
export type Refusal =
  | { readonly code: 'game-over' }
  /** A jump exists, so nothing else may be done (R4.1). */
  | { readonly code: 'capture-forced' }
  /** The marble can still jump (R6.3). */
  | { readonly code: 'capture-unfinished'; readonly at: Ring }
  /** No jump leads from one ring to the other (R6.1). */
  | { readonly code: 'no-such-jump'; readonly from: Ring; readonly to: Ring }
  /** The marble placed last may not begin a capture (R11.4). */
  | { readonly code: 'newest-may-not-jump'; readonly from: Ring }
  | { readonly code: 'no-marble-there'; readonly ring: Ring }
  | { readonly code: 'occupied'; readonly ring: Ring }
  /** The ring has left the board, or the board never had it. */
  | { readonly code: 'ring-gone'; readonly ring: Ring }
  | {
      readonly code: 'marble-unavailable';
      readonly marble: Marble;
      readonly from: 'pool' | 'captives';
    }
  /** The ring to be removed carries a marble. */
  | { readonly code: 'removal-occupied'; readonly ring: Ring }
  /** The ring to be removed is held by its neighbours (R5.5). */
  | { readonly code: 'ring-not-free'; readonly ring: Ring }
  /** The ring to be removed once carried a marble and stays (R11.10). */
  | { readonly code: 'ring-locked'; readonly ring: Ring }
  | { readonly code: 'removal-required' }
  /** No ring leaves the board after a capture (R6.5). */
  | { readonly code: 'removal-after-capture' }
  /** The pool is empty and play goes on with rings alone (R11.11). */
  | { readonly code: 'rings-only' }
  /** A marble must be placed before a ring is removed. */
  | { readonly code: 'placement-required' }
  | { readonly code: 'must-pass' }
  | { readonly code: 'may-not-pass' }
  /** Claims are automatic in this variant (R11.8). */
  | { readonly code: 'claim-automatic' }
  /** The ring does not belong to a group that this turn could claim. */
  | { readonly code: 'nothing-to-decline'; readonly ring: Ring }
  /** A touched marble or ring must be played (R11.17). */
  | { readonly code: 'touched' }
  /** The turn is not finished: nothing to play yet. */
  | { readonly code: 'turn-unfinished' };

export type RefusalCode = Refusal['code'];
