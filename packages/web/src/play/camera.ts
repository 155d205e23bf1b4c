import { batch, computed, effect, signal } from '@preact/signals';
import { boxAround, oriented, shapeOf } from '@zertz/art';
import { isUntouched } from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import type { GestureEvents } from '../board/gestures.ts';
import {
  clamped,
  fitted,
  isSame,
  isWhole,
  panned,
  revealed,
  WHOLE,
  zoomed,
} from '../board/frame.ts';
import type { Frame, Point, Room } from '../board/frame.ts';
import { words } from '../i18n/words.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { game, gameStart, politely, shown } from './store.ts';

/** How the board is looked at: which way up, how near, and around which point. */

/**
 * A game keeps the outline it began with. A position from the middle of one does not tell which of
 * its missing rings were ever there, so it is shown within the whole board.
 */
const upright = computed(() => {
  const { board, rings } = gameStart.value;
  return shapeOf(board, isUntouched(gameStart.value) ? rings : board.rings);
});

export const shape = computed(() => {
  const { turn, mirror } = settings.value;
  return oriented(upright.value, { turn, mirror });
});

export const frame = signal<Frame>(WHOLE);
/** The view goes to where it is, and does not follow a hand. */
export const glides = signal(true);
/** The size of the table in pixels. */
export const table = signal({ width: 1, height: 1 });

/** Pixels to a unit of the board when it is seen whole. */
const scale = computed(() => {
  const { box } = shape.value;
  return Math.min(table.value.width / box.width, table.value.height / box.height);
});

const room = computed((): Room => ({
  width: table.value.width / scale.value,
  height: table.value.height / scale.value,
}));

const left = computed(() => {
  const { rings } = shown.value.position;
  return shape.value.places.filter(({ ring }) => rings.has(ring as Ring));
});

const fittedNow = computed(() =>
  left.value.length === 0 ? WHOLE : fitted(boxAround(left.value), shape.value.box, room.value),
);

const fromMiddle = ({ x, y }: Point): Point => {
  const { box } = shape.value;
  return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
};

export const isMoved = computed(() => !isWhole(frame.value));
export const isFitted = computed(() => isMoved.value && isSame(frame.value, fittedNow.value));
/** Fitting would show the rings that are left a good deal larger. */
export const mayGrow = computed(() => fittedNow.value.zoom >= 1.25);

const look = (next: Frame, gliding: boolean): void => {
  batch(() => {
    glides.value = gliding;
    frame.value = clamped(next, left.value.map(fromMiddle), room.value);
  });
};

const inUnits = ({ x, y }: Point): Point => ({ x: x / scale.value, y: y / scale.value });

const MIDDLE: Point = { x: 0, y: 0 };
const STEP = 1.4;

export const zoomIn = (): void => look(zoomed(frame.value, STEP, MIDDLE), true);
export const zoomOut = (): void => look(zoomed(frame.value, 1 / STEP, MIDDLE), true);

/** The rings that are left fill the table; if they do already, the whole board is shown. */
export const fit = (): void => look(isFitted.value ? WHOLE : fittedNow.value, true);

/** Brings a ring into view that the focus has gone to. */
export const reveal = (ring: number): void => {
  const place = shape.value.places[ring];
  if (place === undefined || !isMoved.value) return;
  look(revealed(frame.value, fromMiddle(place), room.value), true);
};

export const gestures: GestureEvents = {
  zoom: (factor, at) => look(zoomed(frame.value, factor, inUnits(at)), false),
  pan: (by) => look(panned(frame.value, inUnits(by)), false),
  doubleTap: fit,
  mayPan: () => isMoved.value,
};

export const turnBoard = (steps: number): void => {
  const turn = (settings.value.turn + steps + 6) % 6;
  changeSettings({ turn });
  politely.value = words().view.turned(turn * 60);
};

export const mirrorBoard = (): void => {
  const mirror = !settings.value.mirror;
  changeSettings({ mirror });
  politely.value = mirror ? words().view.mirrored : words().view.unmirrored;
};

/** Keeps the view in step with the game: fresh boards are seen whole, and turns may make it grow. */
export const followGame = (): void => {
  let seen: readonly unknown[] = [];
  effect(() => {
    const grows = settings.value.grow === 'turns';
    const now = [shape.value, table.value, grows, game.value.history.length];
    if (now.every((value, index) => value === seen[index])) return;
    if (grows) look(fittedNow.peek(), true);
    else look(now[0] === seen[0] ? frame.peek() : WHOLE, true);
    seen = now;
  });
};
