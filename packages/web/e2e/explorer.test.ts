import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { overflow } from './fit.ts';
import { ONE_CAPTURE } from './fixtures.ts';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import type { Look, Opening } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const GAME = '[First "Ann"]\n[Second "Ben"]\n[Date "2020-05-17"]\n\nWd4,a1 Gb5,g1 Bc3,g2\n';
/** The same opening on a turned board, and the second turn another. */
const TURNED = '[First "Cyd"]\n[Second "Dov"]\n\nWd4,a4 Gc2,a3\n';
const DAMAGED = '[First "Eve"]\n\nWd4,a1 Gd4,g1\n';

const archive = (): Uint8Array =>
  zipSync({
    'good.txt': strToU8(GAME),
    'turned.txt': strToU8(TURNED),
    'damaged.txt': strToU8(DAMAGED),
    'photo.png': new Uint8Array([0x89, 0x50, 0, 0, 0, 1]),
  });

const explore = async (look: Look, from = '', how: Opening = {}): Promise<Table> => {
  const table = await open(look, { ...how, at: `/analyse${from}` });
  await show(table);
  return table;
};

const show = async (table: Table): Promise<void> => {
  await table.press(table.page.locator(table.isPhone ? '#study-explorer' : '#moves-explorer'));
  await table.page.locator('.collections li').first().waitFor();
};

const drop = async ({ page }: Table, name: string, bytes: Uint8Array): Promise<void> => {
  await page
    .locator('.import-box input[type="file"]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
};

const rows = ({ page }: Table): Promise<string[]> =>
  page.locator('.turn-of-row bdi').allTextContents();
const nodes = ({ page }: Table): Promise<string[]> =>
  page.locator('[data-node] bdi').allTextContents();

describe.each(BOTH)('$name', (look) => {
  test('what could be read of an archive is kept, and the rest is told with its place', async () => {
    const table = await explore(look);
    await table.reads('There are no games to look into yet.');
    await drop(table, 'club.zip', archive());
    await table.reads('2 games were imported.');
    await table.press(table.page.getByText('2 games or files could not be read'));
    const refused = table.page.locator('.refused li');
    expect(await refused.allTextContents()).toEqual([
      expect.stringMatching(/^club\.zip: damaged\.txt: Game 1, line 3, column \d+, turn 2: /),
      'club.zip: photo.png: it is not a text, so it cannot be a game.',
    ]);
    // Both games began with the same turn, on different views of the board.
    await until(() => rows(table)).toEqual(['Wd4,a1']);
    await table.reads('2 games came here and went on in 1 way.');
    expect(await overflow(table)).toBe(0);
    expect(await finds(table)).toEqual([]);
  });
});

test('a turn is looked at, played into the tree, and found on every view of the board', async () => {
  const table = await explore(DESKTOP);
  const { page } = table;
  await drop(table, 'club.zip', archive());
  await until(() => rows(table)).toHaveLength(1);
  await page.locator('.turn-of-row').focus();
  await until(() => page.locator('.marble-art.ghost').count()).toBe(1);
  await page.keyboard.press('Enter');
  await until(() => rows(table)).toHaveLength(2);
  expect(await page.locator('.game-players').allTextContents()).toEqual([
    'Ann and Ben',
    'Cyd and Dov',
  ]);
  await page.keyboard.press('g');
  await until(() => nodes(table)).toEqual(['Wd4,a1']);
  await page.keyboard.press('g');
  // The same position with another corner gone.
  await page.keyboard.press(',');
  for (const label of ['d4', 'g1']) {
    if (label === 'd4') await table.press(page.locator('.pill').first());
    await page.locator(`[data-ring="${label}"]`).click();
  }
  await until(() => rows(table)).toHaveLength(2);
  await table.reads('2 games came here and went on in 2 ways.');
  expect((await rows(table)).every((turn) => !turn.includes('g1'))).toBe(true);
});

test('the engine tells its value beside a turn, and its idea where nobody has been', async () => {
  const table = await explore(DESKTOP, ONE_CAPTURE);
  const { page } = table;
  await drop(table, 'one.txt', strToU8('Wb2,a1 Gc3,a2 x b2Gd4'));
  await until(() => rows(table)).toEqual(['x b2Gd4']);
  expect(await page.locator('.turn-table').innerText()).not.toMatch(/[◆●] [+W]/);
  await page.getByRole('switch', { name: 'Engine' }).click();
  await page.locator('.turn-table td', { hasText: /[◆●] [+W]/ }).waitFor(PATIENCE);
  await table.press(page.locator('.turn-of-row'));
  await page
    .getByText('Nobody has reached this position. The engine’s idea is below.')
    .waitFor(PATIENCE);
});

test('files that are dropped on the explorer become a collection, and no game on the table', async () => {
  const table = await explore(DESKTOP);
  const { page } = table;
  const data = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'one.txt'));
    files.items.add(new File([''], 'two.txt'));
    return files;
  }, GAME);
  const panel = page.locator('.explorer');
  await panel.dispatchEvent('dragover', { dataTransfer: data });
  await until(() => page.locator('.explorer.file-over').count()).toBe(1);
  await panel.dispatchEvent('drop', { dataTransfer: data });
  await table.reads('1 game was imported.');
  expect(await page.locator('.collection-tick bdi').allTextContents()).toEqual([
    'My games',
    '2 files',
  ]);
  expect(await table.dialog.count()).toBe(0);
});

test('a game is opened where it came here, and the analysis comes back', async () => {
  const table = await explore(DESKTOP);
  const { page } = table;
  await drop(table, 'club.zip', archive());
  await table.press(page.locator('.turn-of-row'));
  await until(() => rows(table)).toHaveLength(2);
  await table.press(page.locator('.game-line', { hasText: 'Ann and Ben' }));
  await table.reads('Ann and Ben: the game is on the board.');
  await page.keyboard.press('g');
  await until(() => nodes(table)).toEqual(['Wd4,a1', 'Gb5,g1', 'Bc3,g2']);
  expect(await page.locator('.move[aria-current]').textContent()).toBe('Wd4,a1');
  await page.keyboard.press('g');
  await table.press(table.button('Back to your analysis'));
  await page.keyboard.press('g');
  await until(() => nodes(table)).toEqual(['Wd4,a1']);
});

test('a collection is there after a reload, has another name, goes and comes back', async () => {
  const table = await explore(DESKTOP);
  const { page } = table;
  await drop(table, 'club.sgf.gz', gzipSync(strToU8(GAME)));
  await table.reads('1 game was imported.');
  await page.reload();
  await show(table);
  const ticks = (): Promise<string[]> => page.locator('.collection-tick bdi').allTextContents();
  await until(ticks).toEqual(['My games', 'club']);
  await until(() => rows(table)).toEqual(['Wd4,a1']);
  await table.press(table.button('Rename: club'));
  const box = page.getByRole('textbox', { name: 'Name of the collection' });
  await box.fill('   ');
  await box.press('Enter');
  await until(ticks).toEqual(['My games', 'club']);
  await table.press(table.button('Rename: club'));
  await box.fill('Club <b>2020</b>');
  await box.press('Enter');
  await until(ticks).toEqual(['My games', 'Club <b>2020</b>']);
  await table.press(table.button('Delete: Club <b>2020</b>'));
  await until(() => rows(table)).toEqual([]);
  await table.press(table.button('Undo'));
  await until(() => rows(table)).toEqual(['Wd4,a1']);
  await page.locator('.collection-tick', { hasText: 'Club' }).click();
  await until(() => rows(table)).toEqual([]);
  await page.reload();
  await show(table);
  await until(ticks).toEqual(['My games', 'Club <b>2020</b>']);
  expect(await page.getByRole('checkbox', { name: 'Club' }).isChecked()).toBe(false);
});

test('games that were played here are a collection too', async () => {
  const table = await open(DESKTOP);
  await table.twoPeople();
  await table.type('Wd4,a1');
  await table.type('Gb5,g1');
  await isKept(table, 2);
  await table.visit('/analyse');
  await show(table);
  await table.page.keyboard.press('Shift+Comma');
  await until(() => rows(table)).toEqual(['Wd4,a1']);
  await table.reads('1 game came here and went on in 1 way.');
});

test('rubbish is one sentence, and nothing is kept of it', async () => {
  const table = await explore(DESKTOP);
  await drop(table, 'rubbish.txt', strToU8('never a game\n'.repeat(300)));
  await table.reads('No game was imported.');
  await table.press(table.page.getByText('1 game or file could not be read'));
  expect(await table.page.locator('.refused li').allTextContents()).toEqual([
    'rubbish.txt: This is not a game in a notation that is read here.',
  ]);
  expect(await table.page.locator('.collections li').count()).toBe(1);
});

test('without room the collection is there as long as the page', async () => {
  const table = await explore(PHONE, '', {
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(IDBObjectStore.prototype, 'put', {
          value: () => {
            throw new DOMException('no room', 'QuotaExceededError');
          },
        });
      }),
  });
  await drop(table, 'club.txt', strToU8(GAME));
  await table.reads(/no room left to keep the collection/);
  await until(() => rows(table)).toEqual(['Wd4,a1']);
  await table.reads(/only until this page is closed/);
});

const SGF = new URL('../../../../shared/data/games/sgf/', import.meta.url);

if (existsSync(SGF)) {
  test('of the real records 230 are read and 40 are refused, each with its place', async () => {
    const files = readdirSync(SGF).filter((name) => name.endsWith('.sgf'));
    const bytes = files.map(
      (name) => [name, new Uint8Array(readFileSync(new URL(name, SGF)))] as const,
    );
    const table = await explore(DESKTOP);
    await drop(table, 'sgf.zip', zipSync(Object.fromEntries<Uint8Array>(bytes)));
    // One of the files has two games.
    await table.page.getByText('231 games were imported.').waitFor(PATIENCE);
    await table.press(table.page.getByText('40 games or files could not be read'));
    const refused = await table.page.locator('.refused li').allTextContents();
    expect(refused).toHaveLength(40);
    for (const line of refused) {
      expect(line).toMatch(
        /^sgf\.zip: \w+\.sgf: (?:Game 1, line \d+, column \d+.*: |there is nothing)/,
      );
    }
  });

  test('an import that is stopped leaves nothing behind', async () => {
    const table = await explore(DESKTOP);
    const { page } = table;
    await drop(
      table,
      'all.jsonl.gz',
      new Uint8Array(readFileSync(new URL('../games.jsonl.gz', SGF))),
    );
    await page.getByText(/^[1-9][\d,]* games read/).waitFor(PATIENCE);
    await table.press(table.button('Stop'));
    await until(() => page.locator('.import-running').count()).toBe(0);
    expect(await page.locator('.collection-tick').count()).toBe(1);
    await page.reload();
    await show(table);
    expect(await page.locator('.collection-tick').count()).toBe(1);
  });
} else {
  test.skip('the real records: ../shared/data is not there', () => {});
}
