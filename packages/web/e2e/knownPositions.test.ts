import { expect, test } from 'vitest';
import { F1, F2, F3, F3_TURNS, F3_WIN, F4 } from './fixtures.ts';
import { DESKTOP, opener } from './page.ts';
import { PATIENCE, until } from './table.ts';

const open = opener();

/** The positions of the design, section 10.2, as they are written there. */

test('UX 10.2 F1: 25 rings, the free ones after Gc4, and both claims', async () => {
  const table = await open(DESKTOP, { at: F1 });
  await until(() => table.ringsLeft()).toBe(25);
  await table.place('Gc4');
  expect((await table.legal()).toSorted()).toEqual('a2 a4 b2 b3 c2 d6 g1 g3'.split(' '));
  await table.page.keyboard.press('Escape');
  await table.type('Gc4,d6');
  expect((await table.moves()).at(-1)).toBe('Gc4,d6 x Wd7');
  await table.visit(F1);
  await table.type('Ga4,d6');
  expect((await table.moves()).at(-1)).toMatch(/^Ga4,d6 x (Ga4Wd7|Wd7Ga4)$/);
});

test('UX 10.2 F2: three captures and no other', async () => {
  const table = await open(DESKTOP, { at: F2 });
  for (const capture of ['x a2Wc4We3We1', 'x a3Wc3We4Ge6Bc5', 'x a3Wc3We4Bg4']) {
    await table.visit(F2);
    await table.type(capture);
    expect((await table.moves()).at(-1)).toBe(capture);
  }
  await table.visit(F2);
  await table.reads('You must capture');
  await table.reads(/3 ways/);
});

test('UX 10.2 F3: the forced win is found, shown as five pictures, played and solved', async () => {
  const table = await open(DESKTOP, {
    at: `/analyse${F3}`,
    context: { reducedMotion: 'reduce' },
  });
  const { page } = table;
  await table.press(page.getByRole('switch', { name: 'Engine' }));
  await page.getByText('First player can force a win in 3').waitFor(PATIENCE);
  expect(await page.locator('.frame-turn').allTextContents()).toEqual([
    ...F3_WIN.slice(0, 4),
    'Wg3,f3',
  ]);
  await table.press(table.button('Play the line'));
  await table.press(table.button('Pause'));
  await page.getByRole('slider', { name: 'Turn of the line' }).fill('5');
  await until(() => page.locator('.film-count').innerText()).toBe('5/5');
  await until(() => table.says('g3')).toBe('');
  await table.press(table.button('Back to the position'));
  await table.press(table.button('Solve it'));
  for (const turn of F3_WIN.filter((text) => !text.startsWith('x'))) {
    const [, marble = '', off = ''] = /^(\w+),(\w+)/.exec(turn) ?? [];
    await table.place(marble);
    await table.tap(off);
  }
  await until(() => page.locator('.solve-task').innerText()).toMatch(/Solved\./);
  await table.press(table.button('Back to the position'));
  expect(await page.locator('[data-node] bdi').allTextContents()).toEqual(F3_TURNS);
});

test('UX 10.2 F4: three captures by d5, two of them to b5 with the same marbles', async () => {
  const table = await open(DESKTOP, { at: F4 });
  for (const capture of ['x d5Wf3Bf1Gd3Wd5Bb5', 'x d5Wd3Gf1Bf3Wd5Bb5', 'x d5Bb5']) {
    await table.visit(F4);
    await table.type(capture);
    expect((await table.moves()).at(-1)).toBe(capture);
  }
  await table.visit(F4);
  await until(() => table.cards.count()).toBe(3);
});
