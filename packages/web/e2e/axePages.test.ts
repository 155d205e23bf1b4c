import { describe, expect, test } from 'vitest';
import { goTo, nameOf, PLACES } from './everyRoute.ts';
import { axe, finds, misread, violations } from './finds.ts';
import { F1 } from './fixtures.ts';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';

const open = opener();

// A fade would be measured half-way.
const STILL = { context: { reducedMotion: 'reduce' } } as const;

describe.each(BOTH)('UX 48 axe finds nothing in both themes, $size', (look) => {
  describe.each(['en', 'he'])('in %s', (language) => {
    test.each(PLACES.map((place) => [nameOf(place), place] as const))('on %s', async (_, place) => {
      const table = await open(look, { at: '/', settings: { language }, ...STILL });
      await goTo(table, place);
      expect(await table.page.locator('html').getAttribute('lang')).toBe(language);
      expect(await table.page.locator('html').getAttribute('dir')).toBe(
        language === 'he' ? 'rtl' : 'ltr',
      );
      expect(await finds(table)).toEqual([]);
    });

    test('on the list of games', async () => {
      const table = await open(look, { at: '#g=Wd4,a1', settings: { language }, ...STILL });
      await isKept(table, 1);
      await table.visit('/games');
      await table.page.locator('.game-row').waitFor();
      expect(await finds(table)).toEqual([]);
    });
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
