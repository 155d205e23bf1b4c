import type { Marble } from '@zertz/rules';
import { beginsAtEdge, follow, SLACK, swallowClick } from './pointer.ts';

/** What hangs at the pointer while something is dragged. */
export type Dragged = { readonly marble: Marble } | { readonly ring: true };

interface Drag {
  readonly what: Dragged;
  /** Told where it was let go: a ring, or outside of every ring. */
  readonly drop: (to: number | undefined) => void;
  readonly over?: (ring: number | undefined) => void;
  /** The picture of what is dragged; it steps back meanwhile. */
  readonly source?: Element | undefined;
}

/** A finger hides what is under it, so what it carries floats this far above. */
const TOUCH_LIFT = 56;

let owner: number | undefined;

/** True while a pointer carries something: a click that ends a drag is no tap. */
export const isDragging = (): boolean => owner !== undefined;

/** Follows one pointer from a press on. It becomes a drag once it has moved; others are ignored. */
export const startDrag = (event: PointerEvent, drag: Drag): void => {
  if (owner !== undefined || event.button !== 0 || beginsAtEdge(event)) return;
  const { pointerId, clientX, clientY, pointerType } = event;
  const lift = pointerType === 'mouse' ? 0 : TOUCH_LIFT;
  let carried: HTMLElement | undefined;
  let over: HTMLElement | undefined;
  const hover = (cell: HTMLElement | undefined): void => {
    if (cell === over) return;
    over?.removeAttribute('data-over');
    cell?.setAttribute('data-over', '');
    over = cell;
    drag.over?.(numberOf(cell));
  };
  const move = (next: PointerEvent): void => {
    if (carried === undefined) {
      if (Math.hypot(next.clientX - clientX, next.clientY - clientY) < SLACK) return;
      owner = pointerId;
      carried = carrier(drag.what);
      drag.source?.setAttribute('data-dragged', '');
    }
    next.preventDefault();
    carried.style.transform = `translate(${next.clientX}px, ${next.clientY - lift}px)`;
    hover(cellAt(next.clientX, next.clientY - lift));
  };
  const letGo = (): void => {
    carried?.remove();
    hover(undefined);
    drag.source?.removeAttribute('data-dragged');
    swallowClick();
    // The click of this press comes first and must still be seen as part of the drag.
    setTimeout(() => {
      owner = undefined;
    });
  };
  const end = (last: PointerEvent): void => {
    if (carried === undefined) return;
    letGo();
    if (last.type === 'pointerup') drag.drop(numberOf(cellAt(last.clientX, last.clientY - lift)));
  };
  const escaped = (): boolean => {
    if (carried === undefined) return false;
    letGo();
    return true;
  };
  follow(event, { move, end, joined: () => carried === undefined, escaped });
};

/** A drag that begins on a ring; a drop where it began is no drag at all. */
export const startRingDrag = (
  event: PointerEvent,
  options: {
    readonly ring: number;
    readonly drags: 'marble' | 'ring';
    readonly marble: Marble | undefined;
    readonly drop: (from: number, to: number | undefined) => void;
  },
): void => {
  const { ring, drags, marble, drop } = options;
  if (drags === 'marble' && marble === undefined) return;
  startDrag(event, {
    what: marble === undefined ? { ring: true } : { marble },
    source: marble === undefined ? undefined : pictureOf(event.target, ring),
    drop: (to) => {
      if (to !== ring) drop(ring, to);
    },
  });
};

const pictureOf = (target: EventTarget | null, ring: number): Element | undefined => {
  const board = target instanceof Element ? target.closest('.board') : null;
  return board?.querySelector(`[data-marble="${ring}"]`) ?? undefined;
};

const cellAt = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .find(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.dataset['number'] !== undefined,
    );

const numberOf = (cell: HTMLElement | undefined): number | undefined =>
  cell === undefined ? undefined : Number(cell.dataset['number']);

const carrier = (what: Dragged): HTMLElement => {
  const element = document.createElement('div');
  element.className = `carried ${'marble' in what ? `marble-icon ${what.marble}` : 'carried-ring'}`;
  const first = document.querySelector('.cell');
  const cell = first?.getBoundingClientRect().width ?? 60;
  const theme = first?.closest('[data-theme]')?.getAttribute('data-theme');
  if (theme) element.dataset['theme'] = theme;
  element.style.setProperty('--carried', `${cell * ('marble' in what ? 0.66 : 0.92)}px`);
  document.body.append(element);
  return element;
};
