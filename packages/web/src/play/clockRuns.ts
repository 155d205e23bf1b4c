import { computed, effect, signal, untracked } from '@preact/signals';
import type { Player } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { page } from '../pages/router.ts';
import { current, elsewhere } from '../storage/current.ts';
import { clock, leftOn, pressed, TENTHS_BELOW } from './clock.ts';
import { assertively, game, isHere, loseOnTimeNow, solo, toMove } from './store.ts';

/** When it was last written down, and for which game, while it runs. */
let since: { readonly time: number; readonly id: string } | undefined;
/** Counts whenever what can be read on the clock has changed. */
const beat = signal(0);
const hidden = signal(document.hidden);

/** Against the computer time stands still while nobody sees the clock; between people it goes on. */
const paused = computed(
  () => elsewhere.value || (solo.value && (hidden.value || page.value?.route !== 'play')),
);

const runs = computed(
  () =>
    clock.value !== undefined &&
    game.value.outcome === undefined &&
    game.value.history.length > 0 &&
    !paused.value,
);

const now = () => ({ time: performance.now(), id: current.peek().id });

const elapsed = (): number =>
  since === undefined || since.id !== current.peek().id ? 0 : performance.now() - since.time;

/** What a player has now. */
export const leftNow = (player: Player): number | undefined => {
  void beat.value;
  const written = clock.value;
  if (written === undefined) return undefined;
  return leftOn({ ...written, spent: written.spent + elapsed() }, player, toMove.value);
};

/** Writes down what was used, so that it is kept. */
const bank = (): void => {
  const written = clock.peek();
  if (written === undefined || since === undefined) return;
  clock.value = { ...written, spent: written.spent + elapsed() };
  since = now();
};

let warned: unknown;

const warn = (left: number): void => {
  const turn = game.value.history.length;
  if (left >= TENTHS_BELOW || warned === turn || !isHere.value) return;
  warned = turn;
  assertively.value = words().clock.tenSeconds;
};

/**
 * The next change that can be seen: of a second, or of a tenth near the end. In a hidden tab nothing is
 * seen, so the clock sleeps until it has something to say.
 */
const untilNext = (left: number): number => {
  if (hidden.peek() && left > TENTHS_BELOW) return left - TENTHS_BELOW + 1;
  const step = left <= TENTHS_BELOW ? 100 : 1000;
  return left % step || step;
};

export const runClock = (): void => {
  document.addEventListener('visibilitychange', () => {
    hidden.value = document.hidden;
  });
  window.addEventListener('pagehide', () => bank());
  effect(() => {
    const { history } = game.value;
    untracked(() => {
      if (clock.value === undefined) return;
      bank();
      clock.value = pressed(clock.value, history);
    });
  });
  effect(() => {
    if (!runs.value) return undefined;
    // Shown again, it is drawn at once.
    void hidden.value;
    const mover = toMove.value;
    since = now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      beat.value += 1;
      const left = leftNow(mover) ?? 0;
      if (left <= 0) loseOnTimeNow();
      else {
        warn(left);
        timer = setTimeout(tick, untilNext(left));
      }
    };
    untracked(tick);
    return () => {
      clearTimeout(timer);
      bank();
      since = undefined;
    };
  });
};
