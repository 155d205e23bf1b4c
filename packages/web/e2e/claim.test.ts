import { describe, expect, test } from 'vitest';
import { F1, F1_BEFORE } from './fixtures.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** The sockets of a colour on the meter of the player at this end. */
const sockets = (table: Table, row: number, kind: string): Promise<number> =>
  table.page.locator('.player.near .meter-row').nth(row).locator(`.socket.${kind}`).count();

const chip = (table: Table): Promise<string[]> =>
  table.page.locator('.board .chip span').allTextContents();

describe.each(BOTH)('$name', (look) => {
  test('UX 16 pointing at d6 shows the claim of d7', async () => {
    const table = await open(look, { at: F1 });
    await table.place('Gc4');
    // A finger cannot point, so it chooses; the turn then waits for its button.
    await (table.isPhone ? table.tap('d6') : table.ring('d6').hover());
    await until(() => marked(table, 'claim')).toBe('d7');
    expect(await marked(table, 'leaving')).toBe('d6');
    expect(await chip(table)).toEqual(['You claim']);
    expect(await table.page.locator('.chip .marble-icon.white').count()).toBe(1);
    expect(await sockets(table, 0, 'filled')).toBe(2);
    expect(await sockets(table, 0, 'gain')).toBe(1);
    expect(await table.moves()).not.toContain('Gc4,d6 x Wd7');
    await table.reads('Claims a white marble');
    if (!table.isPhone) await table.reads('3 of 4 whites');
  });

  test('UX 17 confirming takes d7 and its marble', async () => {
    const table = await open(look, { at: F1 });
    await table.place('Gc4');
    await table.remove('d6');
    await until(async () => (await table.moves()).at(-1)).toBe('Gc4,d6 x Wd7');
    expect(await table.ring('d7').count()).toBe(0);
    expect((await table.meters())[0]).toMatch(/^First player: white 3 of 4, grey 1 of 5/);
    expect(await table.said()).toContain('Claimed white d7.');
  });

  test('UX 18 filling a4 and removing d6 claims two marbles', async () => {
    const table = await open(look, { at: F1 });
    await table.place('Ga4');
    await table.remove('d6');
    await until(async () => (await table.moves()).at(-1)).toBe('Ga4,d6 x Ga4Wd7');
    expect((await table.meters())[0]).toMatch(/^First player: white 3 of 4, grey 2 of 5/);
  });

  test('UX 19 a group cut off that is not full claims nothing, and the board says so', async () => {
    const table = await open(look, { at: F1_BEFORE });
    const before = await table.meters();
    await table.place('Wb1');
    await (table.isPhone ? table.tap('b4') : table.ring('b4').hover());
    await until(() => marked(table, 'cut-off')).toBe('a4');
    expect(await chip(table)).toEqual(['Cut off, not full: nothing is claimed']);
    expect(await marked(table, 'claim')).toBe('');
    await (table.isPhone ? table.confirm() : table.tap('b4'));
    await until(async () => (await table.moves()).at(-1)).toBe('Wb1,b4');
    expect(await table.meters()).toEqual(before);
    expect(await table.ring('a4').count()).toBe(1);
  });

  test('a claim may be left lying where that is asked', async () => {
    const table = await open(look, { at: F1, settings: { alwaysClaim: false } });
    await table.place('Gc4');
    await table.tap('d6');
    await until(() => table.confirmMove()).toBe('Gc4,d6 x Wd7');
    await table.press(table.button('Leave them'));
    await until(async () => (await table.moves()).at(-1)).toBe('Gc4,d6 ~ Wd7');
    expect(await table.says('d7')).toMatch(/^d7, white marble/);
    expect((await table.meters())[0]).toMatch(/^First player: white 2 of 4/);
  });
});

test('UX 20 the keyboard gets the same preview, and a screen reader hears the claim', async () => {
  const table = await open(DESKTOP, { at: F1 });
  await table.place('Gc4');
  await until(() => table.says('d6')).toBe('d6, empty, free; removing it claims white d7');
  const { keyboard } = table.page;
  await table.ring('c4').focus();
  await keyboard.press('KeyE');
  await keyboard.press('KeyW');
  await until(() => table.page.locator('[data-ring]:focus').getAttribute('data-ring')).toBe('d6');
  await until(() => marked(table, 'claim')).toBe('d7');
  expect(await chip(table)).toEqual(['You claim']);
  expect(await table.confirmMove()).toBe('Gc4,d6 x Wd7');
});

test('tapping a claimed group leaves it lying, and tapping again claims it', async () => {
  const table = await open(DESKTOP, { at: F1, settings: { alwaysClaim: false } });
  await table.place('Ga4');
  await table.tap('d6');
  await until(() => table.confirmMove()).toBe('Ga4,d6 x Ga4Wd7');
  await table.tap('d7');
  await until(() => table.confirmMove()).toBe('Ga4,d6 x Ga4 ~ Wd7');
  await table.tap('d7');
  await until(() => table.confirmMove()).toBe('Ga4,d6 x Ga4Wd7');
  await table.tap('d7');
  await table.confirm();
  await until(async () => (await table.moves()).at(-1)).toBe('Ga4,d6 x Ga4 ~ Wd7');
});
