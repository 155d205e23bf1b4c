import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { JSX, RefObject } from 'preact';
import type { BoardView, Shape } from '@zertz/art';
import { positionOf } from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import { Board } from '../board/Board.tsx';
import type { BoardEvents } from '../board/boardEvents.ts';
import { isDragging } from '../board/drag.ts';
import { words } from '../i18n/words.ts';
import { TableFrame } from '../parts/TableFrame.tsx';
import { boardLooks, chipText } from '../play/boardLooks.ts';
import { cellsOf, quietCells } from '../play/cells.ts';
import { drawOn, pencil, pending } from '../play/drawings.ts';
import type { Sheet } from '../play/drawings.ts';
import { drawOver } from '../play/drawOver.ts';
import { hearing } from '../play/hearing.ts';
import { steer } from '../play/keyNames.ts';
import { lastTurn } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { dropFromRing, tapRing } from '../play/taps.ts';
import { boardView, quietView } from '../play/view.ts';
import type { ViewOptions } from '../play/view.ts';
import { wholeShape } from '../play/wholeShape.ts';
import { settings } from '../storage/settings.ts';
import type { Exercise } from './exercise.ts';

const viewNow = (
  { dress = (plain) => plain, hinted, mode, pointed, session }: Exercise,
  shape: Shape,
): BoardView => {
  const now = session.value;
  const active = mode.value === 'turns';
  const options: ViewOptions = {
    shape,
    ...boardLooks(),
    labels: settings.value.labels === 'off' ? 'off' : 'every',
    pointed: active ? pointed.value : undefined,
    last: lastTurn(now),
    chipText,
  };
  const plain = active
    ? readable(boardView(now, options), now)
    : quietView(positionOf(now.game), options, now.refusal);
  return dress(hinted.value.length === 0 ? plain : withHint(plain, hinted.value));
};

/** Without dots over the names of rings, which exercises speak of; a ghost tells the same. */
const readable = (plain: BoardView, { draft }: Session): BoardView =>
  plain.labels !== 'every' || draft.marble === undefined
    ? plain
    : {
        ...plain,
        rings: plain.rings.map((ring) => ({
          ...ring,
          marks: ring.marks.filter((mark) => mark !== 'can-place'),
        })),
      };

/** The rings that the hint speaks of, marked. */
const withHint = (plain: BoardView, hinted: readonly Ring[]): BoardView => ({
  ...plain,
  rings: plain.rings.map((ring, index) =>
    hinted.includes(index as Ring) ? { ...ring, marks: [...ring.marks, 'chosen'] } : ring,
  ),
});

const eventsOf = ({ habits, input, mode, pointed }: Exercise): BoardEvents => ({
  tap: (ring) => {
    if (isDragging() || mode.value === 'deaf') return;
    input((now) => tapRing(now, ring as Ring, habits()));
  },
  point: (ring) => {
    pointed.value = ring as Ring | undefined;
  },
  drag: (from, to) =>
    input((now) => dropFromRing(now, from as Ring, to as Ring | undefined, habits())),
});

/** Arrows and circles by the pencil or the right button, where there is a sheet for them. */
const usePencil = (
  area: RefObject<HTMLElement | null>,
  shape: ReadonlySignal<Shape>,
  sheet: Sheet | undefined,
): void => {
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || sheet === undefined) return undefined;
    const giveBack = drawOn(sheet);
    // What is kept is not gone by a press on the table.
    const end = drawOver(element, shape, () => undefined);
    return () => {
      end();
      giveBack();
    };
  }, [sheet]);
  useSignalEffect(() => {
    area.current?.classList.toggle('pencil', sheet !== undefined && pencil.value);
  });
};

/** The board of an exercise: the same as in a game, over another turn. */
export const ExerciseBoard = ({
  exercise,
  sheet,
}: {
  readonly exercise: Exercise;
  /** What is drawn on the board. */
  readonly sheet?: Sheet | undefined;
}): JSX.Element => {
  const { mode, motions, session } = exercise;
  // The same for all turns of an exercise: rings that stand still are not drawn again.
  const start = useComputed(() => session.value.game.start);
  const shape = useComputed(() => wholeShape(start.value));
  const view = useComputed(() => viewNow(exercise, shape.value));
  const cells = useComputed(() =>
    mode.value === 'turns'
      ? cellsOf(session.value, hearing())
      : quietCells(positionOf(session.value.game), hearing()),
  );
  const events = useMemo(() => eventsOf(exercise), [exercise]);
  const focus = useSignal<number | undefined>(undefined);
  const area = useRef<HTMLElement>(null);
  usePencil(area, shape, sheet);
  const { box, places } = shape.value;
  const stop =
    places[focus.value ?? -1]?.used === true ? focus.value : Math.floor(places.length / 2);
  return (
    <TableFrame area={area} box={box}>
      <Board
        view={view.value}
        cells={cells.value}
        events={events}
        focus={stop ?? 0}
        onFocus={(ring) => {
          focus.value = ring;
        }}
        motions={motions.value}
        steer={steer}
        {...(sheet !== undefined && { drawings: sheet.drawings.value, pending: pending.value })}
        gridName={words().app.board}
        columnName={words().app.column}
      />
    </TableFrame>
  );
};
