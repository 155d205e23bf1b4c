import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { oriented, positionView, shapeOf } from '@zertz/art';
import type { BoardView } from '@zertz/art';
import { marbleAt } from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import { Board } from '../board/Board.tsx';
import type { BoardEvents, CellView } from '../board/boardEvents.ts';
import { isDragging } from '../board/drag.ts';
import { words } from '../i18n/words.ts';
import { TableFrame } from '../parts/TableFrame.tsx';
import { boardLooks } from '../play/boardLooks.ts';
import { steer } from '../play/keyNames.ts';
import { settings } from '../storage/settings.ts';
import { brush, drag, position, put } from './store.ts';
import { editorWords } from './words.ts';

/** The same until the rules ask for another board. */
const board = computed(() => position.value.board);

const shape = computed(() => {
  const { mirror, turn } = settings.value;
  return oriented(shapeOf(board.value, board.value.rings), { mirror, turn });
});

const pointed = signal<number | undefined>(undefined);

const view = computed((): BoardView => {
  const plain = positionView(position.value, {
    shape: shape.value,
    ...boardLooks(),
    labels: settings.value.labels === 'off' ? 'off' : 'every',
    last: undefined,
  });
  const held = brush.value;
  return {
    ...plain,
    rings: plain.rings.map((ring, index) => {
      const marble = held === 'vacant' || held === 'gone' ? undefined : held;
      const over = index === pointed.value && ring.present && ring.marble === undefined;
      return {
        ...ring,
        ghost: over ? marble : undefined,
        drags: ring.present ? (ring.marble === undefined ? 'ring' : 'marble') : undefined,
      };
    }),
  };
});

/** Every place can be painted, also one without a ring. */
const cells = computed((): readonly CellView[] =>
  position.value.board.labels.map((label, ring) => {
    const marble = marbleAt(position.value, ring as Ring);
    const content = !position.value.rings.has(ring as Ring)
      ? editorWords().noRing
      : marble === undefined
        ? words().cell.empty
        : words().marbleWord(marble);
    return { name: words().cell.name(label, content, undefined), legal: true };
  }),
);

const focus = signal(18);

const events: BoardEvents = {
  tap: (ring) => {
    if (!isDragging()) put(ring as Ring);
  },
  point: (ring) => {
    pointed.value = ring;
  },
  drag: (from, to) =>
    drag(from as Ring, to as Ring | undefined, marbleAt(position.value, from as Ring) ?? 'vacant'),
};

/** The board that is set up, with every place it ever had. */
export const EditorBoard = (): JSX.Element => {
  const { box } = shape.value;
  return (
    <TableFrame box={box}>
      <Board
        view={view.value}
        cells={cells.value}
        events={events}
        everyPlace
        focus={focus.value}
        onFocus={(ring) => {
          focus.value = ring;
        }}
        motions={undefined}
        steer={steer}
        gridName={words().app.board}
        columnName={words().app.column}
      />
    </TableFrame>
  );
};
