import type { Session } from '../play/session.ts';
import { turnTexts } from './completions.ts';
import { follow, hasChanged } from './follow.ts';

/** The turn as far as it is typed, to be drawn; `undefined` where that begins no legal turn. */
export const typedTurn = (
  session: Session,
  text: string,
  alwaysClaim: boolean,
): Session | undefined => {
  const way = follow(session, text, alwaysClaim);
  if (way?.kind !== 'followed' || !hasChanged(session, way.session)) return undefined;
  const unpicked = way.session.draft.chain === undefined && way.session.jumper === undefined;
  if (way.form === 'capture' && unpicked) return undefined;
  const dead = way.letter !== undefined && turnTexts(session, text).length === 0;
  return dead ? undefined : way.session;
};
