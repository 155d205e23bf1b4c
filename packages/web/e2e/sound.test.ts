import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { F1 } from './fixtures.ts';
import { DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** Counts tones and what a phone would be felt to do, as nobody listens and holds one. */
const count = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard = { tones: 0, shakes: [] as unknown[] };
    Object.assign(window, { heard });
    const method = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start');
    const start = method?.value as (...args: unknown[]) => void;
    Object.defineProperty(AudioScheduledSourceNode.prototype, 'start', {
      value(this: AudioScheduledSourceNode, ...args: unknown[]) {
        heard.tones += 1;
        start.apply(this, args);
      },
    });
    Object.defineProperty(Navigator.prototype, 'vibrate', {
      value: (pattern: unknown) => heard.shakes.push(pattern),
    });
  });

interface Heard {
  readonly tones: number;
  readonly shakes: readonly unknown[];
}

const heard = ({ page }: Table): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);

const tones = async (table: Table): Promise<number> => (await heard(table)).tones;

test('a turn is heard, unless the sound is off', async () => {
  const table = await open(DESKTOP, { at: '#p=official', before: count });
  expect(await tones(table)).toBe(0);
  await table.place('Wd4');
  await until(() => tones(table)).toBeGreaterThan(0);
  const before = await tones(table);
  await table.page.keyboard.press('m');
  await table.remove('a1');
  await until(() => table.moves()).toHaveLength(1);
  expect(await tones(table)).toBe(before);
  await table.page.keyboard.press('m');
  await table.place('Gd5');
  await until(() => tones(table)).toBeGreaterThan(before);
});

test('a phone shakes for a marble, a ring and a refusal', async () => {
  const table = await open(PHONE, { at: F1, before: count });
  await table.place('Gc4');
  await table.tap('e4');
  await table.tap('d6');
  await until(async () => (await heard(table)).shakes).toEqual([[8], [8, 30, 8], [12]]);
  await table.visit('/settings');
  await table.press(table.page.locator('summary', { hasText: 'Motion and sound' }));
  await table.press(table.page.getByRole('switch', { name: 'Vibration' }));
  await table.visit(F1);
  await table.place('Gc4');
  await until(() => table.says('c4')).toContain('just placed');
  expect((await heard(table)).shakes).toEqual([]);
});
