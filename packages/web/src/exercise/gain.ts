import { NO_MARBLES, oneMarble, placementSource } from '@zertz/rules';
import type { MarbleCount } from '@zertz/rules';
import { pickedPath, stageOf } from '../play/session.ts';
import { shownPreview } from '../play/view.ts';
import type { Exercise } from './exercise.ts';

/** What the turn being made would add to the captives and take from them, for the meter. */
export const gainIn = ({
  mode,
  pointed,
  session,
}: Exercise): { readonly gain: MarbleCount; readonly loss: MarbleCount } => {
  if (mode.value === 'still') return { gain: NO_MARBLES, loss: NO_MARBLES };
  const { draft } = session.value;
  const capturing = stageOf(session.value) === 'capture';
  const gain = capturing
    ? pickedPath(session.value)?.gain
    : shownPreview(session.value, pointed.value)?.gain;
  const own = draft.marble !== undefined && placementSource(draft.position) === 'captives';
  return {
    gain: gain ?? NO_MARBLES,
    loss: own && draft.marble !== undefined ? oneMarble(draft.marble) : NO_MARBLES,
  };
};
