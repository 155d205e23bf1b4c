import type { BrowserContext } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { gamesKept, isKept } from './kept.ts';
import { F1, F2, FOURTH_WHITE } from './fixtures.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const rows = ({ page }: Table) => page.locator('.game-row');
const toGames = async (table: Table): Promise<void> => {
  await table.visit('/games');
  await rows(table).first().waitFor();
};

describe.each(BOTH)('$name', (look) => {
  test('games are kept, told apart and gone on with', async () => {
    const table = await open(look, { at: F1 });
    await isKept(table, 16);
    await table.visit(F2);
    await isKept(table, 14);
    await table.visit(FOURTH_WHITE);
    await table.capture('x d4Wd6');
    await isKept(table, 1);
    await toGames(table);
    await until(() => rows(table).count()).toBe(3);
    const texts = (await rows(table).allInnerTexts()).map((text) => text.replaceAll('\n', ' '));
    expect(texts[0]).toMatch(
      /First player wins\. With 4 whites\..*On the table|On the table.*First player wins/,
    );
    expect(texts[2]).toMatch(/First player to move.*Standard · 37 rings · 16 turns/);
    await table.press(table.radio('In progress'));
    await until(() => rows(table).count()).toBe(2);
    await table.press(
      rows(table)
        .last()
        .getByRole('button', { name: /^Continue/ }),
    );
    await until(() => table.moves()).toHaveLength(16);
    expect(new URL(table.page.url()).pathname).toBe('/play');
    await table.page.reload();
    await until(() => table.moves()).toHaveLength(16);
  });

  test('a game is renamed, deleted, and back again', async () => {
    const table = await open(look, { at: F1 });
    await isKept(table, 16);
    await toGames(table);
    await table.press(rows(table).getByRole('button', { name: /^Rename/ }));
    await table.page.getByRole('textbox', { name: 'Name of the game' }).fill('The long one');
    await table.page.keyboard.press('Enter');
    await until(() => rows(table).locator('h2').innerText()).toMatch(/^The long one/);
    await table.press(rows(table).getByRole('button', { name: 'Delete: The long one' }));
    await until(() => rows(table).count()).toBe(0);
    await table.reads('Deleted The long one.');
    await table.press(table.button('Undo'));
    await until(async () => (await gamesKept(table)).map(({ name }) => name)).toEqual([
      'The long one',
    ]);
    await table.page.reload();
    await until(() => rows(table).locator('h2').innerText()).toMatch(/^The long one/);
  });
});

test('without games the list says how to come by one', async () => {
  const table = await open(DESKTOP, { at: '/games' });
  await table.reads('No games yet. Play the computer, it takes about ten minutes.');
  await table.press(
    table.page.getByRole('main').getByRole('button', { name: 'Play the computer' }),
  );
  await until(() => table.ringsLeft()).toBe(37);
});

test('a game is exported as text in every format', async () => {
  const table = await open(DESKTOP, {
    at: '#g=Wd4,a1|Gb2,g1',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await isKept(table, 2);
  await toGames(table);
  await table.press(rows(table).getByRole('button', { name: /^Export/ }));
  const text = table.dialog.getByRole('textbox', { name: 'The game' });
  await until(() => text.inputValue()).toContain('Wd4,a1');
  await table.press(table.dialog.getByRole('radio', { name: 'SGF' }));
  await until(() => text.inputValue()).toMatch(/^\(;/);
  await table.press(table.dialog.getByRole('button', { name: 'Copy' }));
  await until(() => table.dialog.getByRole('status').innerText()).toBe('Copied.');
  expect(await table.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\(;/);
  const [saved] = await Promise.all([
    table.page.waitForEvent('download'),
    table.press(table.dialog.getByRole('button', { name: 'Save as a file' })),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^zertz-\d{4}-\d\d-\d\d\.sgf$/);
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/^\(;/);
});

test('where nothing can be stored the game is offered as text', async () => {
  const table = await open(DESKTOP, {
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', { value: undefined });
      }),
  });
  await table.twoPeople();
  await table.play('Wd4,a1');
  await table.press(table.button('Game text'));
  const text = table.dialog.getByRole('textbox', { name: 'The game' });
  await until(() => text.inputValue()).toContain('Wd4,a1');
});

/** As on plain http. */
const withoutLocks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });

test.each([
  ['where there are locks', () => Promise.resolve()],
  ['where there are none', withoutLocks],
] as const)('a game in two tabs is played in one of them at a time %s', async (_, prepare) => {
  const table = await open(DESKTOP, {
    at: '#g=Wd4,a1',
    before: (page) => prepare(page.context()),
  });
  await isKept(table, 1);
  const second = await table.page.context().newPage();
  await second.goto('/play');
  const bar = second.getByText('This game is open in another tab.');
  await bar.waitFor();
  await second.getByRole('button', { name: 'Play here' }).click();
  await bar.waitFor({ state: 'detached' });
  await second.locator('[data-ply="1"]').waitFor({ state: 'attached' });
  await table.page.getByText('This game is open in another tab.').first().waitFor();
  await second.getByRole('combobox', { name: 'Type a move' }).fill('Gb2,g1');
  await second.keyboard.press('Enter');
  await second.locator('[data-ply="2"]').waitFor({ state: 'attached' });
  await table.tap('c3');
  await until(() => table.refusal()).toBe('This game is open in another tab.');
  expect(await table.button('Resign').getAttribute('aria-disabled')).toBe('true');
  await table.press(table.button('Play here'));
  await until(() => table.moves()).toEqual(['Wd4,a1', 'Gb2,g1']);
});

test('the one game that the first version kept is in the list', async () => {
  const table = await open(DESKTOP, {
    before: async (page) => {
      await page.goto('/404.html');
      await page.evaluate(
        (game) =>
          new Promise<void>((resolve) => {
            const asked = indexedDB.open('zertz', 1);
            asked.onupgradeneeded = () => asked.result.createObjectStore('games');
            asked.onsuccess = () => {
              const change = asked.result.transaction('games', 'readwrite');
              change.objectStore('games').put(game, 'current');
              change.oncomplete = () => {
                asked.result.close();
                resolve();
              };
            };
          }),
        {
          start: 'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official',
          turns: ['Wd4,a1', 'Gb2,g1'],
          seats: { first: { kind: 'here', name: 'Noa' }, second: { kind: 'here' } },
        },
      );
    },
  });
  await until(() => table.moves()).toEqual(['Wd4,a1', 'Gb2,g1']);
  await toGames(table);
  expect(await rows(table).locator('h2').innerText()).toMatch(/^Noa and Second player/);
});
