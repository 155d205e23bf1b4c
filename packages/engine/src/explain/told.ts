import { apply, formatRing, NO_MARBLES, parseTurn, sum, unwrap } from '@zertz/rules';
import type { MarbleCount, MarbleOn, Played, Player, Position, Turn } from '@zertz/rules';
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

/** Turns that were written by an engine and so are legal. */
export const readTurns = (start: Position, texts: readonly string[]): readonly Turn[] => {
  let position = start;
  return texts.map((text) => {
    const turn = unwrap(parseTurn(position, text));
    position = apply(position, turn).after;
    return turn;
  });
};
