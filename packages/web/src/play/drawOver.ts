import type { ReadonlySignal } from '@preact/signals';
import type { Shape } from '@zertz/art';
import { listenForPencil } from '../board/pencil.ts';
import { placeAt } from '../board/placeAt.ts';
import { brush, draw, pencil, showPending } from './drawings.ts';

/** Lets the pencil and the right button draw on a board. `wipe`: what a press beside everything does. */
export const drawOver = (
  table: HTMLElement,
  shape: ReadonlySignal<Shape>,
  wipe: () => void,
): (() => void) =>
  listenForPencil(table, {
    placeOf: (event) => {
      const board = table.querySelector('.board');
      return board === null
        ? undefined
        : placeAt(shape.value, board.getBoundingClientRect(), event);
    },
    brush: () => (pencil.value ? brush.value : undefined),
    pending: showPending,
    draw,
    wipe,
  });
