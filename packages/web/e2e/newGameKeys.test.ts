import { expect, test } from 'vitest';
import { boardOf, PRESET_NAMES, PRESETS } from '@zertz/rules';
import { tabTo } from './keys.ts';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const chosen = ({ page }: Table): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('value') ?? null);

test.each(PRESET_NAMES)(
  'a game by %s is begun, and its first turn made, by keyboard alone',
  async (name) => {
    const table = await open(DESKTOP, { at: '#p=official', settings: { motion: false } });
    const { keyboard } = table.page;
    await tabTo(table, '.top .new-game');
    await keyboard.press('Enter');
    await tabTo(table, 'input[name="preset"]', { most: 120 });
    for (let presses = 0; (await chosen(table)) !== name; presses++) {
      expect(presses).toBeLessThan(PRESET_NAMES.length);
      await keyboard.press('ArrowDown');
    }
    await tabTo(table, '.dialog-foot .accent');
    await keyboard.press('Enter');
    await until(() => table.dialog.count()).toBe(0);
    await until(() => table.ringsLeft()).toBe(boardOf(PRESETS[name].board).rings.size);
    await tabTo(table, '[data-ring]');
    for (const key of ['1', 'n', 'Enter', 'n', 'Enter']) await keyboard.press(key);
    await until(() => table.moves()).toHaveLength(1);
  },
);
