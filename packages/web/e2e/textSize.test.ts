import { describe, expect, test } from 'vitest';
import { F1, F2, F4, preset } from './fixtures.ts';
import { clipped, overflow } from './fit.ts';
import { BOTH, opener } from './page.ts';
import { until } from './table.ts';

// The text size a user sets in the browser; media queries go by it too.
const open = opener(['--blink-settings=defaultFontSize=32']);

describe.each(BOTH)('$name', (look) => {
  test('UX 57 at twice the text size no label in the dock is clipped, and a turn can be made', async () => {
    const table = await open(look);
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
  });
});
