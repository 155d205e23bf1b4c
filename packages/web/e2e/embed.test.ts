import { expect, test } from 'vitest';
import { F1, F1_BEFORE } from './fixtures.ts';
import { finds } from './finds.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';

const open = opener();

test.each(BOTH)(
  'UX 66 at 240x280 the board fits, and one link opens the full page, $name',
  async (look) => {
    const table = await open(look, {
      at: `/embed${F1}`,
      context: { viewport: { width: 240, height: 280 } },
    });
    const board = (await table.page.locator('.embed .board').boundingBox())!;
    expect(board.x).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width).toBeLessThanOrEqual(240);
    expect(board.y + board.height).toBeLessThanOrEqual(280 - 44);
    expect(board.width).toBeGreaterThan(180);
    const scrolls = await table.page.evaluate(
      () => document.documentElement.scrollHeight > innerHeight,
    );
    expect(scrolls).toBe(false);
    const href = await table.page.locator('.embed-open').getAttribute('href');
    expect(href).toBe(`/analyse${F1}`);
    expect(await finds(table)).toEqual([]);
    const [opened] = await Promise.all([
      table.page.context().waitForEvent('page'),
      table.press(table.page.locator('.embed-open')),
    ]);
    await opened.locator('.study-board .board').waitFor();
    expect(await opened.locator('[data-ring]').count()).toBe(25);
  },
);

test('a game is walked through by keyboard, and its rings are read', async () => {
  const table = await open(DESKTOP, { at: `/embed${F1}` });
  const { page } = table;
  expect(await table.ringsLeft()).toBe(25);
  await page.getByRole('button', { name: 'Previous move' }).focus();
  await page.keyboard.press('Enter');
  await until(() => table.ringsLeft()).toBe(26);
  await until(() => page.locator('.embed-tools [role="status"]').innerText()).toContain('First');
  await table.ring('d4').focus();
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-ring'))).toBe('d5');
});

test('a turn that a link has begun is drawn and read, after the turns before it', async () => {
  const table = await open(DESKTOP, { at: '/embed#g=Wd4,a1&s=Be4-g1' });
  const { page } = table;
  await until(() => table.says('e4')).toBe('e4, black marble, just placed');
  expect(await page.locator('#content .board .marble-art').count()).toBe(2);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await until(() => table.says('e4')).toBe('e4, empty');
  await page.getByRole('button', { name: 'Next move' }).click();
  await until(() => table.says('e4')).toBe('e4, black marble, just placed');
});

test('nothing is kept, a text is shown, and a bad link tells where it stops', async () => {
  const table = await open(DESKTOP, { at: `/embed${F1_BEFORE}&t=White+to+cut` });
  await table.reads('White to cut');
  await table.visit('/games');
  await table.reads('No games yet');
  await table.visit('/embed#z=oooo/oo');
  await until(() => table.refusal()).toContain("It stops at 'oooo/oo'");
  await table.visit('/embed');
  await until(() => table.refusal()).toBe('This link is incomplete.');
});

test('of a link that was cut short the turns before that are shown, and where it stops', async () => {
  const table = await open(DESKTOP, { at: '/embed#g=Wd4,a1|Gb2,g4|Wd' });
  await until(() => table.refusal()).toBe("This link is incomplete. It stops at 'Wd'.");
  await table.reads('2 / 2');
});

test('one line of HTML can be copied from a game', async () => {
  const table = await open(DESKTOP, {
    at: F1,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await table.menu('Copy or save the game');
  await table.press(table.button('Copy HTML'));
  await until(() => table.page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^<iframe src="http:\S+\/embed#z=\S+" title="Zertz" [^>]*><\/iframe>$/,
  );
});
