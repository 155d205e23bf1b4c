import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Ring } from '@zertz/rules';
import type { BoardView } from '../board/boardView.ts';
import type { BoardMode, Exercise } from '../exercise/exercise.ts';
import { ExerciseBoard } from '../exercise/ExerciseBoard.tsx';
import { PencilPanel } from '../play/PencilPanel.tsx';
import { film, shownSession, stopFilm } from './film.ts';
import { escapes, threatTurns } from './extras.ts';
import { withEscapes, withLine, withThreats } from './overlay.ts';
import { Pills } from './Pills.tsx';
import { sheet } from './sheet.ts';
import { follower, game, habits, input, looked } from './store.ts';

const dress = (view: BoardView): BoardView => {
  if (film.value !== undefined) return view;
  if (looked.value !== undefined) return withLine(view, looked.value);
  return withEscapes(withThreats(view, threatTurns.value), escapes.value);
};

export const exercise: Exercise = {
  session: shownSession,
  mode: computed((): BoardMode => {
    const quiet = film.value !== undefined || looked.value !== undefined;
    return quiet || game.value.outcome !== undefined ? 'still' : 'turns';
  }),
  hinted: signal<readonly Ring[]>([]),
  pointed: follower.pointed,
  motions: follower.motions,
  dress,
  habits,
  // A film that is running is left, and nothing is played by that.
  input: (make) => (film.value === undefined ? input(make) : stopFilm()),
};

/** The board, with the pool on the table beside it. */
export const StudyBoard = (): JSX.Element => (
  <div class="study-table">
    <ExerciseBoard exercise={exercise} sheet={film.value === undefined ? sheet : undefined} />
    <Pills />
    <PencilPanel />
  </div>
);
