import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { clipped } from './fit.ts';
import { F2, F4, ONE_CAPTURE } from './fixtures.ts';
import { isKept, putOnTable } from './kept.ts';
import { DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
const TABLET = { context: { viewport: { width: 768, height: 1024 } } };
const FACE = { faceToFace: true, language: 'en' } as const;

interface Place {
  readonly top: number;
  readonly bottom: number;
  /** Which way up it is read. */
  readonly turned: boolean;
}

const placeOf = ({ page }: Table, selector: string): Promise<Place> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom, turned: getComputedStyle(element).rotate === '180deg' };
  });

const boardAt = async ({ page }: Table) => (await page.locator('.board').boundingBox())!;

/** From the far end to the near one. */
const order = async (table: Table): Promise<string> => {
  const places = await Promise.all(
    ['.dock', '.player.far', '.table', '.player.near'].map(async (selector) => ({
      selector,
      ...(await placeOf(table, selector)),
    })),
  );
  return places
    .toSorted((a, b) => a.top - b.top)
    .map(({ selector, turned }) => `${selector}${turned ? ' turned' : ''}`)
    .join(', ');
};

const NEAR = '.player.far turned, .table, .player.near, .dock';
const FAR = '.dock turned, .player.far turned, .table, .player.near';

describe.each([
  ['phone', {}],
  ['tablet', TABLET],
])('UX 9.18 on a %s', (_, size) => {
  test('strips face their players, the dock goes to who is to move, and the board stays', async () => {
    const table = await open(PHONE, { at: '#g=Wd4,a1|Gb2,a4', settings: FACE, ...size });
    await until(() => order(table)).toBe(NEAR);
    const board = await boardAt(table);
    const { page } = table;
    const height = page.viewportSize()!.height;
    expect((await placeOf(table, '.dock')).bottom).toBeLessThanOrEqual(height);
    await table.play('Bf2,g4');
    await until(() => order(table)).toBe(FAR);
    expect(await boardAt(table)).toEqual(board);
    // The second player makes a turn from the other end, and is told why something cannot be.
    await table.place('We4');
    await table.tap('d3');
    await until(() => table.refusal()).toMatch(/^d3 is held by/);
    const reason = page.locator('.dock-status.refusing').filter({ visible: true });
    await until(() => reason.count()).toBe(1);
    const { y, height: high } = (await reason.boundingBox())!;
    const dock = await placeOf(table, '.dock');
    expect(y).toBeGreaterThanOrEqual(dock.top);
    expect(y + high).toBeLessThanOrEqual(dock.bottom);
    await table.remove('g1');
    await until(() => table.moves()).toHaveLength(4);
    await until(() => order(table)).toBe(NEAR);
    expect(await boardAt(table)).toEqual(board);
    expect(await finds(table)).toEqual([]);
  });
});

test('captures are chosen and made at the far end too', async () => {
  const table = await open(PHONE, { at: `${ONE_CAPTURE}`, settings: FACE });
  await table.play('x b2Gd4');
  await until(() => order(table)).toBe(FAR);
  const chains = await open(PHONE, { at: F2, settings: FACE });
  await until(() => order(chains)).toBe(NEAR);
  await chains.play('x a3Wc3We4Bg4');
  await until(() => order(chains)).toBe(FAR);
});

test('everything in the dock can be hit by a finger, hints and all', async () => {
  const table = await open(PHONE, { settings: FACE });
  await putOnTable(table, { turns: ['Wd4,a1'], hints: true });
  await until(() => order(table)).toBe(FAR);
  for (const button of await table.page.locator('.dock').getByRole('button').all()) {
    if (!(await button.isVisible())) continue;
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(42);
  }
});

test('the order of a screen reader stays as it is', async () => {
  const orderOf = (table: Table): Promise<(string | null)[]> =>
    table.page
      .locator('main section')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-label')));
  const plain = await open(PHONE, { at: '#g=Wd4,a1' });
  const usual = await orderOf(plain);
  const faced = await open(PHONE, { at: '#g=Wd4,a1', settings: FACE });
  await until(() => order(faced)).toBe(FAR);
  expect(await orderOf(faced)).toEqual(usual);
});

test('it is chosen in the menu or for a new game, remembered, and only for two people', async () => {
  const table = await open(PHONE, { at: '#g=Wd4,a1' });
  const faces = () => table.page.locator('.play.face').count();
  expect(await faces()).toBe(0);
  await table.press(table.button('Menu'));
  const item = table.page.locator('#menu').getByRole('button', { name: 'Face to face' });
  await table.press(item);
  await until(faces).toBe(1);
  expect(await item.getAttribute('aria-pressed')).toBe('true');
  await isKept(table, 1);
  await table.page.reload();
  await until(faces).toBe(1);
  await table.press(table.button('Menu'));
  await table.press(table.radio('Computer'));
  await until(faces).toBe(0);
  expect(await item.count()).toBe(0);
  await table.page.keyboard.press('Escape');
  await table.press(table.button('New game'));
  await table.press(table.dialog.getByRole('radio', { name: 'Someone here' }));
  const choice = table.dialog.getByRole('switch', { name: /^Face to face/ });
  expect(await choice.isChecked()).toBe(true);
  await choice.click();
  await table.press(table.dialog.getByRole('button', { name: 'Start the game' }));
  await until(() => table.dialog.count()).toBe(0);
  expect(await faces()).toBe(0);
});

test('in Hebrew it is mirrored and the board is not', async () => {
  const table = await open(PHONE, {
    at: '#g=Wd4,a1',
    settings: { ...FACE, language: 'he' },
  });
  await until(() => order(table)).toBe(FAR);
  expect(await table.page.locator('html').getAttribute('dir')).toBe('rtl');
  const [a, g] = await Promise.all(
    ['a2', 'g1'].map(async (label) => (await table.ring(label).boundingBox())!.x),
  );
  expect(a!).toBeLessThan(g!);
  expect(await finds(table)).toEqual([]);
});

test('on a large screen nothing is turned', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1', settings: FACE });
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  expect((await placeOf(table, '.player.far')).turned).toBe(false);
  expect((await placeOf(table, '.dock')).turned).toBe(false);
});

test.each([
  ['en', F2, 'a3'],
  ['de', F2, 'a3'],
  ['he', F2, 'a3'],
  ['en', F4, 'd5'],
] as const)('UX 9.18 paths and what plays them are whole, in %s', async (language, at, from) => {
  const table = await open(PHONE, { at, settings: { ...FACE, language } });
  await table.tap(from);
  await table.cards.first().waitFor();
  expect(await clipped(table)).toEqual([]);
  const { bottom } = await placeOf(table, '.dock-choice');
  for (const card of await table.cards.all()) {
    const box = (await card.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(bottom + 0.5);
  }
});
