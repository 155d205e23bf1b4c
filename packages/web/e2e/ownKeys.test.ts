import { expect, test } from 'vitest';
import { preset } from './fixtures.ts';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const keyOf = (table: Table, action: string) =>
  table.page.getByRole('button', { name: new RegExp(`^${action}: .*Change$`) });

const said = ({ page }: Table): Promise<string> =>
  page.locator('.key-fields [role=status]').innerText();

test('a key is changed by pressing another, a conflict is told, and all go back', async () => {
  const table = await open(DESKTOP, { at: '/settings' });
  const { keyboard } = table.page;
  await table.press(keyOf(table, 'Coordinates'));
  await until(() => said(table)).toMatch(/^Press the new key for: Coordinates\./);
  await keyboard.press('t');
  await until(() => said(table)).toBe('T is in use already: Take back a move.');
  await keyboard.press('Enter');
  await until(() => said(table)).toMatch(/^This key cannot be chosen/);
  await keyboard.press('Control+k');
  await until(() => said(table)).toMatch(/^This key cannot be chosen/);
  await keyboard.press('l');
  await until(() => said(table)).toBe('Coordinates: L.');
  await until(() => keyOf(table, 'Coordinates').textContent()).toBe('L');
  // Esc leaves a key as it is, and the settings open.
  await table.press(keyOf(table, 'Zen'));
  await keyboard.press('Escape');
  await until(() => keyOf(table, 'Zen').textContent()).toBe('Z');

  await table.visit(preset('official'));
  const labels = () => table.page.locator('.edge-label, .ring-label').count();
  await keyboard.press('c');
  expect(await labels()).toBe(14);
  await keyboard.press('l');
  await until(labels).toBe(14 + 37);
  await keyboard.press('?');
  await table.dialog.waitFor();
  const help = table.dialog.locator('dl > div').filter({ hasText: 'Coordinates' }).locator('kbd');
  expect(await help.innerText()).toBe('L');

  await table.visit('/settings');
  await table.press(table.button('Reset the keys'));
  await until(() => keyOf(table, 'Coordinates').textContent()).toBe('C');
});

test('changed keys move the focus on the board and take marbles', async () => {
  const table = await open(DESKTOP, {
    at: preset('official'),
    before: (page) =>
      page.addInitScript(() =>
        localStorage.setItem(
          'zertz.settings',
          JSON.stringify({ keys: { up: 'KeyI', black: 'KeyB' } }),
        ),
      ),
  });
  const { keyboard } = table.page;
  const focused = () =>
    table.page.evaluate(() => document.activeElement?.getAttribute('data-ring'));
  await table.ring('d4').focus();
  await keyboard.press('w');
  expect(await focused()).toBe('d4');
  await keyboard.press('i');
  await until(focused).toBe('d5');
  await keyboard.press('b');
  await until(() => table.colour('black').getAttribute('aria-pressed')).toBe('true');
  expect(await table.colour('black').locator('kbd').innerText()).toBe('B');
});

test('with single keys off there is nothing to change', async () => {
  const table = await open(DESKTOP, { at: '/settings' });
  await table.press(table.page.getByRole('switch', { name: 'Single-key shortcuts' }));
  await until(() => table.page.locator('.key-fields').count()).toBe(0);
});
