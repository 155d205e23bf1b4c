import { computed } from '@preact/signals';
import type { BoardView } from '@zertz/art';
import type { BoardMode, Exercise } from '../exercise/exercise.ts';
import { escapes, threatTurns } from './extras.ts';
import { film, stopFilm } from './film.ts';
import { withEscapes, withLine, withThreats } from './overlay.ts';
import { boardSession, solveInput, solving } from './solve.ts';
import { follower, game, habits, input, looked } from './store.ts';
import { hintedNow, tryInput, trying } from './trying.ts';

/** A line is on the board, and not the node: what was drawn or is known there does not belong to it. */
export const isAside = computed(
  () => film.value !== undefined || solving.value !== undefined || trying.value !== undefined,
);

const dress = (view: BoardView): BoardView => {
  if (isAside.value) return view;
  if (looked.value !== undefined) return withLine(view, looked.value);
  return withEscapes(withThreats(view, threatTurns.value), escapes.value);
};

const mode = computed((): BoardMode => {
  const aside = solving.value ?? trying.value;
  if (aside !== undefined) return aside.phase.kind === 'turn' ? 'turns' : 'still';
  const quiet = film.value !== undefined || looked.value !== undefined;
  return quiet || game.value.outcome !== undefined ? 'still' : 'turns';
});

/** What the board and the keys do: with the turn at the node, or with that of the line being solved. */
export const exercise: Exercise = {
  session: boardSession,
  mode,
  hinted: hintedNow,
  pointed: follower.pointed,
  motions: follower.motions,
  dress,
  habits,
  input: (make) => {
    if (solving.value !== undefined) solveInput(make);
    else if (trying.value !== undefined) tryInput(make);
    // A film that is running is left, and nothing is played by that.
    else if (film.value !== undefined) stopFilm();
    else input(make);
  },
};
