import { describe, expect, test } from 'vitest';
import { axe, finds, misread, violations } from './finds.ts';
import { F1 } from './fixtures.ts';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';

const open = opener();

/** What is there once a page has been drawn. */
const THERE: { readonly [at: string]: string } = {
  '/learn/chain': '.exercise-card',
  '/analyse': '.study-board .board',
};

// A fade would be measured half-way.
const STILL = { context: { reducedMotion: 'reduce' } } as const;

describe.each(BOTH)('UX 48 axe finds nothing in both themes, $size', (look) => {
  test.each(
    ['en', 'he'].flatMap((language) => [
      { language, pages: ['/', '/games'] },
      { language, pages: ['/settings', '/nothing-here'] },
    ]),
  )('on $pages in $language', async ({ language, pages }) => {
    const table = await open(look, { at: '#g=Wd4,a1', settings: { language }, ...STILL });
    await isKept(table, 1);
    for (const at of pages) {
      await table.visit(at);
      const there = at === '/games' ? '.game-row' : '.page-title';
      await table.page.locator(there).first().waitFor();
      expect(await finds(table), at).toEqual([]);
    }
  });

  test.each(
    ['en', 'he'].flatMap((language) => [
      { language, pages: ['/learn', '/learn/chain', '/rules'] },
      { language, pages: ['/puzzles', '/editor', '/analyse'] },
    ]),
  )('on $pages in $language', async ({ language, pages }) => {
    const table = await open(look, { at: pages[0]!, settings: { language }, ...STILL });
    for (const at of pages) {
      await table.visit(at);
      await table.page
        .locator(THERE[at] ?? '.page-title')
        .first()
        .waitFor();
      expect(await finds(table), at).toEqual([]);
    }
  });

  test('in the dialog of a new game, in Hebrew', async () => {
    const table = await open(look, { at: '/', settings: { language: 'he' }, ...STILL });
    await table.press(table.page.locator('.way').last());
    await table.dialog.waitFor();
    expect(await finds(table)).toEqual([]);
  });
});

test.each(['walnut', 'paper', 'contrast'])(
  'UX 48 axe finds nothing that is hard to read in %s',
  async (theme) => {
    const table = await open(DESKTOP, { at: F1, settings: { theme }, ...STILL });
    await table.place('Gc4');
    expect(await misread(table), 'play').toEqual([]);
    await table.visit('/settings');
    await table.page.locator('.page-title').waitFor();
    expect(await misread(table), 'settings').toEqual([]);
  },
);

test.each(['en', 'he'])(
  'UX 48 axe finds nothing in any group of the settings on a phone, in %s',
  async (language) => {
    const table = await open(PHONE, { at: '/settings', settings: { language }, ...STILL });
    const groups = await table.page.locator('summary').all();
    expect(groups).toHaveLength(9);
    for (const group of groups) {
      await table.press(group);
      await table.page.locator('details[open] > .settings').waitFor();
      // Their colours are looked at in both themes where all of them are open.
      expect(await violations(axe(table.page)), await group.innerText()).toEqual([]);
      await table.press(group);
      await until(() => table.page.locator('details[open]').count()).toBe(0);
    }
  },
);
