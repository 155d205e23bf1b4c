import type { JSX } from 'preact';
import { ExerciseBoard } from '../exercise/ExerciseBoard.tsx';
import { PencilPanel } from '../play/PencilPanel.tsx';
import { exercise, isAside } from './boardNow.ts';
import { Pills } from './Pills.tsx';
import { sheet } from './sheet.ts';

/** The board, with the pool on the table beside it. */
export const StudyBoard = (): JSX.Element => (
  <div class="study-table">
    <ExerciseBoard exercise={exercise} sheet={isAside.value ? undefined : sheet} />
    <Pills />
    <PencilPanel />
  </div>
);
