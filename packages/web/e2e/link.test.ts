import { describe, expect, test } from 'vitest';
import { F1, preset, THREE_WHITES } from './fixtures.ts';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** All that a position is made of, as the page tells it: rings, marbles, pool, captives and side. */
const shown = async (table: Table): Promise<readonly unknown[]> => [
  await table.page.locator('[data-ring]').evaluateAll((all) => all.map((one) => one.ariaLabel)),
  await table.page
    .locator('button[data-marble]')
    .evaluateAll((all) => all.map((one) => one.textContent)),
  await table.meters(),
  await table.page
    .locator('.player')
    .evaluateAll((all) => all.map((one) => one.classList.contains('mover'))),
];

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
    expect(await shown(other)).toEqual(await shown(table));
    expect(await other.legal()).toEqual(await table.legal());
  });
});

test.each(['official-48', 'official-61', 'blitz'])(
  'UX 61 a link has the board and the goals of %s',
  async (name) => {
    const table = await open(DESKTOP, { at: preset(name) });
    await table.type('Wd4,a1');
    await table.menu('Copy or save the game');
    const link = await table.dialog.locator('.export-link input').inputValue();
    const other = await open(DESKTOP, { at: new URL(link).hash });
    await until(() => other.says('d4')).toContain('white marble');
    await table.page.keyboard.press('Escape');
    await until(() => shown(other)).toEqual(await shown(table));
  },
);

test.each(['', '/play', '/analyse', '/embed'])(
  'drawings and a text come with a link to %s',
  async (path) => {
    const table = await open(DESKTOP, {
      at: `${path}${F1}&d=d4,a1-a4.1&t=Look+here`,
    });
    await until(() => table.page.locator('.drawing').count()).toBe(2);
    await until(() => table.page.getByText('Look here').first().isVisible()).toBe(true);
  },
);

test('what was drawn does not come along to another game', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1|Gb2,g4' });
  await table.type('Bf1,g1');
  await isKept(table, 3);
  await table.visit(`/play${THREE_WHITES}&d=d4`);
  await until(() => table.page.locator('.drawing').count()).toBe(1);
  await table.press(table.page.getByRole('link', { name: 'My games', exact: true }));
  await table.press(table.page.locator('.game-row').last().getByRole('button').first());
  await table.page.locator('[data-ply="3"]').waitFor();
  expect(await table.page.locator('.drawing').count()).toBe(0);
});

test('a link may begin a game against a level, for whoever is to move', async () => {
  const table = await open(DESKTOP, {
    at: '/play?play=5#z=oooo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo+5-8-10+0-0-0+0-0-0+2+official',
  });
  await until(() => table.playerNames()).toContain('You');
  await table.reads(/level 5/);
  await table.reads('Your move');
});

test('without a position the game against a level begins at the start', async () => {
  const table = await open(DESKTOP, { at: '/play?play=5' });
  await table.reads(/level 5/);
  expect(await table.ringsLeft()).toBe(37);
  expect(new URL(table.page.url()).search).toBe('');
  await table.visit('/play?play=9');
  await until(() => table.page.locator('.page-bar').innerText()).toContain("It stops at 'play=9'");
});

test('a link that asks for what is not there says so, and shows the position', async () => {
  const table = await open(DESKTOP, { at: '#p=official&d=z9' });
  await until(() => table.page.locator('.page-bar').innerText()).toContain("It stops at 'z9'");
  expect(await table.ringsLeft()).toBe(37);
});
