import { settings } from '../storage/settings.ts';
import { tonesOf } from './tones.ts';
import type { Sound } from './tones.ts';

const VOLUMES = { off: 0, quiet: 0.25, normal: 0.6, loud: 1 } as const;

let context: AudioContext | undefined;
let touched = false;

/** Browsers let a page be heard only once somebody has done something on it. */
export const listenForTouch = (): void => {
  const touch = (): void => {
    touched = true;
    void context?.resume();
  };
  for (const kind of ['pointerdown', 'keydown']) {
    window.addEventListener(kind, touch, { capture: true, once: true });
  }
};

/** Sounds at once, or not at all: a sound that comes late would belong to nothing. */
export const sound = (what: Sound, steps = 1): void => {
  const volume = VOLUMES[settings.peek().sound];
  if (volume === 0 || !touched || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { at, hertz, to = hertz, lasts, volume: loud, wave } of tonesOf(what, steps)) {
    const begins = currentTime + at;
    const ends = begins + lasts;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud * volume * 0.5, begins);
    gain.gain.exponentialRampToValueAtTime(0.0001, ends);
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(hertz, begins);
    source.frequency.exponentialRampToValueAtTime(to, ends);
    source.connect(gain).connect(destination);
    source.start(begins);
    source.stop(ends);
  }
};
