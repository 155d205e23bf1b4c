import { describe, expect, inject, test } from 'vitest';
import { overflow } from './fit.ts';
import { F1, WHOLE_GAME } from './fixtures.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const path = ({ page }: Table): string => new URL(page.url()).pathname;
const heading = ({ page }: Table): Promise<string> => page.locator('h1').innerText();

/** Goes to a page as one does on this device. */
const follow = async (table: Table, name: string): Promise<void> => {
  if (table.isPhone) await table.press(table.button('Menu'));
  await table.press(table.page.getByRole('link', { name, exact: true }).filter({ visible: true }));
};

describe.each(BOTH)('$name', (look) => {
  test('links lead from page to page, and the focus and the title go along', async () => {
    const table = await open(look, { at: '/' });
    await follow(table, 'My games');
    await until(() => heading(table)).toBe('My games');
    expect(path(table)).toBe('/games');
    await until(() => table.page.title()).toBe('My games · Zertz');
    await until(() => table.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await follow(table, 'Settings');
    await until(() => heading(table)).toBe('Settings');
    await until(() => table.page.title()).toBe('Settings · Zertz');
    await follow(table, 'Play');
    await until(() => table.ringsLeft()).toBe(37);
    expect(path(table)).toBe('/play');
  });

  test('back and forward go through the pages, and the game stays', async () => {
    const table = await open(look, { at: F1 });
    expect(path(table)).toBe('/play');
    const rings = await table.ringsLeft();
    await follow(table, 'My games');
    await until(() => heading(table)).toBe('My games');
    await table.page.goBack();
    await until(() => table.ringsLeft()).toBe(rings);
    await table.page.goForward();
    await until(() => heading(table)).toBe('My games');
    await table.page.reload();
    await until(() => heading(table)).toBe('My games');
  });

  test('an address that is no page says so, and leads home', async () => {
    const table = await open(look, { at: '/nothing-here' });
    await until(() => heading(table)).toBe('That page is not here.');
    await until(() => table.page.title()).toBe('That page is not here · Zertz');
    await table.press(table.page.getByRole('main').getByRole('link', { name: 'Home' }));
    await until(() => table.ringsLeft()).toBe(37);
    expect(path(table)).toBe('/');
  });

  test.each(['/', '/games', '/settings', '/nothing-here'])(
    'nothing on %s scrolls sideways',
    async (at) => {
      const table = await open(look, { at });
      await table.page.locator('.page-title').waitFor();
      expect(await overflow(table)).toBe(0);
    },
  );
});

test('a link can begin a game at a level, or for two', async () => {
  const table = await open(DESKTOP, { at: '/vs/5' });
  await until(() => table.page.locator('.player-level').innerText()).toMatch(/level 5/i);
  expect(path(table)).toBe('/play');
  await table.visit('/local');
  await until(() => table.playerNames()).toContain('First player');
});

test('a plain server tells of a page that is not there, however deep', async () => {
  const table = await open(DESKTOP, {
    at: '/deep/er/still',
    before: (page) =>
      page.route('**/deep/er/still', async (route) => {
        const body = await (await fetch(`${inject('origin')}/404.html`)).text();
        await route.fulfill({ status: 404, contentType: 'text/html', body });
      }),
  });
  await until(() => heading(table)).toBe('That page is not here.');
  expect(table.errors.splice(0).every((error) => error.includes('404'))).toBe(true);
});

test('a server that has the first page for every address tells of one that is not there', async () => {
  const table = await open(DESKTOP, {
    at: '/some/where/else',
    before: (page) =>
      page.route('**/some/**', async (route) => {
        const body = await (await fetch(`${inject('origin')}/`)).text();
        await route.fulfill({ status: 200, contentType: 'text/html', body });
      }),
  });
  await until(() => heading(table)).toBe('That page is not here.');
  const ground = await table.page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--bg'),
  );
  expect(ground).not.toBe('');
  await table.press(table.page.getByRole('link', { name: 'Play' }).first());
  await table.page.waitForURL('**/play');
  // The files that were looked for in the wrong folders.
  expect(table.errors.splice(0).every((error) => /MIME type|some\/where/.test(error))).toBe(true);
});

test('what the page says of itself follows the language', async () => {
  const table = await open(DESKTOP, { at: '/?lang=cs' });
  const about = table.page.locator('meta[name="description"]');
  await until(() => about.getAttribute('content')).toContain('deskovou hru');
});

test('a page further down does not bring our style sheets again, over its own', async () => {
  const table = await open(DESKTOP, { at: WHOLE_GAME });
  await table.press(table.page.locator('.dock a[href$="/review"]'));
  await table.page.locator('.engine-card').waitFor();
  expect(path(table)).toMatch(/^\/game\/.+\/review$/);
  const sheets = await table.page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets.length).toBeGreaterThan(1);
  expect(new Set(sheets).size).toBe(sheets.length);
});

test('our style sheets are found by their addresses however deep the page has gone', async () => {
  const table = await open(DESKTOP, { at: '/settings' });
  const lost = await table.page.evaluate(() => {
    const addresses = (): string[] =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ href }) => href,
      );
    const before = addresses();
    history.pushState(history.state, '', '/much/further/down');
    const now = new Set(addresses());
    return before.length === 0 ? ['none'] : before.filter((address) => !now.has(address));
  });
  expect(lost).toEqual([]);
});

test('the skip link leads past the bar', async () => {
  const table = await open(DESKTOP, { at: '/settings' });
  await table.page.locator('.page-title').waitFor();
  await table.page.keyboard.press('Tab');
  await table.page.keyboard.press('Enter');
  await until(() => table.page.evaluate(() => document.activeElement?.id)).toBe('content');
  await table.visit('');
  await table.page.keyboard.press('Tab');
  await table.page.keyboard.press('Enter');
  await until(() => table.page.evaluate(() => document.activeElement?.id)).toBe('board');
});

test('keys of the game do nothing on other pages', async () => {
  const table = await open(DESKTOP, { at: F1 });
  await follow(table, 'My games');
  await until(() => heading(table)).toBe('My games');
  await table.page.keyboard.press('t');
  await table.page.goBack();
  await until(() => table.moves()).toHaveLength(16);
});

test('a part that breaks leaves the game playable, and says so', async () => {
  const table = await open(DESKTOP, {
    before: (page) =>
      page.addInitScript(() => {
        const Observer = ResizeObserver;
        window.ResizeObserver = class extends Observer {
          override observe(target: Element, options?: ResizeObserverOptions): void {
            if (target.matches('.move-scroll')) throw new Error('broken on purpose');
            super.observe(target, options);
          }
        };
      }),
  });
  await table.reads('This part broke. Your game is safe.');
  await table.twoPeople();
  await table.place('Wd4');
  await table.remove('a1');
  await until(() => table.ringsLeft()).toBe(36);
  expect(table.errors.splice(0).join(' ')).toContain('broken on purpose');
});

test('a page that cannot be loaded says that the game is safe', async () => {
  const table = await open(PHONE, {
    before: (page) => page.route('**/GamesPage*.js', (route) => route.abort()),
  });
  await follow(table, 'My games');
  await until(() => heading(table)).toBe('Something broke. Your game is safe.');
  expect(table.errors.splice(0)).not.toEqual([]);
  await table.page.unroute('**/GamesPage*.js');
  await table.press(table.button('Reload'));
  await until(() => heading(table)).toBe('My games');
});
