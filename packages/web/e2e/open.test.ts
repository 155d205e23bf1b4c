import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

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

test.each(BOTH)('UX 6.7 half a position is set up with what can be read, $size', async (look) => {
  const table = await open(look, { at: '#z=oo/W' });
  const bar = table.page.getByText("This link is incomplete. It stops at 'oo/W'.");
  await bar.waitFor();
  await table.press(table.page.getByRole('link', { name: 'Set up what can be read' }));
  await until(() => table.says('b1')).toBe('b1, white marble');
  expect(new URL(table.page.url()).pathname).toBe('/editor');
  expect(await bar.count()).toBe(0);
});

test.each(['es', 'fr', 'he'])(
  'UX 6.7 all of it is in reach on a narrow phone, in %s',
  async (language) => {
    const table = await open(PHONE, {
      at: '#z=oooo/oooWo/ooGo',
      settings: { language },
      context: { viewport: { width: 320, height: 640 } },
    });
    const bar = table.page.locator('.page-bar');
    await bar.waitFor();
    for (const part of await bar.locator('p, a, button').all()) {
      const box = (await part.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
  },
);

test('UX 6.7 a link of which nothing can be read offers nothing and can be closed', async () => {
  const table = await open(DESKTOP, { at: '#z=rubbish' });
  const bar = table.page.getByText("It stops at 'rubbish'.");
  await bar.waitFor();
  expect(await table.page.locator('.page-bar').locator('a, button').count()).toBe(1);
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

const LINE = (turns: string): string =>
  JSON.stringify({ variant: 'official', turns: turns.split('|') });

const dialogText = (table: Table) => table.dialog.getByRole('textbox');
const read = (table: Table): Promise<void> =>
  table.press(table.dialog.getByRole('button', { name: 'Open', exact: true }));
const bad = (table: Table) => table.dialog.locator('.opening-bad');

describe.each(BOTH)('UX 63 a game from somewhere else, $size', (look) => {
  test('is pasted, stepped through and gone on with, beside the one on the table', async () => {
    const table = await open(look, { at: '#g=Bd4,a1' });
    await isKept(table, 1);
    await table.visit('/');
    await table.press(table.button('Open a game'));
    await dialogText(table).fill('1. Wd4,a1 Gb2,g1');
    await read(table);
    await until(() => table.moves()).toEqual(['Wd4,a1', 'Gb2,g1']);
    await table.press(table.button('Previous move'));
    await until(() => table.says('b2')).toContain('empty');
    await table.press(table.button('Next move'));
    await table.play('Bc3,g4');
    await isKept(table, 3);
    await isKept(table, 1);
  });

  test('is refused with the place where it breaks, and the caret goes there', async () => {
    const table = await open(look, { at: '/games' });
    await table.press(table.button('Open a game'));
    await dialogText(table).fill('Wd4,a1 Gb2,g1\nWz9');
    await read(table);
    await until(() => bad(table).allTextContents()).toEqual([
      expect.stringMatching(/^Line 2, column/),
    ]);
    expect(
      await dialogText(table).evaluate((box) => (box as HTMLTextAreaElement).selectionStart),
    ).toBeGreaterThan(13);
    expect(await finds(table)).toEqual([]);
  });
});

/** The beginning of a game as the archive writes it. */
const BOARDSPACE = `(;
GM[22] VV[2]
SU[Zertz]
P0[id "Ann"]
P1[id "Ben"]
; P0[0 Start P0]
; P0[1 RtoB 2 1 F 4]
; P0[2 R- A 1]
; P1[4 RtoB 2 0 A 3]
; P1[5 R- C 1]
)`;

test('UX 63 a game of boardspace is pasted, and a broken one says where it breaks', async () => {
  const table = await open(DESKTOP, { at: '/games' });
  await table.press(table.button('Open a game'));
  await dialogText(table).fill(BOARDSPACE.replace('F 4', 'F 44'));
  await read(table);
  await until(() => bad(table).allTextContents()).toEqual([
    expect.stringMatching(/^Line 7, column \d+/),
  ]);
  await dialogText(table).fill(BOARDSPACE);
  await read(table);
  await until(() => table.moves()).toHaveLength(2);
  expect(await table.playerNames()).toEqual(expect.arrayContaining(['Ann', 'Ben']));
});

test('UX 63 several games are kept and counted, and a broken one is told', async () => {
  const table = await open(DESKTOP, { at: '/games' });
  await table.press(table.button('Open a game'));
  await dialogText(table).fill('W'.repeat(3));
  await read(table);
  await until(() => bad(table).allTextContents()).toEqual([
    'This is not a game in a notation that is read here.',
  ]);
  await dialogText(table).fill([LINE('Wd4,a1'), LINE('Wd4,d4'), LINE('Bd4,a1|Gb2,g1')].join('\n'));
  await read(table);
  await table.dialog.getByText('2 games were opened and kept with yours.').waitFor();
  await until(() => bad(table).allTextContents()).toEqual([
    expect.stringMatching(/^Game 2, line 2, .*turn 1: /),
  ]);
  await table.press(table.dialog.getByRole('link', { name: 'My games' }));
  await until(() => table.page.locator('.game-row').count()).toBe(2);
});

test('UX 63 files that are no games are told apart', async () => {
  const table = await open(DESKTOP, { at: '/games' });
  await table.press(table.button('Open a game'));
  const choose = (name: string, body: Buffer): Promise<void> =>
    table.dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: body });
  await choose('a.sgf', Buffer.from(''));
  await until(() => bad(table).allTextContents()).toEqual(['There is nothing here to read.']);
  await choose('a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]));
  await until(() => bad(table).allTextContents()).toEqual([
    'This file is not a text, so it cannot be a game.',
  ]);
  await choose('a.txt', Buffer.alloc(5 * 1024 * 1024 + 1, 'W'));
  await until(() => bad(table).allTextContents()).toEqual([
    'This is larger than 5 MB, which is more than is read at once.',
  ]);
  await choose('a.txt', Buffer.from('Wd4,a1 | Gb2,g1'));
  await until(() => table.moves()).toEqual(['Wd4,a1', 'Gb2,g1']);
});

test('UX 63 a file that is dropped on the page is opened', async () => {
  const table = await open(DESKTOP);
  await table.page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Wd4,a1 | Gb2,g1'], 'game.txt'));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    );
  });
  await until(() => table.moves()).toEqual(['Wd4,a1', 'Gb2,g1']);
});
