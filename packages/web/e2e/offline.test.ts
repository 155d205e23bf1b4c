import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { isKeptOffline, serveCopy } from './fileServer.ts';
import type { FileServer } from './fileServer.ts';
import { F3, WHOLE_GAME } from './fixtures.ts';
import { isKept, studiesKept } from './kept.ts';
import { DESKTOP, opener } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
let server: FileServer;

beforeEach(async () => {
  server = await serveCopy(inject('build'));
});
afterEach(() => server.close());

const visit = async (path = ''): Promise<Table> => {
  const table = await open(DESKTOP, {
    at: new URL(path, server.address).pathname,
    serviceWorker: true,
    context: { baseURL: server.address },
  });
  await isKeptOffline(table.page);
  return table;
};

/** Goes to an address below the folder of the application. */
const goTo = async ({ page }: Table, path: string): Promise<void> => {
  await page.goto(server.address + path);
  await page.locator('h1').first().waitFor();
};

/** Files of the build that are not kept. */
const missing = ({ page }: Table): Promise<string[]> =>
  page.evaluate(async () => {
    const worker = await (await fetch('serviceWorker.js')).text();
    const urls = [...worker.matchAll(/url:[`"]([^`"]+)/g)].map(([, url]) => url ?? '');
    const there = await Promise.all(
      urls.map((url) => caches.match(url, { ignoreSearch: true }).then((hit) => hit && url)),
    );
    return urls.length < 20 ? urls : urls.filter((url) => !there.includes(url));
  });

const bar = ({ page }: Table, text: string | RegExp) =>
  page.locator('.page-bar').filter({ hasText: text });

/** A later build: another page, and a service worker that knows of it. */
const release = async (): Promise<void> => {
  const page = join(server.folder, 'index.html');
  const worker = join(server.folder, 'serviceWorker.js');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<head>', '<head><meta name="release" content="later">'));
  const code = await readFile(worker, 'utf8');
  const later = code.replace(/(url:[`"]index\.html[`"],revision:[`"])[0-9a-f]+/, '$1later');
  expect(later).not.toBe(code);
  await writeFile(worker, later);
};

const isLater = async ({ page }: Table): Promise<boolean> =>
  (await page.locator('meta[name="release"]').count()) === 1;

test('UX 65 after one visit everything works without the network', async () => {
  const table = await visit();
  const { page } = table;
  expect(await missing(table)).toEqual([]);
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  await bar(table, 'You are offline.').waitFor();

  await goTo(table, 'vs/8');
  await page.waitForURL('**/play');
  await table.type('Wd4,a1');
  await until(() => table.moves()).toHaveLength(2);
  await page.getByRole('button', { name: 'Close' }).first().click();
  expect(await bar(table, 'You are offline.').count()).toBe(0);

  for (const [path, heading] of [
    ['settings', 'Settings'],
    ['games', 'My games'],
    ['learn/place', 'Place a marble'],
    ['puzzles', 'Puzzles'],
    ['rules', 'The rules of ZÈRTZ'],
    ['nowhere/at/all', 'That page is not here.'],
  ] as const) {
    await goTo(table, path);
    expect(await page.locator('h1').first().innerText()).toBe(heading);
  }
  await goTo(table, 'play?lang=he');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await until(() => table.moves()).toHaveLength(2);
});

test('UX 65 home, a lesson, the rules in Hebrew and a kept game come from what is kept alone', async () => {
  const table = await visit('play');
  const { page } = table;
  await table.twoPeople();
  await table.type('Wd4,a1');
  await isKept(table, 1);
  await server.close();
  await page.context().setOffline(true);

  await goTo(table, '');
  await until(() => table.ringsLeft()).toBe(36);
  await goTo(table, 'learn/place');
  await table.tap('d4');
  await until(() => page.locator('.exercise-said').innerText()).toMatch(/^Good/);
  await goTo(table, 'games');
  await table.press(page.locator('.game-row').getByRole('button', { name: /^Continue/ }));
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  await table.type('Gb2,a2');
  await goTo(table, 'rules?lang=he');
  await page.locator('#texts').waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('main').innerText()).toContain('טבעת');
  await goTo(table, 'print#days=2031-05-04,2031-05-05');
  await until(() => page.locator('.printed-diagram').count()).toBe(2);
});

test('UX 65 a position is set up, analysed and looked up without the network', async () => {
  const table = await visit('play');
  const { page } = table;
  await server.close();
  await page.context().setOffline(true);

  await goTo(table, 'editor');
  const box = page.locator('.position-box');
  await box.fill(F3);
  await box.press('Enter');
  await table.press(table.button('Look for a forced win'));
  await page.getByText('can force a win in 3').waitFor(PATIENCE);
  await page.locator('.engine-line').nth(2).waitFor(PATIENCE);
  await page.keyboard.press('g');
  await page
    .locator('.import-box input[type="file"]')
    .setInputFiles({ name: 'one.txt', mimeType: '', buffer: Buffer.from('Wd4,a1 Gb5,g1') });
  await table.reads('1 game was imported.');
});

test('UX 65 a study is begun, written and read again without the network', async () => {
  const table = await visit('play');
  const { page } = table;
  await server.close();
  await page.context().setOffline(true);

  await goTo(table, 'studies');
  await table.press(table.button('New study'));
  await page.locator('.one-study').waitFor();
  await table.press(table.button('Write'));
  await page.getByRole('textbox', { name: 'Notes' }).fill('*Far* from everything');
  await table.place('Wd4');
  await table.tap('a1');
  await until(async () => JSON.stringify(await studiesKept(table))).toContain('Wd4,a1');
  await page.reload();
  await until(() => page.locator('[data-node]').count()).toBe(1);
  expect(await page.locator('.markdown em').innerText()).toBe('Far');
});

test('a new version waits until it is wanted, and the game goes on in it', async () => {
  const table = await visit('play');
  await table.twoPeople();
  await table.type('Wd4,a1');
  await isKept(table, 1);
  await release();
  await table.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await bar(table, 'A new version is ready.').waitFor();

  // Loaded again in the usual way, it is still the version from before.
  await table.page.reload();
  await table.page.locator('[data-ply="1"]').waitFor({ state: 'attached' });
  expect(await isLater(table)).toBe(false);
  await table.type('Gd5,a2');
  await isKept(table, 2);

  const loaded = table.page.waitForEvent('load');
  await table.press(bar(table, 'A new version is ready.').getByRole('button', { name: 'Reload' }));
  await loaded;
  await until(() => isLater(table)).toBe(true);
  await until(() => table.moves()).toEqual(['Wd4,a1', 'Gd5,a2']);
  expect(await bar(table, 'A new version is ready.').count()).toBe(0);
});

test('another tab goes on with its version until it is loaded again itself', async () => {
  const table = await visit('play');
  const other = await table.page.context().newPage();
  await other.goto(server.address);
  await isKeptOffline(other);
  await release();
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await other.locator('.page-bar').getByRole('button', { name: 'Reload' }).click();
  await until(() => other.locator('meta[name="release"]').count()).toBe(1);

  expect(await isLater(table)).toBe(false);
  await bar(table, 'A new version is ready.').waitFor();
  await table.press(table.page.getByRole('link', { name: 'My games' }).first());
  await until(() => table.page.locator('h1').first().innerText()).toBe('My games');
});

test('UX 65 a game that was played is reviewed without the network', async () => {
  const table = await visit('play');
  const { page } = table;
  await goTo(table, `play${WHOLE_GAME}`);
  await page.locator('.dock.over').waitFor();
  await isKept(table, 23);
  await server.close();
  await page.context().setOffline(true);
  await table.press(page.locator('.dock.over').getByRole('link', { name: 'Review' }));
  await page.waitForURL('**/game/*/review');
  await page.reload();
  await page.locator('.moment').first().waitFor(PATIENCE);
});
