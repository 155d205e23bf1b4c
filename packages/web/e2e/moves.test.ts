import { describe, expect, test } from 'vitest';
import { F1, F3_TURNS } from './fixtures.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
const AT = `#g=${encodeURIComponent(F3_TURNS.slice(0, 10).join('|'))}`;

const current = (table: Table): Promise<string[]> =>
  table.page
    .locator('[data-ply][aria-current]')
    .evaluateAll((moves) => moves.map((move) => move.getAttribute('data-ply') ?? ''));

describe.each(BOTH)('$name', (look) => {
  test('pressing a move shows the board after it, and play waits until one is back', async () => {
    const table = await open(look, { at: AT });
    expect(await current(table)).toEqual(['10']);
    await table.press(table.page.locator('[data-ply="3"]'));
    await until(() => current(table)).toEqual(['3']);
    await table.reads('Looking at move 2');
    expect(await table.ringsLeft()).toBe(34);
    expect(await table.says('e2')).toMatch(/^e2, black marble/);
    expect(await marked(table, 'last-placed')).toBe('e2');
    expect(await marked(table, 'last-removed')).toBe('b1');
    await table.tap('d4');
    await until(() => table.refusal()).toBe(
      'You are looking at an earlier move. Go back to the game to play.',
    );
    await table.press(table.button('Back to the game'));
    await until(() => current(table)).toEqual(['10']);
    expect(await table.says('c4')).toMatch(/marble/);
  });

  test('first, previous, next and last walk through the game', async () => {
    const table = await open(look, { at: AT });
    await table.press(table.button('Previous move'));
    await until(() => current(table)).toEqual(['9']);
    await table.press(table.button('First move'));
    await until(() => current(table)).toEqual([]);
    await table.reads('Looking at the start');
    expect(await table.ringsLeft()).toBe(37);
    await table.press(table.button('Next move'));
    await until(() => current(table)).toEqual(['1']);
    await table.press(table.button('Last move'));
    await until(() => current(table)).toEqual(['10']);
    expect(await table.button('Next move').getAttribute('aria-disabled')).toBe('true');
  });
});

test('comma and full stop walk through the game too', async () => {
  const table = await open(DESKTOP, { at: AT });
  await table.page.keyboard.press(',');
  await until(() => current(table)).toEqual(['9']);
  await table.page.keyboard.press(',');
  await until(() => current(table)).toEqual(['8']);
  await table.page.keyboard.press('.');
  await table.page.keyboard.press('.');
  await until(() => current(table)).toEqual(['10']);
  await table.page.keyboard.press('.');
  await until(() => current(table)).toEqual(['10']);
});

test('UX 5.1 with Shift they go to the start and to the end of it', async () => {
  const table = await open(DESKTOP, { at: AT });
  await table.page.keyboard.press('Shift+Comma');
  await table.reads('Looking at the start');
  expect(await current(table)).toEqual([]);
  await table.page.keyboard.press('Shift+Period');
  await until(() => current(table)).toEqual(['10']);
});

test('a half-made turn is still there after looking back', async () => {
  const table = await open(DESKTOP, { at: F1 });
  await table.place('Gc4');
  await table.page.keyboard.press(',');
  await table.reads('Looking at move 8');
  await table.page.keyboard.press('.');
  await until(() => table.says('c4')).toBe('c4, grey marble, just placed');
});

test('the turn being made stands at the end of the list', async () => {
  const table = await open(DESKTOP, { at: '#p=official' });
  await table.place('Wd4');
  await until(() => table.page.locator('.move.pending').innerText()).toMatch(/^Wd4,/);
  await table.tap('a1');
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  expect(await table.page.locator('.move.pending').count()).toBe(0);
});
