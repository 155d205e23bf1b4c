/** What can be heard, each made from a few short tones: nothing has to be loaded. */
export const SOUNDS = [
  'place',
  'remove',
  'jump',
  'claim',
  'turn',
  'low',
  'refusal',
  'win',
  'loss',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that begins at once and dies away. Times in seconds. */
export interface Tone {
  readonly at: number;
  readonly hertz: number;
  /** Where the pitch goes while it sounds; the same pitch where there is none. */
  readonly to?: number;
  readonly lasts: number;
  readonly volume: number;
  readonly wave: OscillatorType;
}

const tone = (at: number, hertz: number, lasts: number, more: Partial<Tone> = {}): Tone => ({
  at,
  hertz,
  lasts,
  volume: 0.5,
  wave: 'sine',
  ...more,
});

/** Glass on stone: a high knock and what rings after it. */
const knock = (at: number, hertz: number): readonly Tone[] => [
  tone(at, hertz, 0.06, { wave: 'triangle' }),
  tone(at, hertz * 2.76, 0.09, { volume: 0.16 }),
];

const SEMITONE = 2 ** (1 / 12);

/** `steps`: how many jumps are made, after `from` others; each knocks a semitone higher. */
export const tonesOf = (sound: Sound, steps = 1, from = 0): readonly Tone[] => {
  switch (sound) {
    case 'place':
      return knock(0, 620);
    case 'remove':
      return [tone(0, 240, 0.16, { to: 120, volume: 0.4, wave: 'triangle' })];
    case 'jump':
      return Array.from({ length: steps }, (_, step) =>
        knock(step * 0.14, 520 * SEMITONE ** (from + step)),
      ).flat();
    case 'claim':
      return [tone(0, 587, 0.28), tone(0.12, 880, 0.36)];
    case 'turn':
      return [tone(0, 494, 0.14, { volume: 0.3 }), tone(0.1, 659, 0.2, { volume: 0.3 })];
    case 'low':
      return [tone(0, 1320, 0.05, { wave: 'square', volume: 0.12 })];
    case 'refusal':
      return [tone(0, 150, 0.1, { to: 110, wave: 'triangle' })];
    case 'win':
      return [tone(0, 523, 0.2), tone(0.14, 659, 0.2), tone(0.28, 784, 0.4)];
    case 'loss':
      return [tone(0, 440, 0.24, { volume: 0.4 }), tone(0.18, 330, 0.4, { volume: 0.4 })];
  }
};
