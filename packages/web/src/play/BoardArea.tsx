import { computed, signal, useComputed, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Ring } from '@zertz/rules';
import { Board } from '../board/Board.tsx';
import type { BoardEvents } from '../board/boardView.ts';
import { isDragging } from '../board/drag.ts';
import { listenForGestures } from '../board/gestures.ts';
import { words } from '../i18n/words.ts';
import { current } from '../storage/current.ts';
import { settings } from '../storage/settings.ts';
import {
  fit,
  frame,
  gestures,
  glides,
  isFitted,
  isMoved,
  mayGrow,
  reveal,
  shape,
  table,
} from './camera.ts';
import { cellsOf, quietCells } from './cells.ts';
import {
  habits,
  input,
  isHere,
  motions,
  pointed,
  session,
  shown,
  undo,
  undoOffer,
  viewing,
} from './store.ts';
import { dropFromRing, tapRing } from './taps.ts';
import { hintNow } from './hints.ts';
import { hint } from './tipNow.ts';
import { replies } from './turnPanel.ts';
import { typedNow } from './typedNow.ts';
import { boardView, quietView } from './view.ts';
import type { ViewOptions } from './view.ts';
import { Icon } from '../parts/Icon.tsx';

const active = computed(() => viewing.value === undefined && isHere.value);

const view = computed(() => {
  const { position, last } = shown.value;
  const options: ViewOptions = {
    shape: shape.value,
    labels: settings.value.labels,
    marbleMarks: settings.value.marbleMarks,
    pointed:
      active.value && typedNow.value === undefined ? (pointed.value ?? hint.value) : undefined,
    last,
    replies: replies.value,
    hint: hintNow.value?.kind === 'given' ? hintNow.value : undefined,
    chipText: (preview) =>
      preview.claimed.length > 0 ? words().preview.claim : words().preview.cutOff,
  };
  const drawn = typedNow.value ?? session.value;
  return active.value ? boardView(drawn, options) : quietView(position, options, drawn.refusal);
});

const cells = computed(() =>
  active.value
    ? cellsOf(session.value, current.value.aids.replies)
    : quietCells(shown.value.position),
);

const focus = signal<Ring>(0 as Ring);

const focusOn = (ring: number, byKey: boolean): void => {
  focus.value = ring as Ring;
  if (byKey) reveal(ring);
};

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
  const area = useRef<HTMLElement>(null);
  const middle = useComputed(() => middleOf(shape.value.places.length));
  const stop = shape.value.places[focus.value]?.used === true ? focus.value : middle.value;
  const { box } = shape.value;
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const measure = new ResizeObserver(() => {
      table.value = { width: element.clientWidth, height: element.clientHeight };
    });
    measure.observe(element);
    const end = listenForGestures(element, gestures);
    return () => {
      measure.disconnect();
      end();
    };
  }, []);
  // A visitor who does nothing is shown twice what could be done.
  useSignalEffect(() => {
    const element = area.current;
    if (element === null || hint.value === undefined) return undefined;
    const timer = setTimeout(() => {
      element.dataset['calling'] = '';
    }, IDLE);
    return () => {
      clearTimeout(timer);
      delete element.dataset['calling'];
    };
  });
  // The view is set on the element itself: a hand that moves it must not wait for the board.
  useSignalEffect(() => {
    const { zoom, x, y } = frame.value;
    const element = area.current;
    const board = element?.querySelector<HTMLElement>('.board');
    if (element === null || board === null || board === undefined) return;
    const { width, height } = shape.value.box;
    element.classList.toggle('moved', isMoved.value);
    element.classList.toggle('gliding', glides.value);
    board.style.setProperty('--zoom', String(zoom));
    board.style.transform = isMoved.value
      ? `translate(${(-x / width) * zoom * 100}%, ${(-y / height) * zoom * 100}%) scale(${zoom})`
      : '';
  });
  return (
    <section
      ref={area}
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
        focus={stop}
        onFocus={focusOn}
        motions={motions.value}
        letters={settings.value.shortcuts}
        gridName={words().app.board}
        columnName={words().app.column}
      />
      <FitButton />
      <UndoChip />
    </section>
  );
};

const IDLE = 8000;

const middleOf = (rings: number): number => Math.floor(rings / 2);

/** The way back from wherever the view has gone to. */
const FitButton = (): JSX.Element | null => {
  if (!isMoved.value && !mayGrow.value) return null;
  const name = isFitted.value ? words().view.whole : words().view.fit;
  return (
    <button
      type="button"
      class="fit-button"
      aria-label={name}
      title={name}
      aria-keyshortcuts="0"
      onClick={fit}
    >
      <Icon name={isFitted.value ? 'shrink' : 'fit'} />
    </button>
  );
};

const UndoChip = (): JSX.Element | null => {
  const offer = undoOffer.value;
  if (offer === undefined) return null;
  return (
    <div class="undo-chip">
      <bdi>{words().dock.played(offer.notation)}</bdi>
      <button type="button" class="button small" onClick={() => undo(offer)}>
        <Icon name="undo" />
        {words().dock.undo}
      </button>
    </div>
  );
};
