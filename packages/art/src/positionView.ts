import { marbleAt } from '@zertz/rules';
import type { Played, Position, Ring } from '@zertz/rules';
import type { BoardView, RingView } from './boardView.ts';
import { lastPath, markLast, Marks } from './lastTurn.ts';

export interface PositionLooks extends Pick<
  BoardView,
  'shape' | 'labels' | 'marbleMarks' | 'strength'
> {
  /** The turn made last, whose marks are shown. */
  readonly last: Played | undefined;
}

/** A position in which nothing is being done. */
export const positionView = (
  position: Position,
  { labels, last, marbleMarks, shape, strength }: PositionLooks,
): BoardView => {
  const marks = new Marks(position.board.size);
  markLast(marks, last);
  return {
    shape,
    labels,
    marbleMarks,
    strength,
    lastMover: last?.before.turn,
    rings: shape.places.map(({ ring: number }): RingView => {
      const ring = number as Ring;
      const present = position.rings.has(ring);
      return {
        present,
        marble: present ? marbleAt(position, ring) : undefined,
        ghost: undefined,
        dim: false,
        marks: marks.of(ring),
        drags: undefined,
      };
    }),
    paths: lastPath(last),
    chip: undefined,
    bars: [],
  };
};
