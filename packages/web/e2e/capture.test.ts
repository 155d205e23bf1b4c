import { describe, expect, test } from 'vitest';
import { F2, F4, ONE_CAPTURE } from './fixtures.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** The cards as they read, with the marbles in order. */
const cards = (table: Table): Promise<string[]> =>
  table.cards.evaluateAll((all) =>
    all.map((card) => {
      const marbles = [...card.querySelectorAll('.marble-icon')].map((icon) =>
        (/white|grey|black/.exec(icon.className)?.[0] ?? '?').charAt(0),
      );
      const end = card.querySelector('.path-head span')?.textContent ?? '';
      return `${card.getAttribute('data-path')} ${marbles.join('')} ${end}`;
    }),
  );

const chosenCard = (table: Table): Promise<string> =>
  table.page
    .locator('.path-card[aria-pressed="true"]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-path')).join(' '));

describe.each(BOTH)('$name', (look) => {
  test('UX 21 jumpers carry halos, the rest steps back, and the pool gives the reason', async () => {
    const table = await open(look, { at: F2 });
    expect(await marked(table, 'halo')).toBe('a2 a3');
    const dim = table.page.locator('.marble-art.dim');
    const standing = table.page.locator('.board-art .marble-art');
    expect(await dim.count()).toBe((await standing.count()) - 2);
    expect(await table.colour('white').getAttribute('aria-disabled')).toBe('true');
    await table.reads('You must capture');
    await table.reads('3 ways');
    expect(await table.says('a2')).toBe('a2, white marble, can capture to c4');
  });

  test('UX 22 a3 has two cards with the marbles in order', async () => {
    const table = await open(look, { at: F2 });
    await table.tap('a3');
    await until(() => cards(table)).toEqual(['A wwgb ends on c5', 'B wwb ends on g4']);
    expect(await chosenCard(table)).toBe('A');
    expect(await table.page.locator('.board-art .path.chosen').count()).toBe(1);
    expect(await table.page.locator('.board-art .path.other').count()).toBe(1);
  });

  test('UX 23 tapping an end chooses its path', async () => {
    const table = await open(look, { at: F2 });
    await table.tap('a3');
    await table.tap('g4');
    await until(() => chosenCard(table)).toBe('B');
    await table.tap('c5');
    await until(() => chosenCard(table)).toBe('A');
    await table.press(table.cards.nth(1));
    await until(() => table.confirmMove()).toBe('x a3Wc3We4Bg4');
  });

  test('UX 24 walking jump by jump, stepping back undoes exactly one', async () => {
    const table = await open(look, { at: F2 });
    await table.tap('a3');
    await table.tap('c3');
    await until(() => marked(table, 'can-place')).toBe('e4');
    await table.tap('e4');
    await until(() => marked(table, 'can-place')).toBe('e6 g4');
    await table.stepBack();
    await until(() => marked(table, 'can-place')).toBe('e4');
    await table.stepBack();
    await until(() => marked(table, 'can-place')).toBe('');
    expect(await marked(table, 'halo-on')).toBe('a3');
    await table.stepBack();
    await until(() => marked(table, 'halo')).toBe('a2 a3');
  });

  test('UX 25 the capture plays its jumps and fills the meter', async () => {
    const table = await open(look, { at: F2 });
    expect(await table.meters()).toContainEqual(
      expect.stringMatching(/^First player: white 0 of 4, grey 0 of 5, black 1 of 6/),
    );
    await table.tap('a3');
    await until(() => table.confirmText()).toBe('Capture 4 marbles');
    await table.confirm();
    await until(async () => (await table.moves()).at(-1)).toBe('x a3Wc3We4Ge6Bc5');
    expect((await table.meters()).find((name) => name?.startsWith('First'))).toMatch(
      /white 2 of 4, grey 1 of 5, black 2 of 6/,
    );
    expect(await table.says('c5')).toMatch(/marble/);
    for (const gone of ['b3', 'd4', 'e5', 'd6']) {
      expect(await table.says(gone)).not.toMatch(/marble/);
    }
  });

  test('UX 26 two routes to one ring are told apart and chosen', async () => {
    const table = await open(look, { at: F4 });
    await table.cards.first().waitFor();
    expect((await cards(table)).map((card) => card.slice(-2))).toEqual(['b5', 'b5', 'b5']);
    const routes = await table.cards.locator('small').allInnerTexts();
    expect(routes).toHaveLength(2);
    expect(new Set(routes).size).toBe(2);
    for (const text of ['x d5Wf3Bf1Gd3Wd5Bb5', 'x d5Wd3Gf1Bf3Wd5Bb5', 'x d5Bb5']) {
      for (const card of await table.cards.all()) {
        await table.press(card);
        if ((await table.confirmMove()) === text) break;
      }
      expect(await table.confirmMove()).toBe(text);
    }
    // The ring where all of them end does not say which is meant.
    await table.tap('b5');
    await until(() => table.refusal()).toBe('3 paths end on b5. Choose one of the cards.');
    await table.capture('x d5Wd3Gf1Bf3Wd5Bb5');
    await until(async () => (await table.moves()).at(-1)).toBe('x d5Wd3Gf1Bf3Wd5Bb5');
  });

  test('a capture of one jump is one tap on the ring where it ends', async () => {
    const table = await open(look, { at: ONE_CAPTURE });
    expect(await marked(table, 'halo-on')).toBe('b2');
    await table.tap('d4');
    if (table.isPhone) await table.confirm();
    await until(async () => (await table.moves()).at(-1)).toBe('x b2Gd4');
  });
});

test('UX 27 Enter plays the only capture', async () => {
  const table = await open(DESKTOP, { at: ONE_CAPTURE });
  await table.page.keyboard.press('Enter');
  await until(async () => (await table.moves()).at(-1)).toBe('x b2Gd4');
});

test('brackets turn the cards, and Ctrl+Enter plays the one chosen', async () => {
  const table = await open(DESKTOP, { at: F2 });
  await table.tap('a3');
  await until(() => chosenCard(table)).toBe('A');
  await table.page.keyboard.press(']');
  await until(() => chosenCard(table)).toBe('B');
  await table.page.keyboard.press('[');
  await until(() => chosenCard(table)).toBe('A');
  await table.page.keyboard.press(']');
  await table.page.keyboard.press('Control+Enter');
  await until(async () => (await table.moves()).at(-1)).toBe('x a3Wc3We4Bg4');
});

test('a marble that captures can be dragged to where it lands', async () => {
  const table = await open(DESKTOP, { at: ONE_CAPTURE });
  await table.drag(table.ring('b2'), table.ring('d4'));
  await until(async () => (await table.moves()).at(-1)).toBe('x b2Gd4');
});
