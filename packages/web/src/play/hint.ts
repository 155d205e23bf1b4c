import type { Draft, Ring, Turn } from '@zertz/rules';
import type { SeatFailure } from './seat.ts';

/** What the computer would play here, told in two steps: where to look, then the whole turn. */
export type Hint =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed'; readonly why: SeatFailure }
  | {
      readonly kind: 'given';
      readonly turn: Turn;
      /** It is part of a win that cannot be stopped. */
      readonly wins: boolean;
      readonly whole: boolean;
    };

/** Whether what has been done of a turn is the beginning of another. */
export const leadsTo = ({ chain, marble, placed, removal }: Draft, turn: Turn): boolean => {
  if (removal !== undefined && (turn.kind === 'pass' || removal !== turn.removal)) return false;
  if (chain !== undefined) {
    return turn.kind === 'capture' && chain.path.every((ring, at) => turn.path[at] === ring);
  }
  if (placed === undefined) return true;
  return turn.kind === 'placement' && placed === turn.to && marble === turn.marble;
};

/** The ring that everything about a turn begins at. */
export const firstRing = (turn: Turn): Ring | undefined => {
  switch (turn.kind) {
    case 'placement':
      return turn.to;
    case 'capture':
      return turn.path[0];
    case 'removal':
      return turn.removal;
    case 'pass':
      return undefined;
  }
};
