import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { finds } from './finds.ts';
import { clipped, metersHidden, overflow } from './fit.ts';
import { F1, F2, FOURTH_WHITE } from './fixtures.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { middle, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const HEBREW = { locale: 'he-IL' } as const;

const root = async ({ page }: Table): Promise<{ lang: string; dir: string }> =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });

/** Until the game of an address has been read, the board is a whole one. */
const isSetUp = async (table: Table): Promise<void> => {
  await until(() => table.ringsLeft()).toBeLessThan(37);
};

/** -1 for an icon that is mirrored. */
const widthFactor = (table: Table, icon: string): Promise<number> =>
  table.page
    .locator(`.${icon}`)
    .first()
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

const list = (table: Table): Locator =>
  table.page.locator('select').filter({ has: table.page.locator('option[value="he"]') });

describe.each(BOTH)('Hebrew, $name', (look) => {
  test('UX 56 the page is mirrored and a turn is played on a board that is not', async () => {
    const table = await open(look, { context: HEBREW, settings: { confirm: 'on' } });
    expect(await root(table)).toEqual({ lang: 'he', dir: 'rtl' });
    const [a1, a4, g1] = await Promise.all(['a1', 'a4', 'g1'].map((at) => middle(table.ring(at))));
    expect(a1!.x).toBeLessThan(g1!.x);
    expect(a1!.x).toBe(a4!.x);
    expect(a1!.y).toBeGreaterThan(a4!.y);
    const logo = await middle(table.page.locator('.logo'));
    const menu = await middle(table.page.locator('[popovertarget="menu"]'));
    expect(logo.x).toBeGreaterThan(menu.x);
    // Forward is to the left, but the board turns as everywhere.
    expect(await widthFactor(table, 'icon-next')).toBe(-1);
    expect(await widthFactor(table, 'icon-turn')).toBe(1);
    await table.place('Gd4');
    expect(await table.says('a1')).toContain('חופשית');
    await table.tap('a1');
    await until(() => table.confirmMove()).toBe('Gd4,a1');
    await table.confirm();
    await until(() => table.moves()).toContain('Gd4,a1');
    expect(await overflow(table)).toBe(0);
  });

  const still = { context: { ...HEBREW, reducedMotion: 'reduce' } } as const;

  test('axe finds nothing in either theme while a ring is refused', async () => {
    const table = await open(look, { at: F1, ...still });
    await isSetUp(table);
    await table.place('Gc4');
    await table.tap('e4');
    expect(await finds(table)).toEqual([]);
  });

  test('axe finds nothing in either theme on path cards and in the settings', async () => {
    const table = await open(look, { at: F2, ...still });
    await isSetUp(table);
    await table.tap('a3');
    await table.cards.first().waitFor();
    expect(await finds(table), 'path cards').toEqual([]);
    await table.visit('/settings');
    expect(await finds(table), 'settings').toEqual([]);
  });
});

test('arrow keys on the board go where they point, in Hebrew too', async () => {
  const table = await open(DESKTOP, { context: HEBREW });
  await table.ring('d4').focus();
  await table.page.keyboard.press('ArrowRight');
  const focused = table.page.locator('[data-ring]:focus');
  await until(async () => (await middle(focused)).x).toBeGreaterThan(
    (await middle(table.ring('d4'))).x,
  );
});

test('the language can be chosen in the address and in the settings, and is kept', async () => {
  const table = await open(DESKTOP);
  await table.page.goto('/play?lang=cs');
  await until(() => table.page.getByRole('button', { name: 'Nabídka' }).count()).toBe(1);
  expect(new URL(table.page.url()).search).toBe('');
  expect(await table.playerNames()).toContain('Vy');
  await table.page.reload();
  await until(() => root(table)).toEqual({ lang: 'cs', dir: 'ltr' });
  await table.page.goto('/settings');
  await list(table).selectOption({ label: 'Svenska' });
  await until(() => table.page.locator('h1').textContent()).toBe('Inställningar');
  expect(await root(table)).toEqual({ lang: 'sv', dir: 'ltr' });
  await list(table).selectOption('auto');
  await until(() => table.page.locator('h1').textContent()).toBe('Settings');
});

test('only the language that is spoken is fetched', async () => {
  const fetched: string[] = [];
  await open(DESKTOP, {
    context: { locale: 'sv-SE' },
    before: async (page) => {
      page.on('request', (request) => fetched.push(request.url()));
    },
  });
  const of = (language: string): number =>
    fetched.filter((url) => new RegExp(`/assets/${language}-[^/]*[.]js$`).test(url)).length;
  expect(of('sv')).toBe(1);
  expect(LANGUAGES.filter((language) => language !== 'sv' && of(language) > 0)).toEqual([]);
});

describe.each(LANGUAGES.map((language) => ({ language })))('$language', ({ language }) => {
  test('UX 39 fits on a phone, wherever one goes, with both meters to be seen', async () => {
    const table = await open(PHONE, { settings: { language } });
    for (const at of ['', F1, F2, '/', '/games', '/settings']) {
      await table.visit(at);
      if (at === F1 || at === F2) await isSetUp(table);
      if (at === F1) await table.place('Gc4');
      if (at === F2) await table.tap('a3');
      expect(await overflow(table), at).toBe(0);
      expect(await clipped(table), at).toEqual([]);
      if (at === '' || at.startsWith('#')) expect(await metersHidden(table), at).toBe(0);
    }
    expect((await root(table)).lang).toBe(language);
  });

  test('names of players and what is offered at the end are whole on a narrow phone', async () => {
    for (const width of [390, 360]) {
      const table = await open(PHONE, {
        at: FOURTH_WHITE,
        settings: { language },
        context: { viewport: { width, height: 780 } },
      });
      await table.capture('x d4Wd6');
      const acts = table.page.locator('.result-acts .button');
      await acts.first().waitFor();
      const beyond = await acts.evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          }).length,
      );
      expect(beyond).toBe(0);
      const names = await table.page
        .locator('.player-who b')
        .evaluateAll((all) => all.map((name) => name.scrollWidth - name.clientWidth));
      expect(names).toEqual([0, 0]);
    }
  });
});
