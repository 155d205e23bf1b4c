import { expect, test } from 'vitest';
import { gamesKept, isKept, put } from './kept.ts';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

/** What lies in the storage, whoever put it there and whatever has become of it since. */

const open = opener();

const rows = ({ page }: Table) => page.locator('.game-row');
const focusName = ({ page }: Table): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

const GAME = {
  id: 'other',
  began: 1,
  changed: 9e15,
  start: 'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official',
  turns: ['Wd4,a1'],
  seats: { first: { kind: 'here' }, second: { kind: 'computer', level: 1 } },
};
/** Of a later version, or of nobody: each would be the game played last. */
const FOREIGN = [
  { ...GAME, changed: 8e15, seats: { first: { kind: 'here' }, second: { kind: 'elsewhere' } } },
  { ...GAME, changed: 8e15, seats: undefined },
  { ...GAME, changed: 8e15, start: 5 },
  { ...GAME, changed: 8e15, turns: null },
  { ...GAME, changed: 8e15, clock: { main: 1, left: null } },
  { ...GAME, changed: 8e15, end: { by: 'magic' } },
  { ...GAME, changed: 8e15, name: { first: 'Noa' } },
  GAME,
];

test('what is no game here is left alone, and all else works', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1|Gb2,g1' });
  await isKept(table, 2);
  for (const [at, game] of FOREIGN.entries()) {
    await put(table, 'games', { ...game, id: `foreign ${at}` }, `foreign ${at}`);
  }
  await put(table, 'studies', { id: 'foreign', title: 5, chapters: null });
  // Another tab, which has no game of its own yet.
  await table.page.evaluate(() => sessionStorage.clear());
  await table.visit('/games');
  await until(() => rows(table).count()).toBe(1);
  await table.reads(`${FOREIGN.length} kept games cannot be read by this version. They stay kept.`);
  await table.visit('/studies');
  await table.reads('No studies yet.');
  await table.visit('');
  await until(() => table.moves()).toEqual(['Wd4,a1', 'Gb2,g1']);
  await table.play('Bf4,a4');
  await until(async () => (await gamesKept(table)).map(({ turns }) => turns)).toContainEqual([
    'Wd4,a1',
    'Gb2,g1',
    'Bf4,a4',
  ]);
  expect(await gamesKept(table)).toHaveLength(FOREIGN.length + 1);
});

test('a game that is named in the list has every turn made in another tab meanwhile', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1' });
  await isKept(table, 1);
  const list = await table.page.context().newPage();
  await list.goto('/games');
  const row = list.locator('.game-row');
  await row.waitFor();
  await table.play('Gb2,g1');
  await isKept(table, 2);
  await row.getByRole('button', { name: /^Rename/ }).click();
  await list.getByRole('textbox', { name: 'Name of the game' }).fill('Ours');
  await list.keyboard.press('Enter');
  await until(() => row.locator('h2').innerText()).toMatch(/^Ours/);
  await until(() => row.innerText()).toContain('2 turns');
  // And the tab that plays it on leaves it its name.
  await table.play('Bf4,a4');
  await isKept(table, 3);
  expect((await gamesKept(table)).map(({ name }) => name)).toEqual(['Ours']);
  // Deleted and played on, it comes back as it is now, not as it was.
  await row.getByRole('button', { name: /^Delete/ }).click();
  await list.getByText('Deleted Ours.').waitFor();
  await table.play('We3,a2');
  await isKept(table, 4);
  await list.getByRole('button', { name: 'Undo' }).click();
  await until(() => row.innerText()).toContain('4 turns');
});

test('a full storage says so for as long as it is full, and then keeps the game', async () => {
  const table = await open(DESKTOP, {
    before: (page) =>
      page.addInitScript(() => {
        const { put: store } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
        IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
          if ('full' in window) throw new DOMException('full', 'QuotaExceededError');
          return store.value?.call(this, ...given) as IDBRequest<IDBValidKey>;
        };
      }),
  });
  await table.twoPeople();
  await table.play('Wd4,a1');
  await isKept(table, 1);
  await table.page.evaluate(() => Object.assign(window, { full: true }));
  await table.play('Gb2,g1');
  const bar = table.page.getByText('This browser does not let us save.');
  await bar.waitFor();
  // Pages that read the storage well are no reason to be quiet.
  await table.press(table.page.getByRole('link', { name: 'My games' }).first());
  await until(() => rows(table).innerText()).toContain('1 turn');
  expect(await bar.isVisible()).toBe(true);
  await table.page.evaluate(() => Reflect.deleteProperty(window, 'full'));
  await table.press(rows(table).getByRole('button', { name: /^Rename/ }));
  await table.page.keyboard.press('Enter');
  await until(() => bar.count()).toBe(0);
  await isKept(table, 2);
});

test('with keys alone nobody is lost after a row of the list was changed', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1' });
  await isKept(table, 1);
  await table.visit('/games');
  await rows(table)
    .getByRole('button', { name: /^Rename/ })
    .focus();
  for (const [key, title] of [
    ['Enter', 'Ours'],
    ['Escape', 'Ours'],
  ] as const) {
    await table.page.keyboard.press('Enter');
    await table.page.keyboard.type('Ours');
    await table.page.keyboard.press(key);
    await until(() => focusName(table)).toBe(`Rename: ${title}`);
  }
  await rows(table)
    .getByRole('button', { name: /^Delete/ })
    .focus();
  await table.page.keyboard.press('Enter');
  await until(() => rows(table).count()).toBe(0);
  await until(() => table.page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await table.page.keyboard.press('Enter');
  await until(() => rows(table).count()).toBe(1);
});
