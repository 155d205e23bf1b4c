import type { Brush, Drawing } from '@zertz/art';
import { brushOf, drawn } from './drawings.ts';
import { beginsAtEdge, follow, swallowClick } from './pointer.ts';

/** What a hand that draws does. */
export interface PencilEvents {
  /** The place under a pointer. */
  readonly placeOf: (event: PointerEvent) => number | undefined;
  /** The brush that a finger or the left button draws with now; `undefined`: they play. */
  readonly brush: () => Brush | undefined;
  /** What would be drawn if the pointer were let go. */
  readonly pending: (drawing: Drawing | undefined) => void;
  readonly draw: (drawing: Drawing) => void;
  /** A press on the table beside everything. */
  readonly wipe: () => void;
}

/** Listens on the table for drawing with the right button, or with any once the pencil is taken. */
export const listenForPencil = (table: HTMLElement, on: PencilEvents): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  table.addEventListener(
    'pointerdown',
    (event) => {
      const brush = brushFor(event, on);
      const from = brush === undefined ? undefined : on.placeOf(event);
      if (brush === undefined || from === undefined) return;
      // Neither the ring below nor the table may take it for a tap or a drag.
      event.stopPropagation();
      follow(event, {
        move: (next) => {
          const to = on.placeOf(next);
          on.pending(to === undefined ? undefined : drawn(from, to, brush));
        },
        end: (last) => {
          on.pending(undefined);
          if (event.button === 0) swallowClick();
          const to = on.placeOf(last);
          if (last.type === 'pointerup' && to !== undefined) {
            on.draw(drawn(from, to, brush));
          }
        },
        joined: () => {
          on.pending(undefined);
          return true;
        },
      });
      on.pending(drawn(from, from, brush));
    },
    { signal, capture: true },
  );
  table.addEventListener(
    'contextmenu',
    (event) => {
      if (event.target instanceof Element && event.target.closest('.board') !== null) {
        event.preventDefault();
      }
    },
    { signal },
  );
  table.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('button') === null) on.wipe();
    },
    { signal },
  );
  return () => stop.abort();
};

const brushFor = (event: PointerEvent, on: PencilEvents): Brush | undefined => {
  const { button, isPrimary, target } = event;
  // A second finger pinches.
  if (!isPrimary) return undefined;
  // Buttons on the table that are no rings.
  if (target instanceof Element && target.closest('button:not(.cell)') !== null) return undefined;
  if (button === 2) return brushOf(event);
  return button === 0 && !beginsAtEdge(event) ? on.brush() : undefined;
};
