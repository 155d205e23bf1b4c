import { describe, expect, test } from 'vitest';
import { END_REASONS } from '@zertz/rules';
import type { EndReason } from '@zertz/rules';
import { putOnTable } from './kept.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
const at = (text: string): string => `#z=${encodeURIComponent(text)}`;

/** How each end reads that needs no board of its own. */
const SAYS: { readonly [R in EndReason]: readonly [string, RegExp] } = {
  goal: ['First player wins', /^With/],
  'full-board': ['First player wins', /^The last ring was filled\.$/],
  'no-goal': ['A tie', /^Play cannot go on and nobody reached a goal\.$/],
  'no-marbles': ['First player wins', /^The other player has no marble left to place\.$/],
  repetition: ['A tie', /^The same position came up for the third time\.$/],
  collaboration: ['Both lose', /^The pool was emptied before anybody captured\.$/],
  resignation: ['First player wins', /^The other player resigned\.$/],
  agreement: ['A tie', /^Both players agreed\.$/],
  time: ['First player wins', /^The other player ran out of time\.$/],
};

/** One title with one sign, one sentence, and the same ways on. */
const ended = async (table: Table, title: string, says: RegExp): Promise<string> => {
  const dock = table.page.locator('.dock.over');
  await until(() => dock.locator('.result-title').innerText()).toBe(title);
  expect(await dock.locator('.result p').last().innerText()).toMatch(says);
  expect(await dock.getByRole('button').allInnerTexts()).toEqual(['New game', 'Play again']);
  expect(await dock.getByRole('link', { name: 'Review' }).count()).toBe(1);
  const signs = dock.locator('.result-title .icon');
  expect(await signs.count()).toBe(1);
  return (await signs.getAttribute('class')) ?? '';
};

test('UX 4.6 every end has one sentence, one sign of its own and the same buttons', async () => {
  const table = await open(DESKTOP);
  const signs = new Set<string>();
  for (const by of END_REASONS.filter((reason) => reason !== 'goal')) {
    const [title, says] = SAYS[by];
    const winner = title === 'First player wins' ? 'first' : undefined;
    await putOnTable(table, { turns: ['Wd4,a1'], end: { winner, by, points: undefined } });
    signs.add(await ended(table, title, says));
  }
  expect(signs.size).toBe(END_REASONS.length - 1);
});

describe.each(BOTH)('$name', (look) => {
  test('a goal that is reached ends the game and is named', async () => {
    const table = await open(look, {
      at: at('oooo/ooooo/oooooo/oooGWoo/oooooo/ooooo/oooo 2-7-10 3-0-0 0-0-0 1 official'),
    });
    await table.capture('x d4Wd6');
    await ended(table, 'First player wins', /^With 4 whites\.$/);
    expect(await table.page.locator('.meter-row.won').count()).toBe(1);
    await table.press(table.button('Play again'));
    await until(() => table.page.locator('.dock.over').count()).toBe(0);
  });

  test('whoever fills the last ring wins, and no ring is removed', async () => {
    const table = await open(look, {
      at: at('WG../.o.../....../......./....../...../.... 5-7-10 0-0-0 0-0-0 1 official'),
    });
    await table.place('Gb2');
    await table.reads('No ring is free, so none is removed');
    await table.confirm();
    await ended(table, 'First player wins', /^The last ring was filled\.$/);
  });

  test('with nothing to place the turn passes, which is told, and two passes are a tie', async () => {
    const table = await open(look, {
      at: at(
        'Wooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooW 0-0-0 0-0-0 0-0-0 1 official;pool=2-0-0;goals=2-0-0',
      ),
    });
    await table.reads('Nothing to place: pass');
    await table.press(table.button('Pass'));
    await table.reads('First player passed.');
    await table.press(table.button('Pass'));
    await ended(table, 'A tie', /^Play cannot go on and nobody reached a goal\.$/);
  });

  test('resigning and agreeing on a draw are asked about first', async () => {
    const table = await open(look, { at: '#g=Wd4,a1' });
    await table.menu('Resign');
    await table.press(table.dialog.getByRole('button', { name: 'No' }));
    expect(await table.page.locator('.dock.over').count()).toBe(0);
    await table.menu('Resign');
    await table.press(table.dialog.getByRole('button', { name: 'Yes' }));
    await ended(table, 'First player wins', /^The other player resigned\.$/);
  });
});
