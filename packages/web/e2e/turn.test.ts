import { describe, expect, test } from 'vitest';
import { F1 } from './fixtures.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { middle, until } from './table.ts';
import { touchDrag } from './touch.ts';

const open = opener();
const TWO = '#p=official';
const FREE_AT_START = 'a1 a2 a3 a4 b1 b5 c1 c6 d1 d7 e1 e6 f1 f5 g1 g2 g3 g4';

describe.each(BOTH)('$name', (look) => {
  test('UX 5 after d4 eighteen rings are free, after d7 seventeen', async () => {
    const table = await open(look, { at: TWO });
    await table.tap('d4');
    await until(() => table.says('d4')).toBe('d4, grey marble, just placed');
    expect((await table.legal()).join(' ')).toBe(FREE_AT_START);
    expect(await marked(table, 'free')).toBe(FREE_AT_START);
    await table.stepBack();
    await until(() => table.says('d4')).toMatch(/empty/);
    await table.tap('d7');
    await until(async () => (await table.legal()).length).toBe(17);
  });

  test('UX 6 another colour changes the placed marble and loses no step', async () => {
    const table = await open(look, { at: TWO });
    await table.tap('d4');
    await table.choose('white');
    await until(() => table.says('d4')).toBe('d4, white marble, just placed');
    await table.choose('black');
    await until(() => table.says('d4')).toBe('d4, black marble, just placed');
    expect(await marked(table, 'free')).toBe(FREE_AT_START);
    await table.remove('a1');
    await until(() => table.moves()).toEqual(['Bd4,a1']);
  });

  test('UX 7 the placed marble can be dragged to another ring', async () => {
    const table = await open(look, { at: TWO });
    await table.tap('d7');
    await until(async () => (await table.legal()).length).toBe(17);
    await table.drag(table.ring('d7'), table.ring('c3'));
    await until(() => table.says('c3')).toBe('c3, grey marble, just placed');
    expect(await table.says('d7')).toBe('d7, empty, free');
    expect(await marked(table, 'free')).toBe(FREE_AT_START);
  });

  test('a marble can be dragged from the pool to a ring, and a free ring off the board', async () => {
    const table = await open(look, { at: TWO });
    await table.drag(table.colour('black'), table.ring('d4'));
    await until(() => table.says('d4')).toBe('d4, black marble, just placed');
    await table.drag(table.ring('g1'), table.page.locator('.player.near'));
    if (table.isPhone) await table.confirm();
    await until(() => table.moves()).toEqual(['Bd4,g1']);
  });

  test('UX 8 stepping back returns the ring, then the marble, then the colour', async () => {
    const table = await open(look, { at: TWO, settings: { confirm: 'on' } });
    await table.place('Wd4');
    await table.tap('a1');
    await until(() => table.says('a1')).toBe('a1, empty, will be removed');
    await table.stepBack();
    await until(() => table.says('a1')).toBe('a1, empty, free');
    expect(await table.says('d4')).toBe('d4, white marble, just placed');
    await table.stepBack();
    await until(() => table.says('d4')).toMatch(/^d4, empty/);
    expect(await table.colour('white').getAttribute('aria-pressed')).toBe('true');
    await table.stepBack();
    await until(() => table.colour('white').getAttribute('aria-pressed')).toBe('false');
    expect(await table.confirmText()).toBe('Choose a marble');
  });

  test('UX 10 with confirming on, nothing is played before the button', async () => {
    const table = await open(look, { at: TWO, settings: { confirm: 'on' } });
    await table.place('Wd4');
    await table.tap('a1');
    await until(() => table.confirmMove()).toBe('Wd4,a1');
    expect(await table.moves()).toEqual([]);
    await table.tap('b1');
    await until(() => table.confirmMove()).toBe('Wd4,b1');
    await table.confirm();
    await until(() => table.moves()).toEqual(['Wd4,b1']);
  });

  test('UX 10 with confirming off, the tap on the ring plays once and can be undone', async () => {
    const table = await open(look, { at: TWO, settings: { confirm: 'off' } });
    await table.place('Wd4');
    await table.tap('a1');
    await until(() => table.moves()).toEqual(['Wd4,a1']);
    await table.press(table.button('Undo'));
    await until(() => table.moves()).toEqual([]);
    expect(await table.says('d4')).toBe('d4, white marble, just placed');
  });

  test('UX 11 a marble dropped outside the board goes back', async () => {
    const table = await open(look, { at: TWO });
    const legal = await table.legal();
    await table.drag(table.colour('black'), table.page.locator('.player.near'));
    await until(() => table.page.locator('.carried').count()).toBe(0);
    expect(await table.legal()).toEqual(legal);
    expect(await table.page.locator('.board-art [data-marble]').count()).toBe(0);
    expect(await table.colour('grey').getAttribute('aria-pressed')).toBe('true');
  });

  test('UX 13 a double click does one step', async () => {
    const table = await open(look, { at: TWO });
    if (table.isPhone) {
      await table.tap('d4');
      await table.tap('d4');
      await until(() => table.says('d4')).toBe('d4, grey marble, just placed');
      return;
    }
    await table.ring('d4').dblclick();
    await until(() => table.says('d4')).toBe('d4, grey marble, just placed');
    expect(await table.moves()).toEqual([]);
    const { x, y } = await middle(table.ring('a1'));
    await table.page.mouse.dblclick(x, y);
    await until(() => table.moves()).toEqual(['Gd4,a1']);
    expect(await table.page.locator('.board-art [data-marble]').count()).toBe(1);
  });

  test('UX 14 a colour that is not in the pool is dimmed and says so', async () => {
    const table = await open(look, { at: F1 });
    expect(await table.colour('white').getAttribute('aria-disabled')).toBe('true');
    await table.pressAnyway(table.colour('white'));
    await until(() => table.refusal()).toBe('No white marbles left in the pool.');
    await table.reads('No white marbles left in the pool.');
  });
});

test('UX 9 Esc clears the turn at any step, and nothing is sent', async () => {
  const table = await open(DESKTOP, { at: TWO, settings: { confirm: 'on' } });
  const sent: string[] = [];
  // Parts of the app, such as its sounds, may be fetched when they are first needed.
  table.page.on('request', (request) => {
    const isPart = ['script', 'stylesheet'].includes(request.resourceType());
    if (request.method() !== 'GET' || !isPart) sent.push(request.url());
  });
  const taps = ['d4', 'a1'];
  for (const upTo of [0, 1, 2]) {
    await table.choose('white');
    for (const label of taps.slice(0, upTo)) await table.tap(label);
    await table.page.keyboard.press('Escape');
    await until(() => table.confirmText()).toBe('Choose a marble');
    expect(await table.page.locator('.board-art [data-marble]').count()).toBe(0);
    expect(await table.says('a1')).toBe('a1, empty, free');
  }
  expect(await table.moves()).toEqual([]);
  expect(sent).toEqual([]);
});

test('UX 12 a second finger during a drag leaves input working', async () => {
  const table = await open(PHONE, { at: TWO });
  const from = await middle(table.colour('black'));
  const to = await middle(table.ring('d4'));
  await touchDrag(table.page, from, to, await middle(table.ring('b3')));
  await until(() => table.page.locator('.carried').count()).toBe(0);
  await until(() => table.says('d4')).toBe('d4, black marble, just placed');
  await table.choose('white');
  await until(() => table.says('d4')).toBe('d4, white marble, just placed');
  await table.remove('a1');
  await until(() => table.moves()).toEqual(['Wd4,a1']);
});

test('Esc puts back what is dragged, and no step that was made before', async () => {
  const table = await open(DESKTOP, { at: TWO });
  await table.place('Wd4');
  const from = await middle(table.ring('d4'));
  const to = await middle(table.ring('c3'));
  await table.page.mouse.move(from.x, from.y);
  await table.page.mouse.down();
  await table.page.mouse.move(to.x, to.y, { steps: 3 });
  await until(() => table.page.locator('.carried').count()).toBe(1);
  await table.page.keyboard.press('Escape');
  await until(() => table.page.locator('.carried').count()).toBe(0);
  await table.page.mouse.up();
  expect(await table.says('d4')).toBe('d4, white marble, just placed');
  await table.page.keyboard.press('Escape');
  await until(() => table.says('d4')).toMatch(/^d4, empty/);
});

test('UX 15 pointing at a free ring shows the move before it is made', async () => {
  const table = await open(DESKTOP, { at: TWO });
  await table.place('Wd4');
  await table.ring('g2').hover();
  await until(() => table.confirmMove()).toBe('Wd4,g2');
  expect(await marked(table, 'leaving')).toBe('g2');
  expect(await table.moves()).toEqual([]);
});
