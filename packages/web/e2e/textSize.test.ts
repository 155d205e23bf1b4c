import { describe, expect, test } from 'vitest';
import { F1, F2, F4, preset } from './fixtures.ts';
import { clipped, overflow } from './fit.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';

// The text size a user sets in the browser; media queries go by it too.
const inBrowser = opener(['--blink-settings=defaultFontSize=32']);
const usual = opener();

describe.each(BOTH)('$name', (look) => {
  test.each([
    ['of the browser', () => inBrowser(look)],
    ['of the settings', () => usual(look, { settings: { textSize: 200 } })],
  ])(
    'UX 57 at twice the text size %s no label in the dock is clipped, and a turn can be made',
    async (_, open) => {
      const table = await open();
      for (const at of [preset('official'), F4, F2, F1]) {
        await table.visit(at);
        if (at === F2) await table.tap('a3');
        expect(await overflow(table), at).toBe(0);
        expect(await clipped(table), at).toEqual([]);
      }
      await table.place('Gc4');
      expect(await clipped(table)).toEqual([]);
      await table.remove('d6');
      await until(async () => (await table.moves()).at(-1)).toBe('Gc4,d6 x Wd7');
    },
  );
});

test('at twice the text size a phone shows the whole names of players', async () => {
  const table = await usual(PHONE, { at: F1, settings: { textSize: 200 } });
  const names = await table.page
    .locator('.player-who b')
    .evaluateAll((all) => all.map((name) => name.scrollWidth - name.clientWidth));
  expect(names).toEqual([0, 0]);
});

test('what comes with a page later is told the size of the text too', async () => {
  const columns = async (textSize: number): Promise<number> => {
    const table = await usual(DESKTOP, { at: '/settings', settings: { textSize } });
    const grid = table.page.locator('.settings-columns');
    return grid.evaluate((all) => getComputedStyle(all).gridTemplateColumns.split(' ').length);
  };
  expect(await columns(100)).toBe(3);
  await until(() => columns(200)).toBe(2);
});
