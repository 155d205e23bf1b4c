import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { F1, F2, FOURTH_WHITE } from './fixtures.ts';
import { BOTH, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const violations = async (builder: AxeBuilder): Promise<string[]> => {
  const found = await builder.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

/** Every rule in one theme, and those about colours in the other. */
const finds = async ({ page, look }: Table): Promise<string[]> => {
  const here = look.theme === 'ink' ? 'dark' : 'light';
  const there = here === 'dark' ? 'light' : 'dark';
  const found = await violations(axe(page));
  await page.emulateMedia({ colorScheme: there });
  await page.locator(`[data-theme="${there === 'dark' ? 'ink' : 'linen'}"]`).waitFor();
  found.push(...(await violations(axe(page).withRules('color-contrast'))));
  await page.emulateMedia({ colorScheme: here });
  await page.locator(`[data-theme="${look.theme}"]`).waitFor();
  return found;
};

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
});
