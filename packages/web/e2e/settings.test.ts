import { describe, expect, test } from 'vitest';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const theme = ({ page }: Table): Promise<string | null> =>
  page.locator('html').getAttribute('data-theme');

describe.each(BOTH)('$name', (look) => {
  test('settings apply at once, to the board beside them too, and are kept', async () => {
    const table = await open(look, { at: '/settings' });
    for (const [name, value] of [
      ['Walnut', 'walnut'],
      ['Paper', 'paper'],
      ['High contrast', 'contrast'],
      ['Linen', 'linen'],
    ] as const) {
      await table.press(table.radio(name));
      await until(() => theme(table)).toBe(value);
    }
    const labels = table.page.locator('.settings-preview .ring-label');
    expect(await labels.count()).toBe(0);
    await table.press(table.radio('On every ring'));
    await until(() => labels.count()).toBeGreaterThan(20);
    await table.press(table.page.getByRole('switch', { name: 'Shapes on marbles' }));
    await until(() => table.page.locator('.settings-preview use[href*="mark"]').count()).toBe(6);
    await table.page.reload();
    await until(() => labels.count()).toBeGreaterThan(20);
    expect(await theme(table)).toBe('linen');
  });
});

test('tips start over when they are switched on again', async () => {
  const table = await open(DESKTOP, { at: '/' });
  await table.press(table.button('Skip tips'));
  await table.visit('/settings');
  const tips = table.page.getByRole('switch', { name: /^Tips/ });
  await until(() => tips.isChecked()).toBe(false);
  await table.press(tips);
  await until(() => tips.isChecked()).toBe(true);
  await table.visit('/');
  await table.reads(/^Tap a ring to place the grey marble/);
});
