import type { JSX } from 'preact';
import type { BoardView } from '@zertz/art';
import { Board } from './Board.tsx';
import type { Motions } from './motion.ts';

const nothing = (): undefined => undefined;
const EVENTS = { tap: nothing, point: nothing, drag: nothing };

/** A board that is only looked at: nothing on it can be focused or pressed, and nothing is read. */
export const BoardPicture = ({
  view,
  motions,
}: {
  readonly view: BoardView;
  readonly motions?: Motions | undefined;
}): JSX.Element => (
  <Board
    picture
    view={view}
    cells={[]}
    events={EVENTS}
    focus={0}
    onFocus={nothing}
    motions={motions}
    steer={nothing}
    gridName=""
    columnName={() => ''}
  />
);
