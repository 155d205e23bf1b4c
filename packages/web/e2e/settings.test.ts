import { describe, expect, test } from 'vitest';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const theme = ({ page }: Table): Promise<string | null> =>
  page.locator('html').getAttribute('data-theme');

/** Opens a group where they are a list. */
const show = async (table: Table, name: string): Promise<void> => {
  if (table.isPhone) await table.press(table.page.locator('summary', { hasText: name }));
};

const preview = ({ page }: Table, selector: string): Promise<number> =>
  page.locator(`.settings-preview ${selector}`).count();

describe.each(BOTH)('$name', (look) => {
  test('settings apply at once, to the board beside them too, and are kept', async () => {
    const table = await open(look, { at: '/settings' });
    await show(table, 'Board');
    for (const [name, value] of [
      ['Walnut', 'walnut'],
      ['Paper', 'paper'],
      ['High contrast', 'contrast'],
      ['Linen', 'linen'],
    ] as const) {
      await table.press(table.choice('Theme', name));
      await until(() => theme(table)).toBe(value);
    }
    const labels = table.page.locator('.settings-preview .ring-label');
    expect(await labels.count()).toBe(0);
    await table.press(table.radio('On every ring'));
    await until(() => labels.count()).toBeGreaterThan(20);
    await table.press(table.page.getByRole('switch', { name: 'Shapes on marbles' }));
    await until(() => table.page.locator('.settings-preview use[href*="mark"]').count()).toBe(7);
    expect(await preview(table, '.ghost')).toBe(1);
    await table.press(table.page.getByRole('switch', { name: 'Ghost marble' }));
    await until(() => preview(table, '.ghost')).toBe(0);
    expect(await preview(table, '.dots')).toBeGreaterThan(0);
    await table.press(table.page.getByRole('switch', { name: 'Legal dots' }));
    await until(() => preview(table, '.dots')).toBe(0);
    await table.press(table.choice('Table', 'Paper'));
    await until(() => preview(table, '.table[data-theme=paper]')).toBe(1);
    const art = table.page.locator('.settings-preview .board-art');
    const tilted = () => art.evaluate((svg) => getComputedStyle(svg).transform !== 'none');
    expect(await tilted()).toBe(false);
    await table.press(table.page.getByRole('switch', { name: 'Tilted table' }));
    await until(tilted).toBe(true);
    await table.page.reload();
    await until(() => labels.count()).toBeGreaterThan(20);
    expect(await theme(table)).toBe('linen');
    expect(await tilted()).toBe(true);
  });

  test('text can be larger, and everything closer, here as in the game', async () => {
    const table = await open(look, { at: '/settings' });
    await show(table, 'View');
    const size = () => table.page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(await size()).toBe('14px');
    await table.press(table.choice('Text size', '130%'));
    await until(size).toBe('18.2px');
    await table.press(table.choice('Text size', '100%'));
    await until(size).toBe('14px');
    await table.press(table.choice('Spacing', 'Compact'));
    const root = table.page.locator('html');
    await until(() => root.getAttribute('data-density')).toBe('compact');
  });

  test('moves and signals are as loud as was chosen, and motion as fast', async () => {
    const table = await open(look, { at: '/settings' });
    await show(table, 'Motion and sound');
    const moves = table.page.getByRole('slider', { name: 'Volume of moves' });
    expect(await moves.inputValue()).toBe('60');
    await moves.focus();
    await table.page.keyboard.press('ArrowRight');
    await until(() => moves.getAttribute('aria-valuetext')).toBe('65%');
    await table.page.keyboard.press('Home');
    await until(() => moves.inputValue()).toBe('0');
    await table.press(table.choice('Animation', 'Slow'));
    await table.page.reload();
    await show(table, 'Motion and sound');
    await until(() => moves.inputValue()).toBe('0');
    expect(await table.choice('Animation', 'Slow').isChecked()).toBe(true);
    await table.press(table.page.getByRole('switch', { name: 'Sound' }));
    await until(() => moves.count()).toBe(0);
  });
});

test('on a phone the settings are a list, of which one group is open', async () => {
  const table = await open(PHONE, { at: '/settings' });
  const titles = table.page.locator('summary');
  expect(await titles.allInnerTexts()).toEqual([
    'Board',
    'Making a turn',
    'View',
    'Motion and sound',
    'Screen readers',
    'Keys',
    'Tips and the computer',
    'Language',
    'Your data',
  ]);
  await show(table, 'View');
  await until(() => table.choice('Hand', 'Left').count()).toBe(1);
  await show(table, 'Language');
  await until(() => table.page.getByRole('combobox', { name: 'Language' }).count()).toBe(1);
  expect(await table.page.locator('details[open]').count()).toBe(1);
});

test('stored values that mean nothing here are as if they were not there', async () => {
  const settings = { theme: 'neon', textSize: 5, sound: 'loud', hand: 7, keys: 'all' };
  const table = await open(DESKTOP, { at: '/settings', settings });
  expect(await theme(table)).toBe('ink');
  expect(await table.choice('Text size', '100%').isChecked()).toBe(true);
  expect(await table.page.getByRole('slider', { name: 'Volume of moves' }).inputValue()).toBe(
    '100',
  );
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

test('what is chosen in one tab is not undone by another', async () => {
  const table = await open(DESKTOP, { at: '/settings' });
  const other = await table.page.context().newPage();
  await other.goto('/settings');
  await other.getByRole('radio', { name: 'Compact', exact: true }).waitFor();
  await table.press(table.choice('Theme', 'Walnut'));
  await until(() => other.locator('html').getAttribute('data-theme')).toBe('walnut');
  await other.getByRole('radio', { name: 'Compact', exact: true }).check({ force: true });
  await table.page.reload();
  const root = table.page.locator('html');
  await until(() => root.getAttribute('data-density')).toBe('compact');
  expect(await root.getAttribute('data-theme')).toBe('walnut');
});
