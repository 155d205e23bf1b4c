import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { ExerciseBoard } from '../exercise/ExerciseBoard.tsx';
import { PencilPanel } from '../play/PencilPanel.tsx';
import { exercise, isAside } from './boardNow.ts';
import { Pills } from './Pills.tsx';
import { sheet } from './sheet.ts';
import { referee } from './store.ts';

/** A film has drawings of its own, and whoever has to find the moves would be told by these. */
const isBare = computed(() => isAside.value || referee.value !== undefined);

/** The board, with the pool on the table beside it. */
export const StudyBoard = (): JSX.Element => (
  <div class="study-table">
    <ExerciseBoard exercise={exercise} sheet={isBare.value ? undefined : sheet} />
    <Pills />
    <PencilPanel />
  </div>
);
