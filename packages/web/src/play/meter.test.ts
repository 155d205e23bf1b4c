import { expect, test } from 'vitest';
import { count, PRESETS } from '@zertz/rules';
import { meterOf } from './meter.ts';

test('the meter has a row for every colour and a box for three of each', () => {
  const meter = meterOf(PRESETS.official, count(2, 1, 0));
  expect(meter.rows.map((row) => row.need)).toEqual([4, 5, 6]);
  expect(meter.box).toBe(3);
  expect(meter.missing).toEqual(count(2, 0, 0));
  expect(meter.rows[0]?.sockets).toEqual(['filled', 'filled', 'next', 'empty']);
});

test('blitz has smaller rows and a smaller box', () => {
  const meter = meterOf(PRESETS.blitz, count(0, 0, 0));
  expect([meter.box, ...meter.rows.map((row) => row.need)]).toEqual([2, 3, 4, 5]);
});

test('a gain and a loss are shown before they happen', () => {
  const gain = meterOf(PRESETS.official, count(2, 1, 0), count(1, 0, 0));
  expect(gain.rows[0]?.sockets).toEqual(['filled', 'filled', 'gain', 'next']);
  const loss = meterOf(PRESETS.official, count(2, 1, 0), count(0, 0, 0), count(0, 1, 0));
  expect(loss.rows[1]?.sockets[0]).toBe('loss');
});

test('a goal that is reached is marked and nothing is missing', () => {
  const meter = meterOf(PRESETS.official, count(4, 0, 0));
  expect(meter.rows.map((row) => row.won)).toEqual([true, false, false]);
  expect(meter.missing).toEqual(count(0, 0, 0));
  expect(meterOf(PRESETS.official, count(3, 3, 3)).boxWon).toBe(true);
});

test('two goals equally near: the one of a single colour is named', () => {
  expect(meterOf(PRESETS.official, count(2, 2, 3)).missing).toEqual(count(2, 0, 0));
});
