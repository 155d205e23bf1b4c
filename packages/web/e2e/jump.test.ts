import { describe, expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { finds } from './finds.ts';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const STILL = { context: { reducedMotion: 'reduce' } } as const;

const box = (table: Table): Locator => table.dialog.getByRole('combobox');

const jump = async (table: Table): Promise<void> => {
  if (table.isPhone) await table.menu('Search or jump to');
  else await table.page.keyboard.press('Control+k');
  await box(table).waitFor();
};

const options = (table: Table): Promise<string[]> =>
  table.page.locator('.jump-option b').allTextContents();

/** What a screen reader has as the choice of the moment. */
const active = (table: Table): Promise<string> =>
  box(table).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.querySelector('b')?.textContent ?? '';
  });

const goTo = async (table: Table, query: string, first: string): Promise<void> => {
  await jump(table);
  await box(table).fill(query);
  await until(() => active(table)).toBe(first);
  await box(table).press('Enter');
  await until(() => table.page.locator('.jump').count()).toBe(0);
};

describe.each(BOTH)('UX 5.1 jump to anything, $size', (look) => {
  test('leads to pages, lessons, rules, clauses and settings', async () => {
    const table = await open(look);
    const { page } = table;
    await goTo(table, 'my games', 'My games');
    await page.getByRole('heading', { level: 1, name: 'My games' }).waitFor();
    await until(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await goTo(table, 'sacrifice', 'The sacrifice');
    await page.waitForURL('**/learn/sacrifice');
    await goTo(table, 'remove place', 'Place and remove');
    await page.waitForURL('**/rules#placing');
    await until(() => page.evaluate(() => document.activeElement?.id)).toBe('placing');
    await goTo(table, '7.4', 'R7.4');
    await until(() => page.evaluate(() => document.activeElement?.id)).toBe('R7.4');
    await goTo(table, 'keep colour', 'Keep the colour');
    await until(() =>
      page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? ''),
    ).toMatch(/^Keep the colour/);
  });

  test('begins games, and goes on with kept ones', async () => {
    const table = await open(look, { at: '#g=Wd4,a1' });
    await isKept(table, 1);
    await goTo(table, 'computer 5', 'Level 5');
    await until(() => table.moves()).toEqual([]);
    await until(() => table.page.locator('.player.far').textContent()).toMatch(/level 5/i);
    await goTo(table, 'blitz', 'Blitz');
    await until(() => table.colour('white').textContent()).toContain('5');
    await goTo(table, 'first second', 'First player and Second player');
    await until(() => table.moves()).toEqual(['Wd4,a1']);
  });

  test('is clean for axe with results and without', async () => {
    const table = await open(look, STILL);
    await jump(table);
    expect(await finds(table), 'all').toEqual([]);
    await box(table).fill('no such thing');
    await table.page.getByText('Nothing here is called “no such thing”.').first().waitFor();
    expect(await finds(table), 'none').toEqual([]);
    await table.press(table.button('Show everything'));
    await until(() => options(table)).toContain('Home');
    await until(() => box(table).inputValue()).toBe('');
  });
});

test('UX 5.1 it is used by keys alone, and Esc gives the focus back', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1' });
  await table.ring('c3').focus();
  await jump(table);
  expect(await active(table)).toBe('Home');
  await table.page.keyboard.press('ArrowUp');
  const last = (await options(table)).at(-1);
  await until(() => active(table)).toBe(last);
  await table.page.keyboard.press('ArrowDown');
  await until(() => active(table)).toBe('Home');
  await table.page.keyboard.type('turn board');
  await until(() => active(table)).toBe('Turn the board');
  await until(() => table.dialog.getByRole('status').textContent()).toBe('1 result');
  await box(table).fill('board');
  await until(async () => table.dialog.getByRole('status').textContent()).toMatch(/^\d+ results$/);
  expect(await table.dialog.getByRole('status').textContent()).toBe(
    `${(await options(table)).length} results`,
  );
  await table.page.keyboard.press('Escape');
  await until(() => table.page.locator('.jump').count()).toBe(0);
  await until(() =>
    table.page.evaluate(() => document.activeElement?.getAttribute('data-ring')),
  ).toBe('c3');
  // While a move is typed it opens as well, and what was typed stays.
  await table.moveBox.fill('Gb');
  await jump(table);
  await table.page.keyboard.press('Escape');
  await until(() => table.moveBox.inputValue()).toBe('Gb');
});

test('UX 5.1 what can be done with the game is done', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1|Gb2,g1' });
  await goTo(table, 'take back', 'Take back a move');
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  await goTo(table, 'resign', 'Resign');
  await table.dialog.getByRole('heading', { name: 'Resign' }).waitFor();
  await table.page.keyboard.press('Escape');
  await until(() => table.page.locator('dialog').count()).toBe(0);
  await goTo(table, 'theme paper', 'Theme: Paper');
  await until(() => table.page.locator('html').getAttribute('data-theme')).toBe('paper');
  await goTo(table, 'deutsch', 'Language: Deutsch');
  await until(() => table.page.locator('html').getAttribute('lang')).toBe('de');
});

test('UX 5.1 accents do not matter, and English is understood everywhere', async () => {
  const table = await open(DESKTOP, { settings: { language: 'cs' } });
  await goTo(table, 'napoveda', 'Nápověda a klávesy');
  await table.dialog.getByRole('heading', { name: 'Nápověda a klávesy' }).waitFor();
  await table.page.keyboard.press('Escape');
  await until(() => table.page.locator('dialog').count()).toBe(0);
  await goTo(table, 'settings', 'Nastavení');
  await table.page.waitForURL('**/settings');
});

test('UX 56 in Hebrew the box is mirrored', async () => {
  const table = await open(DESKTOP, { settings: { language: 'he' } });
  await table.page.keyboard.press('Control+k');
  await box(table).waitFor();
  const icon = (await table.page.locator('.jump-field .icon-search').boundingBox())!;
  const close = (await table.dialog.getByRole('button').first().boundingBox())!;
  expect(icon.x).toBeGreaterThan(close.x);
});

test('UX 6.10 nothing of it is loaded before it is opened', async () => {
  const asked: string[] = [];
  const table = await open(DESKTOP, {
    before: async (page) => {
      page.on('request', (request) => asked.push(request.url()));
      await Promise.resolve();
    },
  });
  const isJump = (url: string): boolean => /jump/i.test(url.split('/').at(-1) ?? '');
  expect(asked.filter(isJump)).toEqual([]);
  await table.press(table.button('Search or jump to'));
  await box(table).waitFor();
  expect(asked.filter(isJump).length).toBeGreaterThan(0);
});
