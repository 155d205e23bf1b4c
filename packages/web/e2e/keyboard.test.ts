import { describe, expect, test } from 'vitest';
import { F1, F3, F3_TURNS, F3_WIN } from './fixtures.ts';
import { focused, nextTo, steerTo, tabTo } from './keys.ts';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
const LINEN = { ...DESKTOP, name: '1440x900 linen', theme: 'linen' } as const;

/** Plays a turn with the focus on the board and the keys of the board. */
const playByKeys = async (table: Table, text: string): Promise<void> => {
  const { keyboard } = table.page;
  const ply = (await table.moves()).length + 1;
  const [, marble = '', ring = '', removed = ''] = /^([WGB])([a-i]\d+),([a-i]\d+)/.exec(text) ?? [];
  if (marble === '') {
    const [from = ''] = /[a-i]\d+/.exec(text) ?? [];
    if ((await table.cards.count()) === 0) {
      await nextTo(table, from);
      await keyboard.press('Enter');
      await table.cards.first().waitFor();
    }
    for (const _ of await table.cards.all()) {
      if ((await table.confirmMove()) === text) break;
      await keyboard.press(']');
    }
    await until(() => table.confirmMove()).toBe(text);
    await keyboard.press((await table.cards.count()) === 1 ? 'Enter' : 'Control+Enter');
  } else {
    await keyboard.press(String('WGB'.indexOf(marble) + 1));
    await nextTo(table, ring);
    await keyboard.press('Enter');
    await until(() => table.says(ring)).toMatch(/just placed/);
    await nextTo(table, removed);
    await keyboard.press('Space');
  }
  await table.page.locator(`[data-ply="${ply}"]`).waitFor({ state: 'attached' });
  // The focus never gets lost when a ring leaves.
  await until(() => focused(table)).not.toBe('');
};

test('UX 43 a whole game is played by keyboard alone, with a chain and a claim', async () => {
  const table = await open(DESKTOP);
  await tabTo(table, 'input[name="top-opponent"]');
  await table.page.keyboard.press('ArrowRight');
  await until(() => table.playerNames()).toContain('Second player');
  await tabTo(table, '[data-ring]', { keys: 'Shift+Tab' });
  const turns = [...F3_TURNS, ...F3_WIN];
  for (const turn of turns) await playByKeys(table, turn);
  expect(await table.moves()).toEqual(turns);
  await table.reads('First player wins');
  expect(await table.said()).toContain('Claimed white g3 and white g4.');
});

test('UX 43 in Linen: the last five turns of the same game', async () => {
  const table = await open(LINEN, { at: F3 });
  await tabTo(table, '[data-ring]');
  for (const turn of F3_WIN) await playByKeys(table, turn);
  await table.reads('First player wins');
});

describe('UX 44', () => {
  test.each([DESKTOP, LINEN])(
    'the board is one tab stop with a visible focus, in $name',
    async (look) => {
      const table = await open(look, { at: F1 });
      expect(await table.page.locator('[data-ring][tabindex="0"]').count()).toBe(1);
      await tabTo(table, '[data-ring]');
      const { keyboard } = table.page;
      for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'Shift+ArrowRight', 'Home', 'End']) {
        await keyboard.press(key);
        expect(await focused(table), key).not.toBe('');
        expect(await table.page.locator('[data-ring][tabindex="0"]').count(), key).toBe(1);
      }
      // Seen on a ring, and on a marble.
      for (const label of ['c3', 'd7']) {
        await steerTo(table, label);
        const seen = await table.ring(label).evaluate((cell) => {
          const style = getComputedStyle(cell);
          return {
            shown: cell.matches(':focus-visible'),
            outline: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
            casing: style.boxShadow !== 'none',
          };
        });
        expect(seen, label).toMatchObject({ shown: true, outline: true });
        expect(seen.casing, label).toBe(true);
      }
      await keyboard.press('Tab');
      expect(await focused(table)).toBe('');
      await keyboard.press('Shift+Tab');
      expect(await focused(table)).not.toBe('');
    },
  );
});

test('UX 45 N and Shift+N visit the legal rings only, and all of them', async () => {
  const table = await open(DESKTOP, { at: F1 });
  await table.place('Gc4');
  const legal = await table.legal();
  expect(legal.toSorted()).toEqual(['a2', 'a4', 'b2', 'b3', 'c2', 'd6', 'g1', 'g3']);
  await table.ring('c4').focus();
  for (const key of ['n', 'Shift+N']) {
    const visited = new Set<string>();
    for (const _ of legal) {
      await table.page.keyboard.press(key);
      visited.add(await focused(table));
    }
    expect([...visited].toSorted()).toEqual(legal.toSorted());
  }
});

test('UX 46 a move typed at the start is played and announced', async () => {
  const table = await open(DESKTOP);
  await table.twoPeople();
  await table.page.keyboard.press('/');
  await until(() => table.moveBox.evaluate((box) => box === document.activeElement)).toBe(true);
  await table.page.keyboard.type('Wd4,a1');
  await table.page.keyboard.press('Enter');
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  expect(await table.said()).toBe(
    'First player placed white on d4 and removed a1. Second player to move. Nothing to capture. 17 rings free.',
  );
});

test('moves are typed in capitals or not, with a comma or not', async () => {
  const table = await open(DESKTOP, { at: '#p=official' });
  for (const [typed, written] of [
    ['wb2 a1', 'Wb2,a1'],
    ['G c3 , a2', 'Gc3,a2'],
    ['x b2d4', 'x b2Gd4'],
  ] as const) {
    await table.type(typed);
    await until(async () => (await table.moves()).at(-1)).toBe(written);
    expect(await table.moveBox.inputValue()).toBe('');
  }
});

test('UX 47 a ring says coordinate, content and possibility, and its column is named', async () => {
  const table = await open(DESKTOP, { at: '#g=Wb2,a1|Gc3,a2' });
  expect(await table.says('b2')).toBe('b2, white marble, can capture to d4');
  expect(await table.says('c3')).toBe('c3, grey marble');
  expect(await table.says('d4')).toBe('d4, empty, held by 6');
  expect(await table.says('g1')).toBe('g1, empty, free');
  const rows = table.page.getByRole('grid', { name: 'Board' }).getByRole('row');
  expect(await rows.count()).toBe(7);
  expect(await rows.first().getAttribute('aria-label')).toBe('Column a');
  expect(await rows.first().getByRole('gridcell').count()).toBe(2);
  expect(await table.page.locator('svg.board-art').getAttribute('aria-hidden')).toBe('true');
});

test('UX 51 with single-key shortcuts off, letters and digits do nothing on the board', async () => {
  const table = await open(DESKTOP, { at: '#p=official', settings: { shortcuts: false } });
  await table.ring('d4').focus();
  for (const key of ['w', 'e', 'n', 'q', '1', 'c', 't', '/']) await table.page.keyboard.press(key);
  expect(await focused(table)).toBe('d4');
  expect(await table.colour('grey').getAttribute('aria-pressed')).toBe('true');
  await table.page.keyboard.press('ArrowUp');
  expect(await focused(table)).toBe('d5');
});

test('the skip link leads to the board, and dialogs give the focus back', async () => {
  const table = await open(DESKTOP);
  const { keyboard } = table.page;
  await keyboard.press('Tab');
  expect(await table.page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Skip to the board',
  );
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await until(() => focused(table)).not.toBe('');
  const here = await focused(table);
  await keyboard.press('?');
  await table.dialog.waitFor();
  await keyboard.press('n');
  await keyboard.press('Escape');
  await until(() => table.dialog.count()).toBe(0);
  expect(await focused(table)).toBe(here);
});
