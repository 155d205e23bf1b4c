import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { ProofData, Puzzle } from '@zertz/engine';
import { dailyOf, dayOf } from '../src/puzzles/daily.ts';
import { isKeptOffline, serveCopy } from './fileServer.ts';
import { finds } from './finds.ts';
import { overflow } from './fit.ts';
import { areSolved } from './kept.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const puzzles = JSON.parse(
  readFileSync(new URL('../src/puzzles/puzzles.json', import.meta.url), 'utf8'),
) as readonly Puzzle[];

/** Nothing moves, so nothing has to be waited for. */
const STILL = { context: { reducedMotion: 'reduce' } } as const;

const said = ({ page }: Table): Promise<string> => page.locator('.exercise-said').innerText();
const heading = ({ page }: Table): Promise<string> => page.locator('h1').first().innerText();

/** On 37 rings, begun by placing and removing a ring, with one reply each time. */
const isPlain = ({ position, proof, within }: Puzzle): boolean =>
  within === 2 &&
  position.endsWith(' official') &&
  lineOf(proof).every(isPlacement) &&
  !branches(proof);
const isPlacement = (turn: string, index: number): boolean =>
  index % 2 === 1 || /^[WGB][a-g]\d,/.test(turn);
const branches = ({ replies }: ProofData): boolean =>
  replies.length > 1 || replies.some(({ next }) => next !== null && branches(next));

const lineOf = ({ replies, turn }: ProofData): readonly string[] => {
  const [reply] = replies;
  if (reply === undefined) return [turn];
  return [turn, reply.turn, ...(reply.next === null ? [] : lineOf(reply.next))];
};

const PLAIN = puzzles.find(isPlain)!;
const LINE = lineOf(PLAIN.proof);
const at = (puzzle: Puzzle): string => `/puzzles/${puzzle.id}`;

/** Makes a turn of placing and removing with the pointer. */
const play = async (table: Table, turn: string): Promise<void> => {
  const [, marble = '', ring = ''] = /^([WGB][a-g]\d),([a-g]\d)/.exec(turn) ?? [];
  await table.place(marble);
  await table.tap(ring);
  if (table.isPhone) await table.press(table.page.locator('.confirm'));
};

/** A first turn with the right marble on the right ring that removes another ring. */
const playWrong = async (table: Table): Promise<void> => {
  const [, marble = '', ring = ''] = /^([WGB][a-g]\d),([a-g]\d)/.exec(LINE[0] ?? '') ?? [];
  await table.place(marble);
  await until(() => table.legal()).toContain(ring);
  const other = (await table.legal()).find((label) => label !== ring) ?? '';
  await table.tap(other);
  if (table.isPhone) await table.press(table.page.locator('.confirm'));
};

/** Waits for what the solver says of a turn that the proof has not. */
const refuted = (table: Table): Promise<void> =>
  expect
    .poll(() => said(table), PATIENCE)
    .toMatch(/^(They take|Nothing forces them|That wins too)/);

const solve = async (table: Table): Promise<void> => {
  for (const [index, turn] of LINE.entries()) {
    if (index % 2 === 1) continue;
    if (index > 0) {
      await until(() => said(table)).toMatch(/^Right\./);
      await table.reads('You need one placement.');
    }
    await play(table, turn);
  }
};

describe.each(BOTH)('$name', (look) => {
  test('a puzzle is solved, its line shown, and the rating changed', async () => {
    const table = await open(look, { at: at(PLAIN), ...STILL });
    expect(await heading(table)).toBe('Win in 2');
    await solve(table);
    await until(() => said(table)).toBe('Solved.');
    expect(await table.page.locator('.puzzle-line bdi').allTextContents()).toEqual(LINE);
    expect(await table.page.locator('.puzzle-rating').innerText()).toMatch(/: 12\d\d \(\+\d+\)$/);
    await table.press(table.page.getByRole('link', { name: 'Next puzzle' }));
    await until(async () => new URL(table.page.url()).pathname).not.toContain(PLAIN.id);
    await areSolved(table, 1);
    await table.visit('/puzzles');
    await table.reads(`1 of ${puzzles.length} solved`);
  });

  test('UX 60 a wrong turn is answered on the board by what it allows', async () => {
    const table = await open(look, { at: at(PLAIN), ...STILL });
    await playWrong(table);
    await refuted(table);
    expect(await table.dialog.count()).toBe(0);
    await table.press(table.button('Try again'));
    await until(() => said(table)).toBe('');
    await solve(table);
    await until(() => said(table)).toMatch(/^Solved/);
  });

  test('the hint climbs four rungs, and marks what it speaks of', async () => {
    const table = await open(look, { at: at(PLAIN), ...STILL });
    const ring = LINE[0]?.slice(1, 3) ?? '';
    await table.press(table.button('Where to look'));
    await table.reads('Look at the rings that are marked.');
    await table.press(table.button('Which marble'));
    await table.reads(/^Place a (white|grey|black) marble\.$/);
    await table.press(table.button('Which ring'));
    await table.reads(`It goes on ${ring}.`);
    await table.press(table.button('Show the turn'));
    // Which nobody is praised for.
    await until(() => said(table)).toMatch(/^They had/);
    // The next turn has a hint of its own.
    await until(() => table.button('Where to look').count()).toBe(1);
  });

  test('nothing scrolls sideways', async () => {
    for (const path of ['/puzzles', at(PLAIN)]) {
      for (const language of ['en', 'he', 'de']) {
        const table = await open(look, { at: path, settings: { language } });
        expect(await overflow(table), `${path} ${language}`).toBe(0);
      }
    }
  });
});

test('a puzzle is solved by keyboard alone, and the focus climbs with the hint', async () => {
  const table = await open(DESKTOP, { at: at(PLAIN), ...STILL });
  const { keyboard } = table.page;
  const typed = async (turn: string): Promise<void> => {
    const [, colour = '', to = '', ring = ''] = /^([WGB])([a-g]\d),([a-g]\d)/.exec(turn) ?? [];
    await table.ring(to).focus();
    await keyboard.press(String('WGB'.indexOf(colour) + 1));
    await keyboard.press('Enter');
    await table.ring(ring).focus();
    await keyboard.press('Enter');
  };
  await table.page.getByRole('button', { name: 'Where to look' }).focus();
  await keyboard.press('Enter');
  await until(() => table.page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Which marble',
  );
  await typed(LINE[0] ?? '');
  await until(() => said(table)).toMatch(/^Right\./);
  await typed(LINE[2] ?? '');
  await until(() => said(table)).toBe('Solved, with help.');
});

const NOON = Date.parse('2031-05-04T12:00:00Z');

test('the puzzle of the day follows the date, and days in a row are counted', async () => {
  const table = await open(DESKTOP, {
    at: '/puzzles',
    ...STILL,
    before: (page) => page.clock.setFixedTime(NOON),
  });
  const daily = table.page.locator('.daily').first();
  const link = daily.getByRole('link');
  const idOf = (millis: number): string => dailyOf(puzzles, dayOf(millis))?.id ?? '';
  for (const [days, streak] of [
    [0, '1-day streak'],
    [1, '2-day streak'],
  ] as const) {
    const now = NOON + days * 86_400_000;
    await table.page.clock.setFixedTime(now);
    await table.visit('/puzzles');
    await until(() => link.getAttribute('href')).toMatch(new RegExp(`/${idOf(now)}$`));
    await table.press(link);
    await until(() => table.page.locator('.puzzle-about').innerText()).toMatch(
      /^Puzzle of the day/,
    );
    while (!(await said(table)).startsWith('Solved')) {
      await table.press(table.page.locator('.hint-ladder button'));
      await until(async () => /^Solved|^$|^Right/.test(await said(table))).toBe(true);
    }
    await table.reads('The next puzzle of the day comes tomorrow.');
    await areSolved(table, days + 1);
    await table.visit('/puzzles');
    await until(() => daily.innerText()).toContain(streak);
  }
  await table.page.clock.setFixedTime(NOON + 3 * 86_400_000);
  await table.visit('/');
  await until(() => table.page.locator('.home-puzzle').innerText()).toContain('One a day');
});

test('a series keeps to its theme, and an address that is no puzzle says so', async () => {
  const table = await open(DESKTOP, { at: '/puzzles', ...STILL });
  await table.press(table.page.getByRole('link', { name: /^Telescope/ }));
  await until(() => table.page.locator('.puzzle-about').innerText()).toMatch(/^Series: Telescope/);
  await table.press(table.page.getByRole('link', { name: 'Skip', exact: true }));
  await until(async () => table.page.url()).toMatch(/\?series=telescope$/);
  const id = /puzzles\/(\w+)\?/.exec(table.page.url())?.[1];
  expect(puzzles.find((puzzle) => puzzle.id === id)?.themes).toContain('telescope');
  // The server of the tests knows no pages for addresses like this one.
  await table.page.evaluate(() => {
    history.pushState(undefined, '', '/puzzles/no-such');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await until(() => heading(table)).toBe('That page is not here.');
});

test('a link to a puzzle is copied, and on paper it is a diagram with its solution', async () => {
  const table = await open(DESKTOP, {
    at: at(PLAIN),
    context: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await table.press(table.button('Copy link'));
  await until(() => table.said()).toBe('The link is copied.');
  expect(await table.page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/puzzles/${PLAIN.id}$`),
  );
  const printed = table.page.locator('.printed');
  expect(await printed.isVisible()).toBe(false);
  await table.page.emulateMedia({ media: 'print' });
  expect(await printed.isVisible()).toBe(true);
  expect(await table.page.locator('#board').isVisible()).toBe(false);
  for (const turn of LINE) expect(await printed.innerText()).toContain(turn);
});

test('what was solved is exported with everything, and imported', async () => {
  const table = await open(DESKTOP, { at: at(PLAIN), ...STILL });
  await solve(table);
  await until(() => said(table)).toBe('Solved.');
  await areSolved(table, 1);
  await table.visit('/settings');
  const download = table.page.waitForEvent('download');
  await table.press(table.button('Export everything'));
  const path = await (await download).path();
  const other = await open(DESKTOP, {
    at: '/settings',
    context: { reducedMotion: 'no-preference' },
  });
  await other.page.locator('input[type="file"]').first().setInputFiles(path);
  await other.reads(/^Nothing new/);
  await other.visit('/puzzles');
  await other.reads(`1 of ${puzzles.length} solved`);
});

test('UX 65 a puzzle works without the network, its wrong turns too', async () => {
  const server = await serveCopy(inject('build'));
  const table = await open(DESKTOP, {
    at: new URL(server.address).pathname,
    serviceWorker: true,
    context: { baseURL: server.address, reducedMotion: 'reduce' },
  });
  const { page } = table;
  await isKeptOffline(page);
  await server.close();
  await page.context().setOffline(true);
  await page.goto(`${server.address}puzzles/${PLAIN.id}`);
  await until(() => heading(table)).toBe('Win in 2');
  await playWrong(table);
  await refuted(table);
  await table.press(table.button('Try again'));
  await solve(table);
  await until(() => said(table)).toMatch(/^Solved/);
});

describe.each([
  { language: 'en', direction: 'ltr', look: DESKTOP },
  { language: 'he', direction: 'rtl', look: PHONE },
])('UX 48 puzzles in $language, $look.name', ({ language, direction, look }) => {
  const settings = { language };

  test('axe finds nothing in their list, in both themes', async () => {
    const list = await open(look, { at: '/puzzles', settings, ...STILL });
    expect(await finds(list)).toEqual([]);
    expect(await list.page.locator('html').getAttribute('dir')).toBe(direction);
  });

  test('axe finds nothing in one being solved, in both themes', async () => {
    const one = await open(look, { at: at(PLAIN), settings, ...STILL });
    await one.press(one.page.locator('.hint-ladder button'));
    expect(await finds(one), 'solving').toEqual([]);
    for (let rung = 0; rung < 3; rung++) await one.press(one.page.locator('.hint-ladder button'));
    await one.page.locator('.exercise-said p').waitFor();
    expect(await finds(one), 'answered').toEqual([]);
  });
});
