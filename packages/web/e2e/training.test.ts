import { STUDY_MOVES } from './fixtures.ts';
import { expect, test } from 'vitest';
import { BOTH, DESKTOP, opener } from './page.ts';
import type { Look } from './page.ts';
import { drawn, keptChapters, nodes, openStudy } from './study.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const opened = async (look: Look): Promise<Table> => {
  const table = await open(look, { at: '/studies', context: { reducedMotion: 'reduce' } });
  await openStudy(table);
  return table;
};

const said = ({ page }: Table): Promise<string> => page.locator('.exercise-said').innerText();

test.each(BOTH)('moves are hidden and found, in every line of them, $name', async (look) => {
  const table = await opened(look);
  const { page } = table;
  await table.press(table.button('Train'));
  await table.reads('Find the next move.');
  expect(await nodes(table)).toEqual([]);
  expect(await page.locator('.markdown, .study-notes, .engine-card').count()).toBe(0);
  expect(await drawn(table).count()).toBe(0);
  await table.place('We4');
  await table.tap('a1');
  await until(() => said(table)).toBe('We4,a1 is marked as a mistake here. Try again.');
  await table.place('Wd3');
  await table.tap('a1');
  await until(() => said(table)).toBe('Wd3,a1 is not in this study. Try again.');
  expect(await table.says('d3')).toContain('empty');
  await table.place('Wd4');
  await table.tap('a1');
  // The answer is played by itself.
  await until(() => table.says('d6')).toContain('grey marble');
  await until(() => said(table)).toBe('Right.');
  await table.place('Bc3');
  await table.tap('d1');
  await until(() => said(table)).toBe('That is the end of this line.');
  await table.reads('1 line left.');
  expect(await page.locator('.training-end .markdown h3').innerText()).toBe('Cut it off');
  await table.press(table.button('Next line'));
  await table.place('Wd4');
  await table.tap('a1');
  await until(() => table.says('d6')).toContain('black marble');
  await table.press(table.button('Show the move'));
  await until(() => said(table)).toBe('That is the end of this line.');
  await table.press(table.button('End the training'));
  await until(async () => (await nodes(table)).length).toBe(STUDY_MOVES.length);
  // Nothing was added by what was tried.
  expect((await keptChapters(table))[0]!.tree.moves).toEqual(STUDY_MOVES);
});

test('the other side can be trained, by keys that tell nothing', async () => {
  const table = await opened(DESKTOP);
  await table.press(table.button('Train'));
  await table.press(table.radio('Second player'));
  await until(() => table.says('d4')).toContain('white marble');
  await table.page.keyboard.press('.');
  await table.page.keyboard.press('Shift+Enter');
  expect(await table.says('d6')).toContain('empty');
  await table.reads('Find the next move.');
});
