import { expect, test } from 'vitest';
import { SOUNDS, tonesOf } from './tones.ts';

test.each(SOUNDS)('%s is short, can be heard and is not too loud', (sound) => {
  const tones = tonesOf(sound);
  expect(tones.length).toBeGreaterThan(0);
  for (const { at, hertz, lasts, volume } of tones) {
    expect(at + lasts).toBeLessThan(0.8);
    expect(hertz).toBeGreaterThan(100);
    expect(volume).toBeLessThanOrEqual(0.5);
  }
});

test('each jump of a chain knocks higher than the one before', () => {
  const knocks = tonesOf('jump', 3).filter(({ wave }) => wave === 'triangle');
  expect(knocks).toHaveLength(3);
  const pitches = knocks.map(({ hertz }) => hertz);
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
});
