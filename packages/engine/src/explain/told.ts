import { formatRing, NO_MARBLES, sum } from '@zertz/rules';
import type { MarbleCount, MarbleOn, Played, Player, Position } from '@zertz/rules';
import type { MarbleAt } from './data.ts';

export const labelled = ({ board }: Position, marbles: readonly MarbleOn[]): readonly MarbleAt[] =>
  marbles.map(({ marble, ring }) => ({ marble, ring: formatRing(board, ring) }));

/** The marbles that a turn has won. */
export const wonBy = (
  played: Played,
): { readonly captured: readonly MarbleAt[]; readonly claimed: readonly MarbleAt[] } => ({
  captured: labelled(played.before, played.captured),
  claimed: labelled(played.before, played.claimed),
});

export const gainedIn = (
  turns: readonly { readonly player: Player; readonly gained: MarbleCount }[],
  player: Player,
): MarbleCount =>
  turns
    .filter((turn) => turn.player === player)
    .reduce((all, { gained }) => sum(all, gained), NO_MARBLES);
