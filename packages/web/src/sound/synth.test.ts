import { expect, test } from 'vitest';
import type { Cue } from './cues.ts';
import { sing } from './synth.ts';
import { tonesOf } from './tones.ts';

/** What a context was asked for: pitch, beginning and loudness of each tone. */
class FakeContext {
  readonly currentTime = 10;
  readonly destination = {};
  readonly tones: { hertz: number; begins: number; loud: number }[] = [];

  createGain() {
    const tone = { hertz: 0, begins: 0, loud: 0 };
    this.tones.push(tone);
    return {
      gain: {
        setValueAtTime: (loud: number) => {
          tone.loud = loud;
        },
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: () => undefined,
    };
  }

  createOscillator() {
    const tone = this.tones.at(-1)!;
    return {
      type: '',
      frequency: {
        setValueAtTime: (hertz: number) => {
          tone.hertz = hertz;
        },
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: (gain: object) => gain,
      start: (begins: number) => {
        tone.begins = begins;
      },
      stop: () => undefined,
    };
  }
}

const sung = (cues: readonly Cue[], volume: number) => {
  const context = new FakeContext();
  sing(cues, () => volume, context as unknown as AudioContext);
  return context.tones;
};

test.each(['place', 'claim', 'refusal'] as const)('%s sounds as it was made', (sound) => {
  expect(sung([{ sound, at: 0 }], 1).map(({ hertz }) => hertz)).toEqual(
    tonesOf(sound).map(({ hertz }) => hertz),
  );
});

test('a cue that comes later begins later', () => {
  const [first] = sung([{ sound: 'remove', at: 0.5 }], 1);
  expect(first!.begins).toBeCloseTo(10.5);
});

test('the third jump alone is as high as it is in its chain', () => {
  const chain = sung([{ sound: 'jump', at: 0, steps: 3 }], 1);
  const third = sung([{ sound: 'jump', at: 0, from: 2, steps: 1 }], 1);
  expect(third.map(({ hertz }) => hertz)).toEqual(chain.slice(-2).map(({ hertz }) => hertz));
});

test('half the volume is half as loud', () => {
  const [loud] = sung([{ sound: 'place', at: 0 }], 1);
  const [quiet] = sung([{ sound: 'place', at: 0 }], 0.5);
  expect(quiet!.loud).toBeCloseTo(loud!.loud / 2);
});

test('before anything was touched nothing is made', () => {
  expect(() => sing([{ sound: 'place', at: 0 }], () => 1)).not.toThrow();
});
