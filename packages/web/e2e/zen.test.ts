import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { preset } from './fixtures.ts';
import { overflow } from './fit.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const seen = ({ page }: Table, selector: string): Promise<number> =>
  page.locator(selector).filter({ visible: true }).count();

describe.each(BOTH)('$name', (look) => {
  test('zen leaves the board, the dock and the meters, and the chip leaves zen', async () => {
    const table = await open(look, { at: preset('official') });
    const before = (await table.page.locator('#board').boundingBox())!;
    await table.menu('Zen');
    await until(() => seen(table, '.top')).toBe(0);
    expect(await seen(table, '.moves, .steps, .rules-card, .edge-label')).toBe(0);
    expect(await seen(table, '.meter')).toBe(2);
    expect(await seen(table, '.dock .confirm')).toBe(1);
    const now = (await table.page.locator('#board').boundingBox())!;
    expect(now.height).toBeGreaterThan(before.height);
    expect(await overflow(table)).toBe(0);
    await table.place('Gd4');
    // Esc belongs to the turn.
    await table.page.keyboard.press('Escape');
    await until(() => table.says('d4')).toBe('d4, empty, held by 6');
    expect(await seen(table, '.top')).toBe(0);
    await table.page.reload();
    await table.place('Gd4');
    await table.remove('a1');
    await until(() => table.ringsLeft()).toBe(36);
    await table.press(table.button('Leave zen'));
    await until(() => seen(table, '.top')).toBe(1);
    expect(await seen(table, '.zen-chip')).toBe(0);
  });

  test('UX 48 axe finds nothing in zen', async () => {
    const table = await open(look, {
      at: preset('official'),
      settings: { zen: true },
      context: { reducedMotion: 'reduce' },
    });
    expect(await finds(table)).toEqual([]);
  });
});

test('Z goes into zen and out of it, and other pages have their bar', async () => {
  const table = await open(DESKTOP, { at: preset('official') });
  await table.page.keyboard.press('z');
  await until(() => seen(table, '.top')).toBe(0);
  expect(await table.said()).toBe('Zen: only the board and what a turn needs.');
  await table.visit('/rules');
  expect(await seen(table, '.top')).toBe(1);
  await table.visit('');
  expect(await seen(table, '.top')).toBe(0);
  await table.page.keyboard.press('z');
  await until(() => seen(table, '.top')).toBe(1);
});

test('UX 70 clocks stay in zen unless they are hidden on purpose', async () => {
  for (const [zenClocks, clocks] of [
    [true, 2],
    [false, 0],
  ] as const) {
    const table = await open(DESKTOP, { at: preset('official'), settings: { zenClocks } });
    await table.press(table.button('New game'));
    await table.press(table.dialog.locator('.time-choice label').nth(1));
    await table.press(table.dialog.locator('.dialog-foot .accent'));
    await until(() => seen(table, '.clock')).toBe(2);
    await table.page.keyboard.press('z');
    await until(() => seen(table, '.top')).toBe(0);
    expect(await seen(table, '.clock')).toBe(clocks);
    expect(await seen(table, '.zen-chip')).toBe(1);
  }
});
