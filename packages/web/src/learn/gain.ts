import { NO_MARBLES, oneMarble } from '@zertz/rules';
import type { MarbleCount } from '@zertz/rules';
import { gainIn } from '../exercise/gain.ts';
import { stepOf } from './attempt.ts';
import { attempt, lessonExercise } from './store.ts';

/** What the meter of a lesson shows; where a colour is the answer, what it would add. */
export const gainNow = (): { readonly gain: MarbleCount; readonly loss: MarbleCount } => {
  if (stepOf(attempt.value)?.asksColour !== true) return gainIn(lessonExercise);
  const { marble } = attempt.value.session.draft;
  return { gain: marble === undefined ? NO_MARBLES : oneMarble(marble), loss: NO_MARBLES };
};
