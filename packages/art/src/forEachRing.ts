import { memo } from 'preact/compat';
import type { FunctionComponent, JSX } from 'preact';
import type { BoardView, RingView } from './boardView.ts';

export interface PartProps {
  readonly view: BoardView;
  readonly prefix: string;
}

/**
 * A part of the picture that is made anew only if something it shows of some ring is another than
 * before: a view is a new one with every move of the pointer.
 */
export const forEachRing = (
  draw: (props: PartProps) => JSX.Element,
  shows: (ring: RingView, view: BoardView) => string,
): FunctionComponent<PartProps> =>
  memo(draw, (before, now) => {
    if (before.prefix !== now.prefix || before.view.shape !== now.view.shape) return false;
    return before.view.rings.every((ring, index) => {
      const next = now.view.rings[index];
      return next !== undefined && shows(next, now.view) === shows(ring, before.view);
    });
  });
