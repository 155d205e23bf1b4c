import { expect, test } from 'vitest';
import { preset } from './fixtures.ts';
import { DESKTOP, opener, PHONE } from './page.ts';
import { middle, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const SIDEWAYS = { viewport: { width: 844, height: 390 } };

/** A game with a clock, begun in the dialog. */
const begin = async (table: Table): Promise<void> => {
  await table.page.evaluate(() => {
    document.querySelector<HTMLElement>('.new-game')?.click();
  });
  await table.dialog.waitFor();
  await table.press(table.dialog.locator('.time-choice label').nth(1));
  await table.press(table.dialog.locator('.dialog-foot .accent'));
  await until(() => table.page.locator('.clock').count()).toBe(2);
};

/** Where things are from the left. */
const across = async (table: Table, selector: string): Promise<number> =>
  (await middle(table.page.locator(selector).filter({ visible: true }).first())).x;

const order = async (table: Table, a: string, b: string): Promise<number> =>
  Math.sign((await across(table, a)) - (await across(table, b)));

test.each([
  [
    'on a desk',
    DESKTOP,
    {},
    [
      ['#board', '.right'],
      ['#board', '.left'],
      ['.confirm', '.colours'],
    ],
  ],
  ['on a phone', PHONE, {}, [['.confirm', '.step-back']]],
  [
    'on a phone held sideways',
    PHONE,
    SIDEWAYS,
    [
      ['#board', '.dock'],
      ['.confirm', '.step-back'],
    ],
  ],
] as const)(
  'UX 55 %s the left hand has panels, dock and clock on the other side, and the same board',
  async (_, look, context, pairs) => {
    for (const language of ['en', 'he']) {
      const sides = async (hand: string) => {
        const table = await open(look, {
          at: preset('official'),
          settings: { hand, language },
          context,
        });
        const board = {
          a1: await order(table, '[data-ring="a1"]', '[data-ring="g1"]'),
          d7: (await middle(table.ring('d7'))).y < (await middle(table.ring('d1'))).y,
        };
        await begin(table);
        const parts = [...pairs, ['.clock', '.player-who'] as const];
        const found = [];
        for (const [a, b] of parts) found.push(await order(table, a, b));
        return { board, found };
      };
      const [right, left] = [await sides('right'), await sides('left')];
      expect(left.found, language).toEqual(right.found.map((side) => -side));
      // a1 is at the lower left for every hand and in every language.
      expect([right.board, left.board], language).toEqual([
        { a1: -1, d7: true },
        { a1: -1, d7: true },
      ]);
    }
  },
);

test('the clocks alone can be on the other side', async () => {
  const table = await open(DESKTOP, { at: preset('official'), settings: { clockOver: true } });
  await begin(table);
  expect(await order(table, '.clock', '.player-who')).toBe(-1);
  expect(await order(table, '#board', '.right')).toBe(-1);
});
