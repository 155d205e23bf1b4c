import { batch, computed, signal } from '@preact/signals';
import { drawn, withDrawing } from '../board/drawings.ts';
import type { Brush, Drawing } from '../board/drawings.ts';
import { words } from '../i18n/words.ts';
import { shape } from './camera.ts';
import { withKeys } from './keyNames.ts';
import { politely } from './store.ts';

/** What is drawn on the board at hand. It belongs to the position that is shown, and goes with it. */
export const drawings = signal<readonly Drawing[]>([]);
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

const labelOf = (ring: number): string => shape.value.places[ring]?.label ?? '';

export const draw = (drawing: Drawing): void => {
  const next = withDrawing(drawings.value, drawing);
  drawings.value = next.drawings;
  const { arrow, circle, erased } = words().drawing;
  const what =
    drawing.to === undefined
      ? circle(labelOf(drawing.from))
      : arrow(labelOf(drawing.from), labelOf(drawing.to));
  politely.value = next.erased ? erased(what) : what;
};

/** Nothing of this is said: what wiped it away says enough. */
export const wipeDrawings = (): void => {
  batch(() => {
    if (drawings.value.length > 0) drawings.value = [];
    underWay.value = undefined;
    begun.value = undefined;
  });
};

export const eraseAll = (): void => {
  wipeDrawings();
  politely.value = words().drawing.cleared;
};

export const togglePencil = (): void => {
  pencil.value = !pencil.value;
};

export const circleByKey = (ring: number): void => draw(drawn(ring, ring, brush.value));

/** The first press begins an arrow, the second ends it; on the same ring it is given up. */
export const arrowByKey = (ring: number): void => {
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
