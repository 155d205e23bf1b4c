import type { Cue } from './cues.ts';
import { tonesOf } from './tones.ts';
import type { Sound } from './tones.ts';

let context: AudioContext | undefined;

/** Made by a tap or a key, as browsers let nothing else make a page be heard. */
export const wake = (): void => {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
};

/** Makes the tones of all cues, each as loud, from 0 to 1, as its sound is wanted. */
export const sing = (
  cues: readonly Cue[],
  volumeOf: (sound: Sound) => number,
  by = context,
): void => {
  if (by === undefined) return;
  const { currentTime, destination } = by;
  for (const { sound, at: after, from, steps } of cues) {
    for (const tone of tonesOf(sound, steps, from)) {
      const { at, hertz, to = hertz, lasts, volume: loud, wave } = tone;
      const begins = currentTime + after + at;
      const ends = begins + lasts;
      const gain = by.createGain();
      gain.gain.setValueAtTime(loud * volumeOf(sound) * 0.5, begins);
      gain.gain.exponentialRampToValueAtTime(0.0001, ends);
      const source = by.createOscillator();
      source.type = wave;
      source.frequency.setValueAtTime(hertz, begins);
      source.frequency.exponentialRampToValueAtTime(to, ends);
      source.connect(gain).connect(destination);
      source.start(begins);
      source.stop(ends);
    }
  }
};
