import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { F3_TURNS } from './fixtures.ts';
import { putOnTable } from './kept.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** Begins a game of two people, with these switches turned. */
const begin = async (table: Table, ...switches: readonly (string | RegExp)[]): Promise<void> => {
  await table.press(table.button('New game'));
  await table.press(table.dialog.getByRole('radio', { name: 'Someone here' }));
  for (const name of switches) await table.dialog.getByRole('switch', { name }).click();
  await table.press(table.dialog.getByRole('button', { name: 'Start the game' }));
  await until(() => table.dialog.count()).toBe(0);
};

const FORCED = /^Forced captures are shown/;

/** F3 on the table, with captures shown that are forced. */
const forced = (table: Table): Promise<void> =>
  putOnTable(table, { turns: F3_TURNS, replies: true });

const replyPaths = (table: Table) => table.page.locator('.board-art .path.reply');

describe.each(BOTH)('$name', (look) => {
  test('what a turn would force is drawn, read and heard before it is made', async () => {
    const table = await open(look);
    await forced(table);
    expect(await replyPaths(table).count()).toBe(0);
    await table.place('Wb2');
    await until(() => replyPaths(table).count()).toBe(1);
    expect(await table.said()).toContain('Then they must capture 1 white and 1 black.');
    expect(await table.says('f4')).toBe(
      'f4, empty, free; Then they must capture 1 white and 1 black.',
    );
    await (table.isPhone ? table.tap('f4') : table.ring('f4').hover());
    await until(() => table.confirmMove()).toBe('Wb2,f4');
    // x a1Wc3Be2: two jumps of the second player, and a cross on each marble taken.
    const path = replyPaths(table);
    expect(await path.getAttribute('class')).toContain('second');
    expect(await path.locator('.shaft').count()).toBe(2);
    expect(await path.locator('.taken-cross').count()).toBe(2);
    await table.reads(table.isPhone ? 'must capture' : 'Then they must capture');
    expect(await finds(table)).toEqual([]);
    await table.stepBack();
    if (table.isPhone) await table.stepBack();
    await until(() => replyPaths(table).count()).toBe(0);
  });
});

test('nothing is shown of it in a game where that was not chosen', async () => {
  const table = await open(DESKTOP, { at: `#g=${encodeURIComponent(F3_TURNS.join('|'))}` });
  await table.place('Wb2');
  await table.ring('f4').hover();
  await until(() => table.confirmMove()).toBe('Wb2,f4');
  expect(await replyPaths(table).count()).toBe(0);
  expect(await table.says('f4')).toBe('f4, empty, free');
});

test('both players read on the card of the game which aids are on, also after a reload', async () => {
  const table = await open(DESKTOP);
  const aids = () => table.page.locator('.rules-card dd').allTextContents();
  expect(await aids()).not.toContain('Forced captures are shown beforehand');
  await begin(table, FORCED, 'Turns may be taken back');
  await until(aids).toContain('Forced captures are shown beforehand');
  expect(await aids()).not.toContain('Turns may be taken back');
  await table.type('Wd4,a1');
  await table.page.reload();
  await until(aids).toContain('Forced captures are shown beforehand');
});
