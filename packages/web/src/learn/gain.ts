import { NO_MARBLES, oneMarble } from '@zertz/rules';
import type { MarbleCount } from '@zertz/rules';
import { pickedPath, stageOf } from '../play/session.ts';
import { shownPreview } from '../play/view.ts';
import { stepOf } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { pointed } from './store.ts';

/** What the turn being made would add to the captives, for the meter. */
export const gainNow = (now: Attempt): { gain: MarbleCount; loss: MarbleCount } => ({
  gain: gainOf(now),
  loss: NO_MARBLES,
});

const gainOf = (now: Attempt): MarbleCount => {
  const { pending, session } = now;
  if (pending !== undefined) return NO_MARBLES;
  if (stepOf(now)?.asksColour === true) {
    const { marble } = session.draft;
    return marble === undefined ? NO_MARBLES : oneMarble(marble);
  }
  if (stageOf(session) === 'capture') return pickedPath(session)?.gain ?? NO_MARBLES;
  return shownPreview(session, pointed.value)?.gain ?? NO_MARBLES;
};
