import { describe, expect, test } from 'vitest';
import { ALL, BOTH, opener } from './page.ts';
import { F1 } from './fixtures.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const PLACES = [
  ['skip link', '.skip'],
  ['menu', '.top'],
  ['board', '.table'],
  ['dock', '.dock'],
  ['moves', '.moves'],
  ['steps', '.left'],
] as const;

/** The parts of the page that the Tab key goes through, each once, in its order. */
const tabOrder = async ({ page }: Table): Promise<string[]> => {
  const order: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate((places) => {
      const here = document.activeElement;
      if (here === null || here === document.body) return undefined;
      return places.find(([, selector]) => here.closest(selector) !== null)?.[0] ?? 'elsewhere';
    }, PLACES);
    if (at === undefined) break;
    if (order.at(-1) !== at) order.push(at);
  }
  return order;
};

describe.each(BOTH)('UX 5.1 the Tab key, $size', (look) => {
  test('goes from the skip link through menu, board and dock to the moves', async () => {
    const table = await open(look, { at: F1 });
    await until(() => table.moves()).toHaveLength(16);
    const order = (await tabOrder(table)).filter((place) => place !== 'elsewhere');
    expect(order.slice(0, 4)).toEqual(['skip link', 'menu', 'board', 'dock']);
    expect(order.slice(4)).toEqual(look.size === 'phone' ? ['moves'] : ['moves', 'steps']);
  });

  test('and what is read follows the same order: your card, the moves, the opponent', async () => {
    const table = await open(look, { at: '/vs/1' });
    await until(() => table.page.locator('.player').count()).toBe(2);
    const parts = await table.page
      .locator('.table, .dock, .player, .moves')
      .evaluateAll((all) =>
        all.map((part) =>
          part.matches('.player')
            ? part.matches('.near')
              ? 'your card'
              : 'opponent'
            : part.classList[part.classList.contains('card') ? 1 : 0],
        ),
      );
    expect(parts).toEqual(['table', 'dock', 'your card', 'moves', 'opponent']);
  });
});

describe.each(ALL)('WCAG 3.2.6 help, $name', (look) => {
  test.each(['/', '/play', '/learn', '/rules', '/games', '/settings'])(
    'is the last thing in the header of %s',
    async (at) => {
      const table = await open(look, { at });
      // On a small screen the header is a menu, at whose end help is.
      if (table.isPhone) await table.press(table.button('Menu'));
      const names = await table.page
        .locator('.top :is(a, button)')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
      expect(names.at(-1)).toBe('Help and keys');
    },
  );
});
