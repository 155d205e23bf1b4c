import { strToU8, zipSync } from 'fflate';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatPosition, PRESETS, startPosition } from '@zertz/rules';
import { isKept } from './kept.ts';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

/** What somebody may paste, choose or link to by mistake, in each place that takes something. */

const open = opener();

const RUBBISH = 'ceci n’est pas une partie; <b>nor</b> {a game';
const HALF = 'Wd4,a1 Gb2,g1\nBc3,';
const CUT = 'https://nowhere.example/play#g=Wd4,a1|Gb2,g1|Bc3';
/** Seven whites on the board. */
const IMPOSSIBLE = 'WWWW/WWWoo/oooooo/ooooooo/oooooo/ooooo/oooo 0-8-10 0-0-0 0-0-0 1 official';
const TOO_MANY = 'This position cannot be: it has 7 whites, and the game has 6.';
const LATER = JSON.stringify({ zertzStudy: 7, title: 'Later', chapters: [] });

const archive = (): Uint8Array =>
  zipSync({
    'game.txt': strToU8('Wd4,a1 Gb5,g1'),
    'photo.png': new Uint8Array([0x89, 0x50, 0, 0, 0, 1]),
    'letter.txt': strToU8('Dear Kris,\nthe board has arrived.'),
  });

/** Chooses a file of 200 MB, which is made in the page. */
const giveHuge = (chooser: Locator, name: string): Promise<void> =>
  chooser.evaluate((input: HTMLInputElement, called) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(200 * 1024 * 1024)], called));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, name);

const give = (chooser: Locator, name: string, content: string | Uint8Array): Promise<void> =>
  chooser.setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

describe('opening a game', () => {
  const opening = async (): Promise<Table> => {
    const table = await open(DESKTOP, { at: '#g=Bd4,a1' });
    await isKept(table, 1);
    await table.visit('/games');
    await table.press(table.button('Open a game'));
    return table;
  };
  const paste = async (table: Table, text: string): Promise<void> => {
    await table.dialog.getByRole('textbox').fill(text);
    await table.press(table.dialog.getByRole('button', { name: 'Open', exact: true }));
  };
  const says = ({ dialog }: Table): Promise<string[]> =>
    dialog.locator('.opening-bad').allTextContents();
  const chooser = ({ dialog }: Table): Locator => dialog.locator('input[type=file]');
  const untouched = async (table: Table): Promise<void> => {
    await table.page.keyboard.press('Escape');
    await until(() => table.page.locator('.game-row').count()).toBe(1);
  };

  test.each([
    ['rubbish', RUBBISH, 'This is not a game in a notation that is read here.'],
    ['a study of a later version', LATER, /^Line 1, column \d+: |not a game/],
    ['a position that cannot be', IMPOSSIBLE, TOO_MANY],
  ])('tells %s in one sentence, and touches nothing', async (_, text, sentence) => {
    const table = await opening();
    await paste(table, text);
    await until(() => says(table)).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
    await untouched(table);
  });

  test.each([
    ['half a record', HALF, /^Line 2, column 5, turn 3: /],
    ['a link cut short', CUT, "This is incomplete. It stops at 'Bc3'."],
  ])('tells where %s stops, and opens what stands before that', async (_, text, sentence) => {
    const table = await opening();
    await paste(table, text);
    await until(() => says(table)).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
    expect(await table.page.locator('.game-row').count()).toBe(1);
    await table.press(table.button('Open what can be read'));
    await until(() => table.moves()).toEqual(['Wd4,a1', 'Gb2,g1']);
    await isKept(table, 1);
    await isKept(table, 2);
  });

  test('tells that an archive and a file of 200 MB are not read here', async () => {
    const table = await opening();
    await give(chooser(table), 'club.zip', archive());
    await until(() => says(table)).toEqual(['This file is not a text, so it cannot be a game.']);
    await giveHuge(chooser(table), 'huge.sgf');
    await until(() => says(table)).toEqual([
      'This is larger than 5 MB, which is more than is read at once.',
    ]);
    await untouched(table);
  });
});

describe('importing into the explorer', () => {
  const exploring = async (): Promise<Table> => {
    const table = await open(DESKTOP, { at: '/analyse#g=Bd4,a1' });
    await table.press(table.page.locator('#moves-explorer'));
    await table.page.locator('.collections li').first().waitFor();
    return table;
  };
  const chooser = ({ page }: Table): Locator => page.locator('.import-box input[type="file"]');
  const refused = async (table: Table): Promise<string[]> => {
    await table.press(table.page.getByText(/could not be read$/));
    return table.page.locator('.refused li').allTextContents();
  };
  const collections = ({ page }: Table): Promise<number> =>
    page.locator('.collection-tick').count();

  test.each([
    ['rubbish', 'a.txt', RUBBISH, 'a.txt: This is not a game in a notation that is read here.'],
    ['half a record', 'a.txt', HALF, /^a\.txt: Game 1, line 2, column 5, turn 3: /],
    ['a study of a later version', 'a.json', LATER, /^a\.json: /],
    ['half an archive', 'a.zip', archive().slice(0, 90), /^a\.zip: this archive is damaged/],
    ['a position that cannot be', 'a.txt', IMPOSSIBLE, /^a\.txt: /],
  ])('tells %s in one sentence, and keeps no collection', async (_, name, content, sentence) => {
    const table = await exploring();
    await give(chooser(table), name, content);
    await table.reads('No game was imported.');
    expect(await refused(table)).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
    expect(await collections(table)).toBe(1);
  });

  test('keeps the games of an archive with other things in it', async () => {
    const table = await exploring();
    await give(chooser(table), 'club.zip', archive());
    await table.reads('1 game was imported.');
    expect(await refused(table)).toEqual([
      'club.zip: photo.png: it is not a text, so it cannot be a game.',
      'club.zip: letter.txt: This is not a game in a notation that is read here.',
    ]);
    expect(await collections(table)).toBe(2);
  });

  test('tells that a file of 200 MB is too large', async () => {
    const table = await exploring();
    await giveHuge(chooser(table), 'huge.sgf');
    await table.reads('No game was imported.');
    expect(await refused(table)).toEqual([
      'huge.sgf: it is larger than 100 MB, more than is read.',
    ]);
    expect(await collections(table)).toBe(1);
  });
});

describe('importing a study', () => {
  const start = formatPosition(startPosition(PRESETS.official));
  const chapter = (title: string, from = start): string =>
    JSON.stringify({ title, tree: { start: from, moves: [{ turn: 'Wd4,a1' }] } });
  const file = (...chapters: readonly string[]): string =>
    `{"zertzStudy":1,"title":"Cut","chapters":[\n${chapters.join(',\n')}\n]}\n`;
  const chooser = ({ page }: Table): Locator => page.locator('main input[type=file]');
  const rows = ({ page }: Table): Promise<number> => page.locator('.study-row').count();

  test('keeps the whole chapters of a file that was cut, and tells the line', async () => {
    const table = await open(DESKTOP, { at: '/studies' });
    await give(chooser(table), 'cut.json', file(chapter('One'), chapter('Two')).slice(0, -40));
    await table.reads('Cut is here now, with 1 chapter.');
    await table.reads('The file stops making sense in line 3.');
    await until(() => rows(table)).toBe(1);
  });

  test('tells a position that cannot be with its place, and keeps the other chapters', async () => {
    const table = await open(DESKTOP, { at: '/studies' });
    await give(chooser(table), 'bad.json', file(chapter('One', IMPOSSIBLE), chapter('Two')));
    await table.reads('Cut is here now, with 1 chapter.');
    await table.reads("Chapter 1 cannot be read ('start').");
  });

  test.each([
    ['rubbish', 'a.json', RUBBISH, 'This is not a whole JSON file.'],
    ['an archive', 'a.zip', archive(), 'This file is not a text, so it cannot be a game.'],
    ['a later version with nothing that is read', 'a.json', LATER, /later version/],
  ])('tells %s in one sentence, and keeps nothing', async (_, name, content, sentence) => {
    const table = await open(DESKTOP, { at: '/studies' });
    await give(chooser(table), name, content);
    await table.reads(sentence);
    expect(await rows(table)).toBe(0);
  });

  test('tells that a file of 200 MB is too large', async () => {
    const table = await open(DESKTOP, { at: '/studies' });
    await giveHuge(chooser(table), 'huge.json');
    await table.reads('This is larger than 5 MB, which is more than is read at once.');
    expect(await rows(table)).toBe(0);
  });
});

describe('setting up a position from a text', () => {
  const type = async (table: Table, text: string): Promise<void> => {
    const box = table.page.locator('.position-box');
    await box.fill(text);
    await box.press('Enter');
  };
  const says = ({ page }: Table): Promise<string> => page.locator('#position-says').innerText();

  test.each([
    ['rubbish', RUBBISH, /^This is incomplete\. It stops at '/],
    ['nothing', '', 'There is nothing here to read.'],
    ['a position that cannot be', IMPOSSIBLE, TOO_MANY],
  ])('tells %s in one sentence, and leaves the board as it is', async (_, text, sentence) => {
    const table = await open(DESKTOP, { at: '/editor' });
    await table.tap('d4');
    await type(table, text);
    if (typeof sentence === 'string') await until(() => says(table)).toBe(sentence);
    else await until(() => says(table)).toMatch(sentence);
    expect(await table.says('d4')).toBe('d4, white marble');
  });

  test.each([
    ['a link cut short', CUT],
    ['a position cut short', 'oooo/ooooo/oGoooo/oooooWo/oooooo/ooooo/oooo 5-7'],
  ])('tells where %s stops, and shows what stands before that', async (_, text) => {
    const table = await open(DESKTOP, { at: '/editor' });
    await type(table, text);
    await until(() => says(table)).toMatch(/^This is incomplete\. It stops at '/);
    await until(async () => [await table.says('d4'), await table.says('d6')]).toContainEqual(
      expect.stringMatching(/white marble/),
    );
    await table.press(table.button('Undo'));
    await until(() => table.says('d4')).toBe('d4, empty');
  });
});

describe('a link to an analysis', () => {
  const bar = ({ page }: Table): Promise<string> => page.locator('.page-bar p').innerText();
  const nodes = ({ page }: Table): Promise<string[]> =>
    page.locator('[data-node] bdi').allTextContents();

  test('that was cut short says where, and what stands before that is analysed', async () => {
    const table = await open(DESKTOP, { at: `/analyse${new URL(CUT).hash}` });
    await until(() => bar(table)).toBe("This link is incomplete. It stops at 'Bc3'.");
    await until(() => nodes(table)).toEqual(['Wd4,a1', 'Gb2,g1']);
  });

  test.each([
    ['is rubbish', '#g=%3Cb%3Erubbish', "This link is incomplete. It stops at '<b>rubbish'."],
    ['has a position that cannot be', `#z=${encodeURIComponent(IMPOSSIBLE)}`, TOO_MANY],
  ])('that %s says so, and the analysis before it is there', async (_, hash, sentence) => {
    const table = await open(DESKTOP, { at: '/analyse#g=Bd4,a1' });
    await until(() => nodes(table)).toEqual(['Bd4,a1']);
    await table.visit(`/analyse${hash}`);
    await until(() => bar(table)).toBe(sentence);
    await until(() => nodes(table)).toEqual(['Bd4,a1']);
  });
});

describe('importing everything', () => {
  test('tells that a file of 200 MB was not exported from here', async () => {
    const table = await open(DESKTOP, { at: '/settings' });
    await giveHuge(table.page.locator('input[type=file]'), 'huge.json');
    await until(() => table.page.locator('.data-said').last().innerText()).toBe(
      'Nothing was imported: this file was not exported from here.',
    );
  });
});
