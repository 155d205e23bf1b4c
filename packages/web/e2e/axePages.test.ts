import { describe, expect, test } from 'vitest';
import { finds, misread } from './finds.ts';
import { F1 } from './fixtures.ts';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener } from './page.ts';

const open = opener();

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
