import { signal, useComputed, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Ring } from '@zertz/rules';
import { Board } from '../board/Board.tsx';
import type { BoardEvents } from '../board/boardEvents.ts';
import { isDragging } from '../board/drag.ts';
import { listenForGestures } from '../board/gestures.ts';
import { words } from '../i18n/words.ts';
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
import { cells, view } from './boardNow.ts';
import { shortcutOf, steer } from './keyNames.ts';
import { habits, input, motions, pointed, undo, undoOffer } from './store.ts';
import { dropFromRing, refuse, tapRing } from './taps.ts';
import { drawings, pencil, pending, wipeDrawings } from './drawings.ts';
import { drawOver } from './drawOver.ts';
import { hint } from './tipNow.ts';
import { ZenChip } from './ZenChip.tsx';
import { Icon } from '../parts/Icon.tsx';
import { TableFrame } from '../parts/TableFrame.tsx';

const focus = signal<Ring>(0 as Ring);

const focusOn = (ring: number, byKey: boolean): void => {
  focus.value = ring as Ring;
  if (byKey) reveal(ring);
};

const events: BoardEvents = {
  tap: (ring, byPointer) => {
    if (isDragging()) return;
    const off = byPointer && settings.value.input === 'drag';
    input((now) =>
      off ? refuse(now, { code: 'taps-off' }) : tapRing(now, ring as Ring, habits()),
    );
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
    const endPencil = drawOver(element, shape, wipeDrawings);
    return () => {
      measure.disconnect();
      end();
      endPencil();
    };
  }, []);
  useSignalEffect(() => {
    area.current?.classList.toggle('pencil', pencil.value);
  });
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
    <TableFrame area={area} box={box}>
      <Board
        view={view.value}
        cells={cells.value}
        events={events}
        focus={stop}
        onFocus={focusOn}
        motions={motions.value}
        steer={steer}
        drawings={drawings.value}
        pending={pending.value}
        gridName={words().app.board}
        columnName={words().app.column}
      />
      <FitButton />
      <UndoChip />
      <ZenChip />
    </TableFrame>
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
      aria-keyshortcuts={shortcutOf('fit')}
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
