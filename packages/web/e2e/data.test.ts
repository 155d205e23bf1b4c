import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isKept } from './kept.ts';
import { F1 } from './fixtures.ts';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const said = ({ page }: Table): Promise<string> => page.locator('.data-said').last().innerText();

const give = async ({ page }: Table, text: string): Promise<void> => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'zertz.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};

/** What is exported now. */
const everything = async (table: Table): Promise<string> => {
  const [saved] = await Promise.all([
    table.page.waitForEvent('download'),
    table.press(table.button('Export everything')),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^zertz-.*\.json$/);
  return readFile(await saved.path(), 'utf8');
};

test('everything goes into a file, is deleted, and comes back from it', async () => {
  const table = await open(DESKTOP, { at: F1, settings: { labels: 'every' } });
  await isKept(table, 16);
  await table.visit('/settings');
  const text = await everything(table);
  expect(JSON.parse(text)).toMatchObject({ zertz: 1, settings: { labels: 'every' } });
  await give(table, text);
  await until(() => said(table)).toBe('Nothing new: all games of this file are here already.');
  await table.press(table.button('Reset the settings'));
  await until(() => said(table)).toBe('All settings are as they were at first.');
  await table.press(table.button('Delete all games'));
  await table.press(table.dialog.getByRole('button', { name: 'Yes' }));
  await until(() => said(table)).toBe('All games are deleted.');
  await give(table, text);
  await until(() => said(table)).toBe('1 game was added.');
  expect(await table.radio('On every ring').isChecked()).toBe(true);
  await table.visit('/games');
  await table.press(table.button(/^Continue/));
  await until(() => table.moves()).toHaveLength(16);
});

test('collections of the explorer go with all games only if that is wanted', async () => {
  const table = await open(DESKTOP, { at: '/analyse' });
  const collections = async (): Promise<number> => {
    await table.visit('/analyse');
    await table.press(table.page.locator('#moves-explorer'));
    await table.page.locator('.import-box').waitFor();
    return table.page.locator('.collection-tick').count();
  };
  await collections();
  await table.page
    .locator('.import-box input[type="file"]')
    .setInputFiles({ name: 'one.txt', mimeType: '', buffer: Buffer.from('Wd4,a1 Gb5,g1') });
  await table.reads('1 game was imported.');
  for (const [wanted, left] of [
    [false, 2],
    [true, 1],
  ] as const) {
    await table.visit('/settings');
    await table.press(table.button('Delete all games'));
    const too = table.dialog.getByRole('switch', { name: 'Also the explorer’s collections: 1' });
    await too.waitFor();
    if (wanted) await table.press(too);
    await table.press(table.dialog.getByRole('button', { name: 'Yes' }));
    await until(() => said(table)).toBe('All games are deleted.');
    await until(collections).toBe(left);
  }
  await table.visit('/settings');
  await table.press(table.button('Delete all games'));
  expect(await table.dialog.getByRole('switch').count()).toBe(0);
});

test('lessons that were finished go with everything, and files from before them are read', async () => {
  const table = await open(DESKTOP, {
    at: '/settings',
    before: (page) =>
      page.addInitScript(() => localStorage.setItem('zertz.lessons', 'place remove')),
  });
  const text = await everything(table);
  expect(JSON.parse(text)).toMatchObject({ lessons: ['place', 'remove'] });
  const other = await open(DESKTOP, { at: '/settings' });
  const before = JSON.parse(text) as { [field: string]: unknown };
  delete before['lessons'];
  await give(other, JSON.stringify(before));
  await until(() => said(other)).toMatch(/^Nothing new/);
  expect(JSON.parse(await everything(other))).toMatchObject({ lessons: [] });
  await give(other, text.replace('"remove"', '"fly"'));
  await until(() => said(other)).toMatch(/^Nothing was imported: 'lessons' 2 has to be one of /);
  await give(other, text);
  await until(() => said(other)).toMatch(/^Nothing new/);
  await other.page.reload();
  expect(JSON.parse(await everything(other))).toMatchObject({ lessons: ['place', 'remove'] });
});

test('a file that cannot be read changes nothing, and is told in one sentence where', async () => {
  const table = await open(DESKTOP, { at: F1 });
  await isKept(table, 16);
  await table.visit('/settings');
  const good = await everything(table);
  for (const [text, words] of [
    ['{\n  "zertz": 1,\n  oops\n}', /^Nothing was imported: this is not a JSON file.* line 3\.$/],
    ['[]', 'Nothing was imported: this file was not exported from here.'],
    ['{"zertz": 99, "games": []}', /newer version/],
    ['{"zertz": 1, "games": 5}', "Nothing was imported: 'games' has to be a list."],
    [
      good.replace('"kind": "here"', '"kind": "ghost"'),
      "Nothing was imported: 'kind' has to be one of here, computer (game 1, First player).",
    ],
    [
      good.replace('"Gb2,g4"', '"Gb2,d4"'),
      "Nothing was imported: 'Gb2,d4' cannot be played there (game 1, turn 2).",
    ],
    [good.replace(/"start": "[^"]*"/, '"start": "xyz"'), /'xyz' is no position \(game 1\)\.$/],
  ] as const) {
    await give(table, text);
    if (typeof words === 'string') await until(() => said(table)).toBe(words);
    else await until(() => said(table)).toMatch(words);
  }
});
