import { describe, expect, test } from 'vitest';
import { F1 } from './fixtures.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';

const open = opener();

describe.each(BOTH)('$name', (look) => {
  test('UX 61 a link that was copied opens on the same position, with the turn begun', async () => {
    const table = await open(look, { at: F1 });
    await table.tap('c4');
    await until(() => table.says('c4')).toContain('grey marble');
    await table.menu('Copy or save the game');
    const link = await table.dialog.locator('.export-link input').inputValue();
    expect(link.length).toBeLessThan(160);
    const other = await open(look, { at: new URL(link).hash });
    await until(() => other.says('c4')).toContain('grey marble');
    expect(await other.ringsLeft()).toBe(25);
    expect(await other.meters()).toEqual(await table.meters());
    expect(await other.legal()).toEqual(await table.legal());
  });
});

test('drawings and a text come with a link', async () => {
  const table = await open(DESKTOP, { at: '#p=official&d=d4,a1-a4.1&t=Look+here' });
  await until(() => table.page.locator('.drawing').count()).toBe(2);
  expect(await table.page.getByText('Look here').isVisible()).toBe(true);
});

test('a link may begin a game against a level, for whoever is to move', async () => {
  const table = await open(DESKTOP, {
    at: '/play?play=5#z=oooo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo+5-8-10+0-0-0+0-0-0+2+official',
  });
  await until(() => table.playerNames()).toContain('You');
  await table.reads(/level 5/);
  await table.reads('Your move');
});

test('a link that asks for what is not there says so, and shows the position', async () => {
  const table = await open(DESKTOP, { at: '#p=official&d=z9' });
  await until(() => table.page.locator('.page-bar').innerText()).toContain("It stops at 'z9'");
  expect(await table.ringsLeft()).toBe(37);
});
