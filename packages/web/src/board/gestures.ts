import { isDragging } from './drag.ts';
import type { Point } from './frame.ts';
import { beginsAtEdge, follow, SLACK, swallowClick } from './pointer.ts';

/** What fingers and wheels do to the view, in pixels. Points are counted from the middle. */
export interface GestureEvents {
  readonly zoom: (factor: number, at: Point) => void;
  readonly pan: (by: Point) => void;
  /** Twice on the table, beside every ring. */
  readonly doubleTap: () => void;
  readonly mayPan: () => boolean;
}

const WHEEL = 0.004;
const DOUBLE = 350;
const NEAR = 24;

/** Listens on the table for pinches, pans, Ctrl with the wheel and double taps; returns the end of it. */
export const listenForGestures = (table: HTMLElement, on: GestureEvents): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const still = { signal, passive: false };
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = table.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  table.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = fromMiddle({ x: event.clientX, y: event.clientY });
      on.zoom(Math.exp(-event.deltaY * WHEEL), at);
    },
    still,
  );

  let pinch: Pinch | undefined;
  table.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length < 2 || isDragging()) return;
      event.preventDefault();
      pinch = pinchOf(event.touches);
    },
    still,
  );
  table.addEventListener(
    'touchmove',
    (event) => {
      if (pinch === undefined || event.touches.length < 2) return;
      event.preventDefault();
      const now = pinchOf(event.touches);
      on.pan({ x: now.at.x - pinch.at.x, y: now.at.y - pinch.at.y });
      on.zoom(now.distance / pinch.distance, fromMiddle(now.at));
      pinch = now;
    },
    still,
  );
  const endPinch = (event: TouchEvent): void => {
    if (pinch === undefined || event.touches.length > 0) return;
    pinch = undefined;
    swallowClick();
  };
  table.addEventListener('touchend', endPinch, { signal });
  table.addEventListener('touchcancel', endPinch, { signal });

  table.addEventListener(
    'pointerdown',
    (event) => {
      if (!on.mayPan() || event.button !== 0 || !isTable(event.target) || beginsAtEdge(event)) {
        return;
      }
      let last = { x: event.clientX, y: event.clientY };
      let panning = false;
      follow(event, {
        move: ({ clientX: x, clientY: y }) => {
          const by = { x: x - last.x, y: y - last.y };
          if (pinch !== undefined || isDragging()) return;
          if (!panning && Math.hypot(by.x, by.y) < SLACK) return;
          panning = true;
          last = { x, y };
          on.pan(by);
        },
        end: () => {
          if (panning) swallowClick();
        },
      });
    },
    { signal },
  );

  let tapped: (Point & { readonly time: number }) | undefined;
  table.addEventListener(
    'click',
    ({ target, clientX: x, clientY: y, timeStamp: time }) => {
      const before = tapped;
      tapped = undefined;
      if (target instanceof Element && target.closest('button') !== null) return;
      if (
        before !== undefined &&
        time - before.time < DOUBLE &&
        Math.hypot(x - before.x, y - before.y) < NEAR
      ) {
        on.doubleTap();
      } else {
        tapped = { x, y, time };
      }
    },
    { signal },
  );
  return () => stop.abort();
};

interface Pinch {
  readonly at: Point;
  readonly distance: number;
}

const pinchOf = (touches: TouchList): Pinch => {
  const [a, b] = [touches[0], touches[1]];
  if (a === undefined || b === undefined) return { at: { x: 0, y: 0 }, distance: 1 };
  return {
    at: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
    distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
};

/** Whatever cannot be dragged or pressed by itself. */
const isTable = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false;
  const button = target.closest('button');
  return button === null || (button.matches('.cell') && !button.matches('.drags'));
};
