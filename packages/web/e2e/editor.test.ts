import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { overflow } from './fit.ts';
import { F3 } from './fixtures.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const brush = ({ page }: Table, name: string) => page.locator(`[data-brush="${name}"]`);
const problems = ({ page }: Table): Promise<string> => page.locator('.problems').innerText();

describe.each(BOTH)('$name', (look) => {
  test('UX 64 a seventh white is refused with the supply', async () => {
    const table = await open(look, { at: '/editor' });
    await table.press(brush(table, 'white'));
    for (const label of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']) await table.tap(label);
    await until(() => brush(table, 'white').innerText()).toContain('0');
    await table.tap('g1');
    await until(() => problems(table)).toContain('There are only 6 white marbles.');
    await until(() => table.says('g1')).toContain('empty');
    await table.tap('f1');
    await until(() => brush(table, 'white').innerText()).toContain('1');
    expect(await problems(table)).not.toContain('only 6 white');
    expect(await overflow(table)).toBe(0);
  });

  test('UX 64 a capture at hand is legal but forced, and the game begins with it', async () => {
    const table = await open(look, { at: '/editor' });
    await table.press(brush(table, 'white'));
    await table.tap('d4');
    await table.press(brush(table, 'grey'));
    await table.tap('d5');
    await until(() => problems(table)).toContain('must capture: 2 ways');
    await table.press(table.button('Two people'));
    await table.reads('You must capture');
    expect(await table.says('d4')).toContain('can capture to d6');
  });
});

test('a position is analysed, and a forced win in it is found and solved', async () => {
  const table = await open(DESKTOP, { at: '/editor' });
  const box = table.page.locator('.position-box');
  // A link to a game has the position at its end.
  await box.fill(`https://nowhere.example/play${F3}`);
  await box.press('Enter');
  await until(() => table.says('b3')).toBe('b3, empty');
  await table.press(table.button('Analyse'));
  await table.page.locator('.study-board .board').waitFor();
  expect(await table.ringsLeft()).toBe(24);
  expect(await table.page.getByRole('switch', { name: 'Engine' }).isChecked()).toBe(false);
  await table.page.goBack();
  await box.fill(F3);
  await box.press('Enter');
  await table.press(table.button('Look for a forced win'));
  await table.page.getByText('can force a win in 3').waitFor(PATIENCE);
  await table.press(table.button('Solve it'));
  await table.reads('First player to move: force a win in 3.');
});

test('a position is set up and played by keyboard alone', async () => {
  const table = await open(DESKTOP, { at: '/editor' });
  const { keyboard } = table.page;
  await table.ring('d4').focus();
  await keyboard.press('3');
  await keyboard.press('Enter');
  await until(() => table.says('d4')).toBe('d4, black marble');
  await keyboard.press('w');
  await keyboard.press('5');
  await keyboard.press('Enter');
  await until(() => table.says('d5')).toBe('d5, no ring');
  // A place without a ring can still be come to, and be given its ring again.
  await keyboard.press('Enter');
  await until(() => table.says('d5')).toBe('d5, empty');
  await keyboard.press('Control+z');
  await until(() => table.says('d5')).toBe('d5, no ring');
  await keyboard.press('Control+Shift+z');
  await until(() => table.says('d5')).toBe('d5, empty');
});

test('a line of text is taken, or told where it stops', async () => {
  const table = await open(DESKTOP, { at: '/editor' });
  const box = table.page.locator('.position-box');
  const text = 'oooo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 2 official';
  await box.fill(text);
  await box.press('Enter');
  await until(() => table.says('d4')).toBe('d4, white marble');
  expect(await table.radio('Second player').isChecked()).toBe(true);
  await box.fill('oooo/ooQoo/oooooo');
  await box.press('Enter');
  await until(() => table.refusal()).toContain("It stops at 'Qoo/oooooo'");
  expect(await table.says('d4')).toBe('d4, white marble');
});

test.each([DESKTOP, PHONE])('axe finds nothing in English and Hebrew, $name', async (look) => {
  for (const language of ['en', 'he']) {
    const table = await open(look, { at: '/editor', settings: { language } });
    await table.tap('d4');
    expect(await finds(table)).toEqual([]);
    expect(await overflow(table)).toBe(0);
  }
});
