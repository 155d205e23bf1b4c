import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { F1, F2, FOURTH_WHITE } from './fixtures.ts';
import { BOTH, opener } from './page.ts';
import { until } from './table.ts';

const open = opener();

// A fade would be measured half-way.
const STILL = { context: { reducedMotion: 'reduce' } } as const;

describe.each(BOTH)('UX 48 axe finds nothing in both themes, $size', (look) => {
  test('at the start, in the help and in a new game', async () => {
    const table = await open(look, STILL);
    expect(await finds(table), 'start').toEqual([]);
    for (const name of ['Keys', 'New game']) {
      await table.menu(name);
      await table.dialog.waitFor();
      expect(await finds(table), name).toEqual([]);
      await table.page.keyboard.press('Escape');
      await until(() => table.dialog.count()).toBe(0);
    }
  });

  test('while a marble is placed and a ring refused', async () => {
    const table = await open(look, { at: F1, settings: { confirm: 'on' }, ...STILL });
    await table.place('Gc4');
    await table.tap('e4');
    await until(() => table.refusal()).toMatch(/held by 6/);
    expect(await finds(table)).toEqual([]);
  });

  test('in a capture, with path cards, and at the end', async () => {
    const table = await open(look, { at: F2, ...STILL });
    expect(await finds(table), 'must capture').toEqual([]);
    await table.tap('a3');
    await table.cards.first().waitFor();
    expect(await finds(table), 'path cards').toEqual([]);
    const won = await open(look, { at: FOURTH_WHITE, ...STILL });
    await won.capture('x d4Wd6');
    await won.reads('First player wins');
    expect(await finds(won), 'result').toEqual([]);
  });

  test('with an answer beside the move box, and with its list', async () => {
    const table = await open(look, { at: F1, ...STILL });
    await table.moveBox.fill('help');
    await table.moveBox.press('Enter');
    await table.page.locator('.answer').waitFor();
    expect(await finds(table), 'answer').toEqual([]);
    await table.moveBox.fill('Gc4,');
    await table.page.getByRole('option').first().waitFor();
    await table.moveBox.press('ArrowDown');
    expect(await finds(table), 'list').toEqual([]);
  });
});
