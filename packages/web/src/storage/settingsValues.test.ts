import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from './settingsValues.ts';

const read = (stored: object) => readSettings(JSON.stringify(stored));

test('what was written is read again', () => {
  const changed = {
    ...DEFAULT_SETTINGS,
    table: 'walnut',
    tilt: true,
    textSize: 130,
    motion: 'slow',
    moveVolume: 0,
    keys: { zen: 'KeyY' },
  } as const;
  expect(read(changed)).toEqual(changed);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"theme":'],
  ['no object', '"ink"'],
  ['a list', '[1, 2]'],
])('%s gives the defaults', (_, text) => {
  expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test.each([
  ['theme', 'neon'],
  ['table', 'system'],
  ['tilt', 'yes'],
  ['turn', 7],
  ['textSize', 110],
  ['moveVolume', 101],
  ['alertVolume', 12.5],
  ['autoCapture', -1],
  ['input', null],
  ['hand', 'both'],
  ['keys', 'KeyY'],
  ['verbosity', 3],
] as const)('a strange value of %s falls back to its default', (name, value) => {
  const settings = read({ labels: 'every', [name]: value });
  expect(settings[name]).toEqual(DEFAULT_SETTINGS[name]);
  expect(settings.labels).toBe('every');
});

test('names that are no settings are left out', () => {
  expect(read({ colour: 'red', constructor: 1, toString: 2 })).toEqual(DEFAULT_SETTINGS);
});

describe('what an earlier version stored', () => {
  test('motion that was on or off', () => {
    expect(read({ motion: false }).motion).toBe('off');
    expect(read({ motion: true }).motion).toBe('normal');
  });

  test.each([
    ['off', false, 60],
    ['quiet', true, 25],
    ['normal', true, 60],
    ['loud', true, 100],
    ['shrill', true, 60],
  ])('sound that was %s', (sound, on, volume) => {
    expect(read({ sound })).toMatchObject({
      sound: on,
      moveVolume: volume,
      alertVolume: volume,
    });
  });

  test('one confirmation for games with and without a clock', () => {
    expect(read({ confirm: 'on' }).confirmClock).toBe('on');
    expect(read({ confirm: 'on', confirmClock: 'off' }).confirmClock).toBe('off');
  });
});
