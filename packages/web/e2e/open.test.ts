import { describe, expect, test } from 'vitest';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';

const open = opener();

describe.each(BOTH)('UX 6.7 a link that cannot be read, $size', (look) => {
  test('says where it stops, and what could be read is opened with a press', async () => {
    const table = await open(look, { at: '#g=Wd4,a1|Gb2,g1|Wz9' });
    const bar = table.page.getByText("This link is incomplete. It stops at 'Wz9'.");
    await bar.waitFor();
    expect(await table.ringsLeft()).toBe(37);
    await table.press(table.button('Open what can be read'));
    await until(() => table.moves()).toEqual(['Wd4,a1', 'Gb2,g1']);
    expect(await bar.count()).toBe(0);
    await table.play('Bc3,g4');
  });
});

test('UX 6.7 a link of which nothing can be read offers nothing and can be closed', async () => {
  const table = await open(DESKTOP, { at: '#z=oo/W' });
  const bar = table.page.getByText("It stops at 'oo/W'.");
  await bar.waitFor();
  expect(await table.button('Open what can be read').count()).toBe(0);
  await table.press(table.button('Close'));
  await until(() => bar.count()).toBe(0);
});

test('UX 6.7 the game on the table outlives a link that cannot be read', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1' });
  await isKept(table, 1);
  await table.page.evaluate(() => {
    location.hash = '#g=Wd4,zz';
  });
  await table.page.getByText("It stops at 'Wd4,zz'.").waitFor();
  expect(await table.moves()).toEqual(['Wd4,a1']);
  // And one that is opened by such a link has the game that was left.
  await table.visit('#z=oo/W');
  await table.page.getByText("It stops at 'oo/W'.").waitFor();
  await until(() => table.moves()).toEqual(['Wd4,a1']);
});
