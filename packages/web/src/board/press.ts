import { follow, swallowClick } from './pointer.ts';

/** A finger that rests this long asks what would happen here. */
const REST = 450;
/** A finger is no pen: it moves a little without meaning to. */
const SLIDE = 12;

/**
 * A finger on a ring. The ring is chosen when the finger is lifted; until then a loupe shows which
 * one it is. Sliding off chooses nothing, and neither does resting: that only asks.
 */
export const startPress = (
  event: PointerEvent,
  cell: HTMLElement,
  on: { readonly rest: () => void; readonly leave: () => void },
): void => {
  if (event.pointerType === 'mouse') return;
  const { clientX, clientY } = event;
  let rested = false;
  let slid = false;
  cell.dataset['pressed'] = '';
  const timer = setTimeout(() => {
    rested = true;
    on.rest();
  }, REST);
  const release = (): void => {
    clearTimeout(timer);
    delete cell.dataset['pressed'];
    if (rested) on.leave();
  };
  follow(event, {
    move: (next) => {
      if (slid || Math.hypot(next.clientX - clientX, next.clientY - clientY) < SLIDE) return;
      slid = true;
      release();
    },
    end: () => {
      if (slid || rested) swallowClick();
      if (!slid) release();
    },
    joined: () => {
      if (!slid) release();
      return true;
    },
  });
};
