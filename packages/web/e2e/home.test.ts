import { describe, expect, test } from 'vitest';
import { overflow } from './fit.ts';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { sameChoices } from './random.ts';
import { until } from './table.ts';

const open = opener();

describe.each(BOTH)('$name', (look) => {
  test('UX 1 the first page is a whole board that can be used at once', async () => {
    const table = await open(look, { at: '/' });
    expect(await table.ringsLeft()).toBe(37);
    expect(await table.dialog.count()).toBe(0);
    expect(await table.page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^One pool/);
    const { width, height } = table.page.viewportSize()!;
    const board = (await table.page.locator('#board .board').boundingBox())!;
    expect(board.x).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width).toBeLessThanOrEqual(width);
    expect(board.y + board.height).toBeLessThanOrEqual(height);
    expect(await overflow(table)).toBe(0);
  });

  test('UX 2 on the first page a turn is two taps, and the computer answers', async () => {
    const table = await open(look, { at: '/', before: sameChoices });
    await table.reads(/^Tap a ring to place the grey marble/);
    await table.tap('d4');
    await until(() => table.says('d4')).toBe('d4, grey marble, just placed');
    await table.remove('a1');
    await until(() => table.page.title()).toBe('● Your move · Zertz');
    await table.press(table.page.getByRole('link', { name: 'Open the whole game' }));
    await until(() => table.moves()).toHaveLength(2);
  });

  test('UX 3 three ways on from the first page and the lessons are in sight', async () => {
    const table = await open(look, { at: '/' });
    const { height } = table.page.viewportSize()!;
    for (const name of [/^Play the computer/, /^Play a friend/, /^Choose the rules/]) {
      const box = (await table.button(name).boundingBox())!;
      expect(box.y + box.height, String(name)).toBeLessThanOrEqual(height);
    }
    const learn = table.page.getByRole('link', { name: /^Learn the rules by playing/ });
    const link = (await learn.boundingBox())!;
    expect(link.y + link.height).toBeLessThanOrEqual(height);
    await table.press(table.button(/^Play a friend/));
    await until(() => table.playerNames()).toContain('First player');
    expect(new URL(table.page.url()).pathname).toBe('/play');
  });
});

test('UX 4 a game begun on the first page is there after a reload', async () => {
  const table = await open(DESKTOP, { at: '/', before: sameChoices });
  await table.tap('d4');
  await table.remove('a1');
  await isKept(table, 2);
  await table.page.reload();
  await until(() => table.ringsLeft()).toBe(35);
  expect(await table.says('d4')).toMatch(/^d4, grey marble/);
});
