import { describe, expect, test } from 'vitest';
import { DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const bar = ({ page }: Table): Promise<string> => page.locator('.page-bar').innerText();
const drawn = ({ page }: Table) => page.locator('.drawings > .drawing');
const path = ({ page }: Table): string => new URL(page.url()).pathname;

const POSITION = 'z=oooo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo+5-8-10+0-0-0+0-0-0+2+official';

describe.each([DESKTOP, PHONE])('the analysis, $name', (look) => {
  test('UX 61 shows what a link draws and says, and the turn it begins', async () => {
    const at = `/analyse#${POSITION}&s=Gd5&d=d4,a1-a4.1&t=White+to+be+cut+off`;
    const table = await open(look, { at });
    await until(() => drawn(table).count()).toBe(2);
    await until(() => table.says('d5')).toContain('grey marble');
    expect(await table.page.getByText('White to be cut off').isVisible()).toBe(true);
    // The turn goes on from there.
    await table.tap('a1');
    await table.reads('Gd5,a1');
    expect(path(table)).toBe('/analyse');
  });
});

test('UX 61 a link copied from the analysis opens on the same, drawn and said', async () => {
  const table = await open(DESKTOP, { at: `/analyse#${POSITION}&d=d4&t=Here` });
  await until(() => drawn(table).count()).toBe(1);
  await table.page.keyboard.press('3');
  await table.tap('e5');
  await table.press(table.button('Game as text'));
  const link = await table.dialog.locator('.export-link input').inputValue();
  const other = await open(DESKTOP, { at: `/analyse${new URL(link).hash}` });
  await until(() => other.says('e5')).toContain('black marble');
  await until(() => drawn(other).count()).toBe(1);
  await other.reads('Here');
  expect(await other.page.locator('.page-bar').count()).toBe(0);
});

describe('a bad link stays on the page it leads to, with what can be read of it', () => {
  test('in the analysis', async () => {
    const table = await open(DESKTOP, { at: '/analyse#g=Wd4,a1|Gd6,g1|Bz9,d1' });
    await until(() => bar(table)).toContain("It stops at 'Bz9,d1'");
    expect(path(table)).toBe('/analyse');
    await until(() => table.page.locator('[data-node]').count()).toBe(2);
    expect(await table.page.locator('.page-bar button').count()).toBe(1);
  });

  test('in the analysis, where only a drawing is wrong', async () => {
    const table = await open(DESKTOP, { at: `/analyse#${POSITION}&d=d4,z9&t=Half` });
    await until(() => bar(table)).toContain("It stops at 'z9'");
    await until(() => drawn(table).count()).toBe(1);
    await table.reads('Half');
  });

  test('in the analysis, where nothing can be read', async () => {
    const table = await open(DESKTOP, { at: '/analyse#z=rubbish' });
    await until(() => bar(table)).toContain("It stops at 'rubbish'");
    await table.reads('Off. It thinks on this device once you switch it on.');
    expect(path(table)).toBe('/analyse');
  });

  test('in the editor', async () => {
    const table = await open(DESKTOP, { at: '/editor#g=Wd4,a1|Gz9' });
    await until(() => bar(table)).toContain("It stops at 'Gz9'");
    await until(() => table.says('d4')).toContain('white marble');
    expect(path(table)).toBe('/editor');
  });
});

test('a whole link to the editor sets its position up, and leaves the table as it is', async () => {
  const table = await open(DESKTOP, { at: `/editor#${POSITION}` });
  await until(() => table.says('d4')).toContain('white marble');
  await table.visit('/play');
  await until(() => table.says('d4')).toMatch(/empty/);
});
