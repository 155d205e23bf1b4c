import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { F3_TURNS } from './fixtures.ts';
import { isAssisted, isKept, putOnTable } from './kept.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** Begins a game of two people, with these switches turned. */
const begin = async (table: Table, ...switches: readonly (string | RegExp)[]): Promise<void> => {
  await table.press(table.button('New game'));
  await table.press(table.dialog.getByRole('radio', { name: 'Someone here' }));
  for (const name of switches) await table.dialog.getByRole('switch', { name }).click();
  await table.press(table.dialog.getByRole('button', { name: 'Start the game' }));
  await until(() => table.dialog.count()).toBe(0);
};

const FORCED = /^Forced captures are shown/;

/** F3 on the table, with captures shown that are forced. */
const forced = (table: Table): Promise<void> =>
  putOnTable(table, { turns: F3_TURNS, replies: true });

const replyPaths = (table: Table) => table.page.locator('.board-art .path.reply');

describe.each(BOTH)('$name', (look) => {
  test('what a turn would force is drawn, read and heard before it is made', async () => {
    const table = await open(look);
    await forced(table);
    expect(await replyPaths(table).count()).toBe(0);
    await table.place('Wb2');
    await until(() => replyPaths(table).count()).toBe(1);
    expect(await table.said()).toContain('Then they must capture 1 white and 1 black.');
    expect(await table.says('f4')).toBe(
      'f4, empty, free; Then they must capture 1 white and 1 black.',
    );
    await (table.isPhone ? table.tap('f4') : table.ring('f4').hover());
    await until(() => table.confirmMove()).toBe('Wb2,f4');
    // x a1Wc3Be2: two jumps of the second player, and a cross on each marble taken.
    const path = replyPaths(table);
    expect(await path.getAttribute('class')).toContain('second');
    expect(await path.locator('.shaft').count()).toBe(2);
    expect(await path.locator('.taken-cross').count()).toBe(2);
    await table.reads(table.isPhone ? 'must capture' : 'Then they must capture');
    expect(await finds(table)).toEqual([]);
    await table.stepBack();
    if (table.isPhone) await table.stepBack();
    await until(() => replyPaths(table).count()).toBe(0);
  });
});

test('nothing is shown of it in a game where that was not chosen', async () => {
  const table = await open(DESKTOP, { at: `#g=${encodeURIComponent(F3_TURNS.join('|'))}` });
  await table.place('Wb2');
  await table.ring('f4').hover();
  await until(() => table.confirmMove()).toBe('Wb2,f4');
  expect(await replyPaths(table).count()).toBe(0);
  expect(await table.says('f4')).toBe('f4, empty, free');
});

test('both players read on the card of the game which aids are on, also after a reload', async () => {
  const table = await open(DESKTOP);
  const aids = () => table.page.locator('.rules-card dd').allTextContents();
  expect(await aids()).not.toContain('Forced captures are shown beforehand');
  await begin(table, FORCED, 'Turns may be taken back');
  await until(aids).toContain('Forced captures are shown beforehand');
  expect(await aids()).not.toContain('Turns may be taken back');
  await table.type('Wd4,a1');
  await isKept(table, 1);
  await table.page.reload();
  await until(aids).toContain('Forced captures are shown beforehand');
});

const bulb = (table: Table) => table.page.locator('.tools button:has(.icon-bulb), .hint-button');
const ask = (table: Table) => table.press(bulb(table).filter({ visible: true }).first());

/** Workers that answer when they are told to, and not before. */
const obedientWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const questions: { id: number; to: EventTarget }[] = [];
    Object.assign(window, {
      Worker: class extends EventTarget {
        postMessage({ id }: { id: number }): void {
          questions.push({ id, to: this });
        }
        terminate(): void {
          // What it was asked it may answer all the same: nobody must hear it.
        }
      },
      asked: () => questions.length,
      answer: (turn: string) => {
        for (const { id, to } of questions.splice(0)) {
          to.dispatchEvent(new MessageEvent('message', { data: { id, turn, depth: 1 } }));
        }
      },
      fail: () => {
        for (const { to } of questions.splice(0)) {
          to.dispatchEvent(Object.assign(new Event('error'), { message: 'killed' }));
        }
      },
    });
  });

interface Obedient {
  readonly asked: () => number;
  readonly answer: (turn: string) => void;
  readonly fail: () => void;
}

const isAsked = (table: Table): Promise<unknown> =>
  until(() => table.page.evaluate(() => (window as unknown as Obedient).asked())).toBeGreaterThan(
    0,
  );

const answer = (table: Table, turn: string): Promise<void> =>
  table.page.evaluate((text) => (window as unknown as Obedient).answer(text), turn);

const hinted = async (table: Table): Promise<string> =>
  `${await marked(table, 'hint')} - ${await marked(table, 'hint-out')}`;

describe.each(BOTH)('hints, $name', (look) => {
  test('a hint says where to look, then the turn, and plays nothing by itself', async () => {
    const table = await open(look, { before: obedientWorkers });
    await putOnTable(table, { turns: F3_TURNS, hints: true });
    await ask(table);
    await table.reads('Looking for a hint');
    await isAsked(table);
    await answer(table, 'Wb2,f4');
    await table.reads('Look at b2.');
    expect(await hinted(table)).toBe('b2 - ');
    expect(await table.said()).toBe('Look at b2.');
    await table.press(table.button('Show the turn'));
    await table.reads('Place white on b2 and remove f4.');
    expect(await hinted(table)).toBe('b2 - f4');
    expect(await table.said()).toBe('Place white on b2 and remove f4.');
    await table.page.keyboard.press('Enter');
    await ask(table);
    expect(await table.moves()).toHaveLength(F3_TURNS.length);
    expect(await finds(table)).toEqual([]);
    // The box for typed moves has a button of that name too.
    await table.press(
      table.page
        .locator('.hint-acts')
        .getByRole('button', { name: 'Play it' })
        .filter({ visible: true }),
    );
    await until(() => table.moves()).toEqual([...F3_TURNS, 'Wb2,f4']);
    expect(await hinted(table)).toBe(' - ');
  });
});

test('the computer finds a win in F3, and the game stays marked as played with hints', async () => {
  const table = await open(DESKTOP);
  await putOnTable(table, {
    turns: F3_TURNS,
    seats: { first: { kind: 'here' }, second: { kind: 'computer', level: 1 } },
  });
  const aids = () => table.page.locator('.rules-card dd').allTextContents();
  expect(await aids()).not.toContain('Hints were given');
  await table.page.keyboard.press('h');
  await expect
    .poll(() => table.page.locator('.hint-card').innerText(), PATIENCE)
    .toContain('Look at');
  await table.page.keyboard.press('h');
  await table.reads(/It wins by force\./);
  expect(await table.moves()).toHaveLength(F3_TURNS.length);
  await until(aids).toContain('Hints were given');
  await isAssisted(table);
  await table.page.reload();
  await until(aids).toContain('Hints were given');
  await table.page.goto('/games');
  await until(() => table.page.locator('.game-row .tag').allTextContents()).toContain('With hints');
  await table.page.goto('/play');
  await table.menu('Resign');
  await table.press(table.dialog.getByRole('button', { name: 'Yes' }));
  await table.reads(/Hints were given\./);
});

describe('a hint that comes too late is not shown', () => {
  const away: readonly (readonly [string, (table: Table) => Promise<void>])[] = [
    ['after a step', (table) => table.place('Bc5')],
    ['after a turn', (table) => table.type('Bc5,f4')],
    ['after taking back', (table) => table.press(table.button('Take back a move'))],
    ['while looking back', (table) => table.press(table.button('First move'))],
    ['after it was stopped', (table) => table.press(table.button('Stop'))],
    ['in a new game', (table) => begin(table, 'Hints may be asked for')],
    [
      'on another page',
      async (table) => {
        await table.press(table.page.getByRole('link', { name: 'Rules', exact: true }));
        await table.page.locator('.rules-page').waitFor();
        await table.page.goBack();
        await table.page.locator('.dock').waitFor();
      },
    ],
  ];
  test.each(away)('%s', async (_, leave) => {
    const table = await open(DESKTOP, { before: obedientWorkers });
    await putOnTable(table, { turns: F3_TURNS, hints: true });
    await table.page.keyboard.press('h');
    await isAsked(table);
    await leave(table);
    await until(() => table.page.locator('.hint-card').count()).toBe(0);
    await answer(table, 'Wb2,f4');
    expect(await hinted(table)).toBe(' - ');
    expect(await table.page.locator('.hint-card').count()).toBe(0);
    expect(await table.page.locator('.rules-card dd').allTextContents()).not.toContain(
      'Hints were given',
    );
  });
});

test('a worker that dies gives one sentence, and the game can be played on', async () => {
  const table = await open(DESKTOP, { before: obedientWorkers });
  await putOnTable(table, { turns: F3_TURNS, hints: true });
  await ask(table);
  await isAsked(table);
  await table.page.evaluate(() => (window as unknown as Obedient).fail());
  const sentence = 'The computer stopped with an error, but your game is safe.';
  await table.reads(sentence);
  expect(await table.refusal()).toBe(sentence);
  expect(await table.page.locator('.rules-card dd').allTextContents()).not.toContain(
    'Hints were given',
  );
  await table.place('Wb2');
  await until(() => table.page.locator('.hint-card').count()).toBe(0);
  await table.remove('f4');
  await until(() => table.moves()).toHaveLength(F3_TURNS.length + 1);
  await ask(table);
  await isAsked(table);
});

test('two people who did not choose hints have none', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1' });
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  expect(await bulb(table).count()).toBe(0);
  await table.page.keyboard.press('h');
  await until(() => table.refusal()).toBe('This game allows no hints.');
  await table.tap('c3');
  await until(() => table.refusal()).toBe('');
});
