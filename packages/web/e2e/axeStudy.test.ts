import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { F1, F3 } from './fixtures.ts';
import { BOTH, opener } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

// A fade would be measured half-way.
const STILL = { context: { reducedMotion: 'reduce' } } as const;

/** The part of an analysis that is below the board where there is one column. */
const showPart = async (table: Table, part: 'lines' | 'moves' | 'graph'): Promise<void> => {
  if (table.isPhone) await table.press(table.page.locator(`#study-${part}`));
};

describe.each(BOTH)('UX 48 axe finds nothing in both themes, $size', (look) => {
  describe.each(['en', 'he'])('in %s', { timeout: 120_000 }, (language) => {
    const analyse = (from: string): Promise<Table> =>
      open(look, { at: `/analyse${from}`, settings: { language }, ...STILL });

    test('with each tab of an analysis open, and what can be shown besides', async () => {
      const table = await analyse(F1);
      const { page } = table;
      for (const [tab, there] of [
        ['explorer', '.import-box'],
        ['notes', '.comment-box'],
        ['report', '.report'],
      ] as const) {
        // The explorer is a tab of the whole where there is one column.
        const below = table.isPhone && tab === 'explorer';
        if (!below) await showPart(table, 'moves');
        await table.press(page.locator(`#${below ? 'study' : 'moves'}-${tab}`));
        await page.locator(there).waitFor({ state: 'attached' });
        expect(await finds(table), tab).toEqual([]);
      }
      await showPart(table, 'lines');
      for (const toggle of await page.locator('.toggle').all()) await table.press(toggle);
      await page.locator('.threat').first().waitFor(PATIENCE);
      await page.locator('.give-get').first().waitFor(PATIENCE);
      expect(await finds(table), 'threats, sacrifices and the escape map').toEqual([]);
    });

    test('in the dialogs of an analysis', async () => {
      const table = await analyse(F1);
      await showPart(table, 'moves');
      for (const button of (await table.page.locator('.ways-out button').all()).slice(2)) {
        await table.press(button);
        await table.dialog.waitFor();
        expect(await finds(table), await button.innerText()).toEqual([]);
        await table.page.keyboard.press('Escape');
        await until(() => table.dialog.count()).toBe(0);
      }
    });

    test('with a forced line, while it is played and while it is solved', async () => {
      const table = await analyse(F3);
      const { page } = table;
      await table.press(page.getByRole('switch').first());
      await page.locator('.frame').nth(4).waitFor(PATIENCE);
      await page.locator('.engine-line').nth(2).waitFor(PATIENCE);
      expect(await finds(table), 'found').toEqual([]);
      await table.press(page.locator('.frame').nth(1));
      await page.locator('.film-tools').waitFor();
      expect(await finds(table), 'played').toEqual([]);
      await table.press(page.locator('.film-tools button').last());
      await table.press(page.locator('.forced-head .button').first());
      await page.locator('.solve-task').waitFor();
      expect(await finds(table), 'being solved').toEqual([]);
    });

    test('with the graph and the report of a game', async () => {
      const table = await analyse('#g=Wd4,a1|Gb5,g1|Bc3,g2');
      const { page } = table;
      await showPart(table, 'graph');
      await table.press(page.locator('.graph-acts button'));
      await page.getByRole('slider').waitFor(PATIENCE);
      expect(await finds(table), 'graph').toEqual([]);
      await showPart(table, 'moves');
      await table.press(page.locator('#moves-report'));
      await page.locator('.report table').waitFor();
      for (const more of await page.locator('.report summary').all()) await table.press(more);
      expect(await finds(table), 'report').toEqual([]);
    });

    test('in the editor, where marbles lack, a position cannot be and a text is wrong', async () => {
      const table = await open(look, { at: '/editor', settings: { language }, ...STILL });
      const { page } = table;
      for (const label of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']) await table.tap(label);
      await page.locator('.problems .problem.impossible').first().waitFor();
      expect(await finds(table), 'refused').toEqual([]);
      const box = page.locator('.position-box');
      await box.fill('oooo/Q');
      await box.press('Enter');
      await page.locator('.wrong').waitFor();
      expect(await finds(table), 'wrong').toEqual([]);
    });

    test('in a board on its own whose link is cut short', async () => {
      const table = await open(look, { at: '/embed#z=oooo/oo', settings: { language }, ...STILL });
      await table.page.locator('.embed-bad').waitFor();
      expect(await finds(table)).toEqual([]);
    });
  });
});
