import { apply, canCapture, legalTurns } from '@zertz/rules';
import type { Played, Position, Turn } from '@zertz/rules';

/** Whether some turn of the player to move does what is wanted. */
const canReach = (position: Position, wanted: (played: Played) => boolean): boolean => {
  for (const turn of legalTurns(position)) if (wanted(apply(position, turn))) return true;
  return false;
};

/** A turn after which the other player cannot do what is wanted, if there is one. */
export const escape = (
  position: Position,
  wanted: (played: Played) => boolean,
): Turn | undefined => {
  for (const turn of legalTurns(position)) {
    const { after, outcome } = apply(position, turn);
    if (outcome !== undefined || !canReach(after, wanted)) return turn;
  }
  return undefined;
};

/** What the opponent plays: an escape, else a capture that is forced, else nothing. */
export const replyTo = (
  { after, outcome }: Played,
  wanted: (played: Played) => boolean,
): Turn | undefined => {
  if (outcome !== undefined) return undefined;
  const away = escape(after, wanted);
  if (away !== undefined || !canCapture(after)) return away;
  const [forced] = legalTurns(after);
  return forced;
};
