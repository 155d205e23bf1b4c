import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { parseRing, positionOf } from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import { Board } from '../board/Board.tsx';
import type { BoardEvents, BoardView } from '../board/boardView.ts';
import { isDragging } from '../board/drag.ts';
import { oriented } from '../board/orientation.ts';
import { words } from '../i18n/words.ts';
import { cellsOf, quietCells } from '../play/cells.ts';
import { shapeOf } from '../play/shape.ts';
import { dropFromRing, tapRing } from '../play/taps.ts';
import { boardView, quietView } from '../play/view.ts';
import type { ViewOptions } from '../play/view.ts';
import { settings } from '../storage/settings.ts';
import { HABITS, lastTurn, stepOf } from './attempt.ts';
import { attempt, hinted, input, motions, pointed } from './store.ts';

const shape = computed(() => {
  const { board, rings } = attempt.value.session.game.start;
  const { mirror, turn } = settings.value;
  // The outline is that of the whole board, though lessons begin with rings already gone.
  return oriented(shapeOf(board, board.rings.union(rings)), { mirror, turn });
});

/** Whether turns can be made on the board now. */
const active = computed(() => {
  const { answer, begun, done, pending, session } = attempt.value;
  const turned = lastTurn(session) !== lastTurn(begun);
  const over = turned && (done || answer?.kind === 'wrong');
  return pending === undefined && !over && stepOf(attempt.value)?.asksColour !== true;
});

const view = computed((): BoardView => {
  const { session } = attempt.value;
  const options: ViewOptions = {
    shape: shape.value,
    labels: settings.value.labels === 'off' ? 'off' : 'every',
    marbleMarks: settings.value.marbleMarks,
    pointed: active.value ? pointed.value : undefined,
    last: lastTurn(session),
    chipText: (preview) =>
      preview.claimed.length > 0 ? words().preview.claim : words().preview.cutOff,
  };
  const plain = active.value
    ? readable(boardView(session, options))
    : quietView(positionOf(session.game), options, session.refusal);
  return hinted.value ? withHint(plain) : plain;
});

/** Without dots over the names of rings, which the lessons speak of; a ghost tells the same. */
const readable = (plain: BoardView): BoardView =>
  plain.labels !== 'every' || attempt.value.session.draft.marble === undefined
    ? plain
    : {
        ...plain,
        rings: plain.rings.map((ring) => ({
          ...ring,
          marks: ring.marks.filter((mark) => mark !== 'can-place'),
        })),
      };

/** The rings that the hint speaks of, marked. */
const withHint = (plain: BoardView): BoardView => {
  const { board } = attempt.value.session.draft.position;
  const rings = new Set(stepOf(attempt.value)?.hint.map((label) => parseRing(board, label)));
  return {
    ...plain,
    rings: plain.rings.map((ring, index) =>
      rings.has(index as Ring) ? { ...ring, marks: [...ring.marks, 'chosen'] } : ring,
    ),
  };
};

const cells = computed(() => {
  const { session } = attempt.value;
  return active.value ? cellsOf(session) : quietCells(positionOf(session.game));
});

const focus = signal(18);

const events: BoardEvents = {
  tap: (ring) => {
    if (isDragging() || stepOf(attempt.value)?.asksColour === true) return;
    input((now) => tapRing(now, ring as Ring, HABITS));
  },
  point: (ring) => {
    pointed.value = ring as Ring | undefined;
  },
  drag: (from, to) =>
    input((now) => dropFromRing(now, from as Ring, to as Ring | undefined, HABITS)),
};

/** The board of a lesson: the same as in a game, over another turn. */
export const LessonBoard = (): JSX.Element => {
  const { box } = shape.value;
  return (
    <section
      class="table"
      id="board"
      aria-label={words().app.board}
      tabIndex={-1}
      style={{ '--ratio': box.width / box.height, '--high': box.height / 100 }}
    >
      <Board
        view={view.value}
        cells={cells.value}
        events={events}
        focus={focus.value}
        onFocus={(ring) => {
          focus.value = ring;
        }}
        motions={motions.value}
        letters={settings.value.shortcuts}
        gridName={words().app.board}
        columnName={words().app.column}
      />
    </section>
  );
};
