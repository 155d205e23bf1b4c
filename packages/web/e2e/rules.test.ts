import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { overflow } from './fit.ts';
import { DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
const STILL = { context: { reducedMotion: 'reduce' } } as const;

const diagram = ({ page }: Table, caption: RegExp) =>
  page.locator('.diagram').filter({ hasText: caption });

describe.each([
  { language: 'en', look: DESKTOP },
  { language: 'he', look: PHONE },
])('rules in $language, $look.name', ({ language, look }) => {
  test('axe finds nothing in both themes, and nothing scrolls sideways', async () => {
    const table = await open(look, { at: '/rules', settings: { language }, ...STILL });
    await table.page.locator('#texts').waitFor();
    expect(await finds(table)).toEqual([]);
    expect(await overflow(table)).toBe(0);
  });

  test('a diagram plays its turn when asked, and goes back', async () => {
    const table = await open(look, { at: '/rules' });
    const chain = diagram(table, /jumps three times/);
    await until(() => chain.locator('[data-marble]').count()).toBe(5);
    await table.press(chain.getByRole('button'));
    await until(() => chain.locator('[data-marble]').count()).toBe(2);
    await table.press(chain.getByRole('button'));
    await until(() => chain.locator('[data-marble]').count()).toBe(5);
  });
});

test('under reduced motion a diagram changes without anything that moves', async () => {
  const table = await open(DESKTOP, { at: '/rules', ...STILL });
  const claim = diagram(table, /both marbles are claimed/);
  await table.press(claim.getByRole('button'));
  await until(() => claim.locator('[data-marble="33"]').count()).toBe(0);
  expect(await claim.locator('.motion-layer > *').count()).toBe(0);
});

test('an address leads to a clause, and the contents to a section', async () => {
  const table = await open(DESKTOP, { at: '/rules#R7.9' });
  const seen = (id: string) => async (): Promise<boolean> =>
    table.page.evaluate((name) => {
      const { top, bottom } = document.getElementById(name)?.getBoundingClientRect() ?? {};
      return top !== undefined && bottom !== undefined && top >= 0 && bottom <= innerHeight;
    }, id);
  await until(seen('R7.9')).toBe(true);
  await table.press(table.page.getByRole('link', { name: 'Capture by jumping' }));
  await until(seen('capturing-title')).toBe(true);
});

test('printed, the rules are as wide as the paper and black on white', async () => {
  const table = await open(DESKTOP, { at: '/rules' });
  const { page } = table;
  await page.locator('#texts').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const { colour, width } = await page
    .locator('.rules-text p')
    .first()
    .evaluate((line) => ({
      colour: getComputedStyle(line).color,
      width: line.getBoundingClientRect().width,
    }));
  expect(width).toBeGreaterThan(400);
  expect(colour).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.locator('html').getAttribute('data-theme')).toBe(DESKTOP.theme);
});
