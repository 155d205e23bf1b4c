import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Brush, Drawing } from '@zertz/art';
import { drawn, withDrawing } from '../board/drawings.ts';
import { words } from '../i18n/words.ts';
import { shape } from './camera.ts';
import { withKeys } from './keyNames.ts';
import { politely, shown } from './store.ts';

/** What is drawn on the table. It belongs to the position that is shown, and goes with it. */
export const drawings = signal<readonly Drawing[]>([]);

/** What is drawn on: the table, or another board whose page is open. */
export interface Sheet {
  readonly drawings: ReadonlySignal<readonly Drawing[]>;
  readonly set: (drawings: readonly Drawing[]) => void;
  readonly labelOf: (ring: number) => string;
}

const TABLE: Sheet = {
  drawings,
  set: (next) => {
    drawings.value = next;
  },
  labelOf: (ring) => shape.value.places[ring]?.label ?? '',
};

const sheet = signal(TABLE);
/** What is drawn on the board at hand. */
export const drawnHere = computed(() => sheet.value.drawings.value);

/** From now on another board is drawn on, until that is ended. */
export const drawOn = (other: Sheet): (() => void) => {
  sheet.value = other;
  return () => {
    giveUpAll();
    sheet.value = TABLE;
  };
};
/** A finger or the left button draws and does not play. */
export const pencil = signal(false);
/** Which brush the pencil and the keys have. */
export const brush = signal<Brush>('solid');
/** What the pointer would draw. */
const underWay = signal<Drawing | undefined>(undefined);
/** Where an arrow begins that is drawn by keys. */
const begun = signal<number | undefined>(undefined);

export const pending = computed(
  () =>
    underWay.value ??
    (begun.value === undefined ? undefined : drawn(begun.value, begun.value, brush.value)),
);

export const showPending = (drawing: Drawing | undefined): void => {
  underWay.value = drawing;
};

const labelOf = (ring: number): string => sheet.value.labelOf(ring);

export const draw = (drawing: Drawing): void => {
  const next = withDrawing(drawnHere.value, drawing);
  sheet.value.set(next.drawings);
  const { arrow, circle, erased } = words().drawing;
  const what =
    drawing.to === undefined
      ? circle(labelOf(drawing.from))
      : arrow(labelOf(drawing.from), labelOf(drawing.to));
  politely.value = next.erased ? erased(what) : what;
};

/** What is under way is not drawn. */
const giveUpAll = (): void => {
  underWay.value = undefined;
  begun.value = undefined;
};

/** Nothing of this is said: what wiped it away says enough. */
export const wipeDrawings = (): void => {
  batch(() => {
    if (drawings.value.length > 0) drawings.value = [];
    giveUpAll();
  });
};

/** What is drawn on the table is about one position, and goes with it, whatever page is open. */
export const followPosition = (): void => {
  let drawnOn = shown.peek().position;
  effect(() => {
    const { position } = shown.value;
    if (position === drawnOn) return;
    drawnOn = position;
    untracked(() => {
      if (drawings.value.length > 0) drawings.value = [];
      if (sheet.value === TABLE) giveUpAll();
    });
  });
};

export const eraseAll = (): void => {
  batch(() => {
    if (drawnHere.value.length > 0) sheet.value.set([]);
    giveUpAll();
  });
  politely.value = words().drawing.cleared;
};

export const togglePencil = (): void => {
  pencil.value = !pencil.value;
};

/** Around the ring that has the focus, or from it. */
export const drawAtFocus = (arrow: boolean): void => {
  const here = document.activeElement;
  const number = here instanceof HTMLElement ? here.dataset['number'] : undefined;
  if (number !== undefined) (arrow ? arrowByKey : circleByKey)(Number(number));
};

const circleByKey = (ring: number): void => draw(drawn(ring, ring, brush.value));

/** The first press begins an arrow, the second ends it; on the same ring it is given up. */
const arrowByKey = (ring: number): void => {
  const from = begun.value;
  if (from === undefined) {
    begun.value = ring;
    politely.value = withKeys(words().drawing.begun(labelOf(ring)));
    return;
  }
  begun.value = undefined;
  if (from === ring) politely.value = words().drawing.givenUp;
  else draw(drawn(from, ring, brush.value));
};

/** Whether there was an arrow to be given up. */
export const giveUpArrow = (): boolean => {
  if (begun.value === undefined) return false;
  begun.value = undefined;
  politely.value = words().drawing.givenUp;
  return true;
};
