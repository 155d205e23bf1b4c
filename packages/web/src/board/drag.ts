import type { Marble } from '@zertz/rules';
import type { BoardView } from './boardView.ts';

/** What hangs at the pointer while something is dragged. */
export type Dragged = { readonly marble: Marble } | { readonly ring: true };

interface Drag {
  readonly what: Dragged;
  /** Told where it was let go: a ring, or outside of every ring. */
  readonly drop: (to: number | undefined) => void;
  readonly over?: (ring: number | undefined) => void;
}

const SLACK = 6;
/** A finger hides what is under it, so what it carries floats this far above. */
const TOUCH_LIFT = 56;

let owner: number | undefined;

/** True while a pointer carries something: a click that ends a drag is no tap. */
export const isDragging = (): boolean => owner !== undefined;

/** Follows one pointer from a press on. It becomes a drag once it has moved; others are ignored. */
export const startDrag = (event: PointerEvent, drag: Drag): void => {
  if (owner !== undefined || event.button !== 0) return;
  const { pointerId, clientX, clientY, pointerType } = event;
  const lift = pointerType === 'mouse' ? 0 : TOUCH_LIFT;
  let carried: HTMLElement | undefined;
  const move = (next: PointerEvent): void => {
    if (next.pointerId !== pointerId) return;
    if (carried === undefined) {
      if (Math.hypot(next.clientX - clientX, next.clientY - clientY) < SLACK) return;
      owner = pointerId;
      carried = carrier(drag.what);
    }
    next.preventDefault();
    carried.style.transform = `translate(${next.clientX}px, ${next.clientY - lift}px)`;
    drag.over?.(ringAtPoint(next.clientX, next.clientY - lift));
  };
  const end = (last: PointerEvent): void => {
    if (last.pointerId !== pointerId) return;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (carried === undefined) return;
    carried.remove();
    drag.over?.(undefined);
    swallowClick();
    // The click of this press comes first and must still be seen as part of the drag.
    setTimeout(() => {
      owner = undefined;
    });
    if (last.type === 'pointerup') drag.drop(ringAtPoint(last.clientX, last.clientY - lift));
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
};

/** A drag that begins on a ring; a drop where it began is no drag at all. */
export const startRingDrag = (
  event: PointerEvent,
  options: {
    readonly ring: number;
    readonly drags: 'marble' | 'ring';
    readonly view: BoardView;
    readonly drop: (from: number, to: number | undefined) => void;
  },
): void => {
  const { ring, drags, view, drop } = options;
  const marble = view.rings[ring]?.marble;
  if (drags === 'marble' && marble === undefined) return;
  startDrag(event, {
    what: marble === undefined ? { ring: true } : { marble },
    drop: (to) => {
      if (to !== ring) drop(ring, to);
    },
  });
};

const swallowClick = (): void => {
  const stop = (click: MouseEvent): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
};

const ringAtPoint = (x: number, y: number): number | undefined => {
  const cell = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset['number'] !== undefined);
  return cell instanceof HTMLElement ? Number(cell.dataset['number']) : undefined;
};

const carrier = (what: Dragged): HTMLElement => {
  const element = document.createElement('div');
  element.className = `carried ${'marble' in what ? `marble-icon ${what.marble}` : 'carried-ring'}`;
  const cell = document.querySelector('.cell')?.getBoundingClientRect().width ?? 60;
  element.style.setProperty('--carried', `${cell * ('marble' in what ? 0.66 : 0.92)}px`);
  document.body.append(element);
  return element;
};
