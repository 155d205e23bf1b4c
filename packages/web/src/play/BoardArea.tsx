import { computed, signal, useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { positionOf } from '@zertz/rules';
import type { Played, Position, Ring } from '@zertz/rules';
import { Board } from '../board/Board.tsx';
import type { BoardEvents } from '../board/boardView.ts';
import { isDragging } from '../board/drag.ts';
import { en } from '../i18n/en.ts';
import { settings } from '../storage/settings.ts';
import { cellsOf, quietCells } from './cells.ts';
import { shapeOf } from './shape.ts';
import {
  game,
  habits,
  input,
  isHere,
  motions,
  pointed,
  session,
  undo,
  undoOffer,
  viewing,
} from './store.ts';
import { dropFromRing, tapRing } from './taps.ts';
import { boardView, quietView } from './view.ts';
import type { ViewOptions } from './view.ts';
import { Icon } from '../parts/Icon.tsx';

const shape = computed(() => shapeOf(game.value.start.board, game.value.start.rings));

/** The turn whose marks are shown, and the position it led to. */
const shown = computed((): { position: Position; last: Played | undefined } => {
  const { history, start } = game.value;
  const ply = viewing.value;
  if (ply === undefined) {
    return { position: positionOf(game.value), last: history[history.length - 1] };
  }
  const last = history[ply - 1];
  return { position: last?.after ?? start, last };
});

const active = computed(() => viewing.value === undefined && isHere.value);

const view = computed(() => {
  const { position, last } = shown.value;
  const options: ViewOptions = {
    shape: shape.value,
    labels: settings.value.labels,
    marbleMarks: settings.value.marbleMarks,
    pointed: active.value ? pointed.value : undefined,
    last,
    chipText: (preview) => (preview.claimed.length > 0 ? en.preview.claim : en.preview.cutOff),
  };
  return active.value
    ? boardView(session.value, options)
    : quietView(position, options, session.value.refusal);
});

const cells = computed(() =>
  active.value ? cellsOf(session.value) : quietCells(shown.value.position),
);

const focus = signal<Ring>(0 as Ring);

const events: BoardEvents = {
  tap: (ring) => {
    if (!isDragging()) input((now) => tapRing(now, ring as Ring, habits()));
  },
  point: (ring) => {
    pointed.value = ring as Ring | undefined;
  },
  drag: (from, to) =>
    input((now) => dropFromRing(now, from as Ring, to as Ring | undefined, habits())),
};

export const BoardArea = (): JSX.Element => {
  const middle = useComputed(() => middleOf(shape.value.places.length));
  const stop = shape.value.places[focus.value]?.used === true ? focus.value : middle.value;
  const { box } = shape.value;
  return (
    <section
      class="table"
      id="board"
      aria-label={en.app.board}
      tabIndex={-1}
      style={{ '--ratio': box.width / box.height, '--high': box.height / 100 }}
    >
      <Board
        view={view.value}
        cells={cells.value}
        events={events}
        focus={stop}
        onFocus={(ring) => {
          focus.value = ring as Ring;
        }}
        motions={motions.value}
        letters={settings.value.shortcuts}
        gridName={en.app.board}
        columnName={en.app.column}
      />
      <UndoChip />
    </section>
  );
};

const middleOf = (rings: number): number => Math.floor(rings / 2);

const UndoChip = (): JSX.Element | null => {
  const offer = undoOffer.value;
  if (offer === undefined) return null;
  return (
    <div class="undo-chip">
      <bdi>{en.dock.played(offer.notation)}</bdi>
      <button type="button" class="button small" onClick={() => undo(offer)}>
        <Icon name="undo" />
        {en.dock.undo}
      </button>
    </div>
  );
};
