import { settings } from '../storage/settings.ts';
import { isAlert, shakesOf } from './cues.ts';
import type { Cue } from './cues.ts';
import type { Sound } from './tones.ts';
import type * as Synth from './synth.ts';

/** A sound that comes later, in milliseconds, would belong to nothing. */
const TOO_LATE = 400;

let touched = false;
let synth: Promise<typeof Synth> | undefined;

/** What makes the sounds is loaded for those who want to hear any. */
const load = (): Promise<typeof Synth> => (synth ??= import('./synth.ts'));

/** From 0 to 1. */
const volumeOf = (sound: Sound): number => {
  const { moveVolume, alertVolume } = settings.peek();
  return (isAlert(sound) ? alertVolume : moveVolume) / 100;
};

const isOn = (): boolean => 'AudioContext' in window && settings.peek().sound;

/** Browsers let a page be heard and felt only once somebody has done something on it. */
export const listenForTouch = (): void => {
  const touch = (): void => {
    touched = true;
    if (isOn()) load().then(({ wake }) => wake(), forget);
  };
  for (const kind of ['pointerdown', 'pointerup', 'keydown']) {
    window.addEventListener(kind, touch, { capture: true, passive: true });
  }
};

/** Without the network it may not be there; the next touch tries again. */
const forget = (): void => {
  synth = undefined;
};

export const hear = (cues: readonly Cue[]): void => {
  const heard = isOn() && touched ? cues.filter(({ sound }) => volumeOf(sound) > 0) : [];
  if (heard.length === 0) return;
  const asked = performance.now();
  load().then(({ sing }) => {
    if (performance.now() - asked < TOO_LATE) sing(heard, volumeOf);
  }, forget);
};

/** Lets a phone be felt that was touched for it. */
export const feel = (cues: readonly Cue[]): void => {
  const shakes = shakesOf(cues);
  if (shakes.length === 0 || !touched || !settings.peek().vibration) return;
  if ('vibrate' in navigator) navigator.vibrate([...shakes]);
};
