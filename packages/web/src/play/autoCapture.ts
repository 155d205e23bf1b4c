import { effect, signal } from '@preact/signals';
import type { Game } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { atTheTable } from '../pages/router.ts';
import { elsewhere } from '../storage/current.ts';
import { settings } from '../storage/settings.ts';
import { dialog } from './dialogs.ts';
import { game, input, politely } from './store.ts';
import { confirm } from './taps.ts';
import { open, paths, playing, stage } from './turnPanel.ts';

/** A capture is about to play itself. */
export const playsItself = signal(false);

/** It is the only thing that can be done. */
const isOnly = (): boolean =>
  playing.value &&
  stage.value === 'capture' &&
  paths.value.length === 1 &&
  open.value.marbles.length === 0;

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Plays captures that leave no choice, after the time chosen; any input leaves them to the player. */
export const followCaptures = (): void => {
  let left: Game | undefined;
  effect(() => {
    playsItself.value = false;
    const delay = settings.value.autoCapture;
    const now = game.value;
    const free = atTheTable.value && dialog.value === undefined && !elsewhere.value;
    if (delay === 0 || !free || now === left || !isOnly()) return undefined;
    const stop = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      stop.abort();
      playsItself.value = false;
    };
    const timer = setTimeout(() => {
      end();
      input((session) => confirm(session));
    }, delay);
    for (const kind of INPUTS) {
      window.addEventListener(
        kind,
        () => {
          left = now;
          end();
        },
        { capture: true, passive: true, signal: stop.signal },
      );
    }
    playsItself.value = true;
    politely.value = `${politely.peek()} ${words().access.playsItself}`;
    return end;
  });
};
