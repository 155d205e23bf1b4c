import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ProofData, Puzzle } from '@zertz/engine';
import { dailyOf, dayOf } from '../src/puzzles/daily.ts';
import { focused, steerTo, tabTo } from './keys.ts';
import { DESKTOP, opener } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const STILL = { context: { reducedMotion: 'reduce' } } as const;

const puzzles = JSON.parse(
  readFileSync(new URL('../src/puzzles/puzzles.json', import.meta.url), 'utf8'),
) as readonly Puzzle[];

/** Own turns alone: each answer is played by itself. */
const ownTurns = ({ replies, turn }: ProofData): readonly string[] => {
  const next = replies[0]?.next ?? null;
  return [turn, ...(next === null ? [] : ownTurns(next))];
};

/** A turn of placing and removing with the keys of the board, from wherever the focus is. */
const playByKeys = async (table: Table, text: string): Promise<void> => {
  const { keyboard } = table.page;
  const [, marble = '', to = '', off = ''] = /^([WGB])([a-i]\d+),([a-i]\d+)/.exec(text) ?? [];
  await keyboard.press(String('WGB'.indexOf(marble) + 1));
  if ((await focused(table)) === '') await tabTo(table, '[data-ring]');
  for (const label of [to, off]) {
    await steerTo(table, label);
    await keyboard.press('Enter');
  }
};

/** A day on which the puzzle is begun by placing and removing a ring, with one reply each time. */
const plainDay = (): { readonly noon: number; readonly puzzle: Puzzle } => {
  const day = 86_400_000;
  const plain = ({ proof, position }: Puzzle): boolean =>
    position.endsWith(' official') &&
    ownTurns(proof).every((turn) => /^[WGB][a-g]\d,[a-g]\d/.test(turn)) &&
    proof.replies.length === 1;
  for (let noon = Date.parse('2031-05-04T12:00:00Z'); ; noon += day) {
    const puzzle = dailyOf(puzzles, dayOf(noon));
    if (puzzle !== undefined && plain(puzzle)) return { noon, puzzle };
  }
};

test('the puzzle of the day is found, tried, hinted at and solved by keyboard alone', async () => {
  const { noon, puzzle } = plainDay();
  const table = await open(DESKTOP, {
    at: '/',
    ...STILL,
    before: (page) => page.clock.setFixedTime(noon),
  });
  const { page } = table;
  const said = (): Promise<string> => page.locator('.exercise-said').innerText();
  await tabTo(table, 'header a[href$="/puzzles"]');
  await page.keyboard.press('Enter');
  await until(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await tabTo(table, '.daily a.button');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/puzzles/${puzzle.id}`);
  await until(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  const [first = '', ...others] = ownTurns(puzzle.proof);
  const [marble, off] = [first.slice(0, 3), first.slice(4, 6)];
  await page.keyboard.press(String('WGB'.indexOf(marble.charAt(0)) + 1));
  await tabTo(table, '[data-ring]');
  await steerTo(table, marble.slice(1));
  await page.keyboard.press('Enter');
  await until(() => table.legal()).toContain(off);
  const wrong = (await table.legal()).find((label) => label !== off) ?? '';
  await steerTo(table, wrong);
  await page.keyboard.press('Enter');
  await expect.poll(said, PATIENCE).toMatch(/^(They take|Nothing forces them|That wins too)/);
  await tabTo(table, '.exercise-acts button, .puzzle-acts button, main button.accent');
  await page.keyboard.press('Enter');
  await until(said).toBe('');

  await tabTo(table, '.hint-ladder button');
  await page.keyboard.press('Enter');
  await table.reads('Look at the rings that are marked.');
  await tabTo(table, '[data-ring]', { keys: 'Shift+Tab' });
  await playByKeys(table, first);
  for (const turn of others) {
    await until(said).toMatch(/^Right\./);
    await playByKeys(table, turn);
  }
  await until(said).toMatch(/^Solved/);
});

test('a study is begun, written, gone through and trained by keyboard alone', async () => {
  const table = await open(DESKTOP, { at: '/studies', ...STILL });
  const { page } = table;
  const { keyboard } = page;
  const nodes = (): Promise<string[]> => page.locator('[data-node] bdi').allTextContents();
  await tabTo(table, '.page-head .accent');
  await keyboard.press('Enter');
  await page.locator('.one-study').waitFor();

  await tabTo(table, '.study-notes-head button');
  await keyboard.press('Enter');
  await page.locator('.notes-box').waitFor();
  if (!(await page.locator('.notes-box').evaluate((box) => box === document.activeElement))) {
    await tabTo(table, '.notes-box');
  }
  await keyboard.type('Give *one*, get Wd4,a1');
  await tabTo(table, '.study-notes-head button', { keys: 'Shift+Tab' });
  await keyboard.press('Enter');
  await until(() => page.locator('.markdown em').innerText()).toBe('one');

  await tabTo(table, '[data-ring]', { keys: 'Shift+Tab' });
  for (const turn of ['Wd4,a1', 'Gd6,g1', 'Bc3,d1']) await playByKeys(table, turn);
  await until(nodes).toEqual(['Wd4,a1', 'Gd6,g1', 'Bc3,d1']);
  // Another answer, from where the list of moves leads back to.
  await tabTo(table, '.move[aria-current]');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await tabTo(table, '[data-ring]', { keys: 'Shift+Tab' });
  await playByKeys(table, 'Ge5,g1');
  await until(nodes).toHaveLength(4);

  await tabTo(table, '.study-title .accent', { keys: 'Shift+Tab' });
  await keyboard.press('Enter');
  await table.reads('Find the next move.');
  expect(await nodes()).toEqual([]);
  await playByKeys(table, 'Wd4,a1');
  await until(() => table.says('d6')).toContain('grey marble');
  await playByKeys(table, 'Bc3,d1');
  await until(() => page.locator('.exercise-said').innerText()).toBe(
    'That is the end of this line.',
  );
});
