import type { JSX } from 'preact';
import type { BoardView, Drawing } from '@zertz/art';
import { Board } from './Board.tsx';
import type { Motions } from './motion.ts';

const nothing = (): undefined => undefined;
const EVENTS = { tap: nothing, point: nothing, drag: nothing };

/** A board that is only looked at: nothing on it can be focused or pressed, and nothing is read. */
export const BoardPicture = ({
  view,
  motions,
  drawings = [],
}: {
  readonly view: BoardView;
  readonly motions?: Motions | undefined;
  /** Arrows and circles over it. */
  readonly drawings?: readonly Drawing[];
}): JSX.Element => (
  <Board
    picture
    view={view}
    cells={[]}
    events={EVENTS}
    focus={0}
    onFocus={nothing}
    motions={motions}
    drawings={drawings}
    steer={nothing}
    gridName=""
    columnName={() => ''}
  />
);
