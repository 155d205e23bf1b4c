import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { beginTimed, clocks } from './clocks.ts';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** Time that can be stopped. */
const clocked = (page: Page): Promise<void> => page.clock.install({ time: 0 });

/** From now on time goes only where the test moves it. */
const stop = ({ page }: Table): Promise<void> => page.clock.pauseAt(3_600_000);

describe.each(BOTH)('$name', (look) => {
  test('a clock runs for whoever is to move, adds the increment, and runs out', async () => {
    const table = await open(look, { before: clocked });
    await beginTimed(table, 'Someone here', /^3 minutes each/);
    await stop(table);
    await table.page.clock.runFor(60_000);
    expect(await clocks(table)).toEqual(['3:00', '3:00']);
    await table.type('Wd4,a1');
    await table.page.clock.runFor(10_000);
    await until(() => clocks(table)).toEqual(expect.arrayContaining(['3:00', '2:50']));
    await table.type('Gb2,g1');
    await until(() => clocks(table)).toEqual(expect.arrayContaining(['3:00', '2:52']));
    await table.page.clock.runFor(171_500);
    await until(() => table.page.locator('.clock.last').innerText()).toMatch(/^0:08\.[45]$/);
    await until(() => table.refusal()).toBe('Ten seconds left.');
    await table.page.clock.runFor(9000);
    await table.reads('Second player wins');
    await table.reads('The other player ran out of time.');
  });
});

test('a clock is as it was after a reload', async () => {
  const table = await open(DESKTOP, { before: clocked });
  await beginTimed(table, 'Someone here', /^10 minutes each/);
  await stop(table);
  await table.type('Wd4,a1');
  await table.page.clock.runFor(30_000);
  await table.type('Gb2,g1');
  await until(() => clocks(table)).toContain('9:40');
  await isKept(table, 2);
  await table.page.reload();
  await until(() => clocks(table)).toEqual(expect.arrayContaining(['9:40', '10:00']));
});

test('against the computer time stands still on another page', async () => {
  const table = await open(DESKTOP, { before: clocked });
  await beginTimed(table, 'The computer', /^5 minutes each/);
  await table.type('Wd4,a1');
  await table.press(table.page.getByRole('link', { name: 'My games' }));
  await table.page.locator('.game-row').first().waitFor();
  await table.page.clock.runFor(120_000);
  await table.page.goBack();
  await table.page.locator('.clock').first().waitFor();
  expect((await clocks(table)).every((text) => /^[45]:/.test(text))).toBe(true);
});

test('rules of one’s own are put together, and refused where no game can be played', async () => {
  const table = await open(DESKTOP);
  await table.press(table.button('New game'));
  await table.press(table.dialog.locator('.own-rules summary'));
  await table.press(table.dialog.getByRole('radio', { name: '48 rings', exact: true }));
  const pool = table.dialog.getByRole('spinbutton', { name: 'Pool, White' });
  const start = table.dialog.getByRole('button', { name: 'Start the game' });
  for (const [name, value] of [
    ['Pool, White', '3'],
    ['Goal 1, White', '9'],
  ] as const) {
    await table.dialog.getByRole('spinbutton', { name, exact: true }).fill(value);
    await table.page.keyboard.press('Tab');
  }
  for (const goal of [4, 3, 2]) {
    await table.press(table.dialog.getByRole('button', { name: `Remove goal ${goal}` }));
  }
  await until(() => table.dialog.locator('.new-game-fault').innerText()).toBe(
    'No goal can be reached with this pool.',
  );
  await table.pressAnyway(start);
  expect(await table.dialog.count()).toBe(1);
  await pool.fill('12');
  await table.page.keyboard.press('Tab');
  await table.dialog
    .getByRole('spinbutton', { name: 'Captives at the start, First player ◆, White' })
    .fill('2');
  await table.page.keyboard.press('Tab');
  await table.press(table.dialog.getByRole('switch', { name: 'A chain may stop after any jump.' }));
  await table.press(table.dialog.getByRole('switch', { name: 'Turns may be taken back' }));
  await table.press(table.dialog.getByRole('radio', { name: 'Someone here' }));
  await table.press(start);
  await until(() => table.ringsLeft()).toBe(48);
  expect(await table.page.locator('.colour b').first().innerText()).toBe('10');
  expect((await table.meters()).join(' ')).toContain('First player: white 2 of 9');
  await table.reads('A chain may stop after any jump.');
  await table.play('Wd4,a1');
  expect(await table.button('Take back a move').getAttribute('aria-disabled')).toBe('true');
  expect(await table.page.locator('.undo-chip').count()).toBe(0);
});
