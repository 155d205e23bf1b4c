import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '@zertz/engine';
import { apply, formatPosition, parseTurn, PRESETS, startPosition, unwrap } from '@zertz/rules';
import { finds } from './finds.ts';
import { overflow } from './fit.ts';
import { F1, F3, F3_WIN } from './fixtures.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
/** Nothing fades, so colours are what they will be. */
const STILL = { context: { reducedMotion: 'reduce' } } as const;

const puzzles = JSON.parse(
  readFileSync(new URL('../src/puzzles/puzzles.json', import.meta.url), 'utf8'),
) as readonly Puzzle[];
const TWELVE = puzzles.slice(0, 12);
const idsOf = (all: readonly Puzzle[]): string => all.map(({ id }) => id).join();
const sheet = (fields: string, all = TWELVE): string => `/print#${fields}&puzzles=${idsOf(all)}`;

const OFFICIAL = startPosition(PRESETS.official);
const START = formatPosition(OFFICIAL);
const AFTER = formatPosition(apply(OFFICIAL, unwrap(parseTurn(OFFICIAL, 'Wd4,a1'))).after);

const papers = ({ page }: Table) => page.locator('.paper');
const hash = ({ page }: Table): string => new URL(page.url()).hash;

const openSheet = async (table: Table, at: string): Promise<void> => {
  await table.visit(at);
  // A hundred boards take their time on a busy machine.
  await papers(table).first().waitFor({ timeout: 30_000 });
};

interface Written {
  readonly text: string;
  /** Not as it stands on the page: 1, or upside down: -1. */
  readonly upright: number;
}

interface PrintedPage {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly written: readonly Written[];
}

/** What a printer would be given, read by a library that did not write it. */
const printed = async ({ page }: Table): Promise<readonly PrintedPage[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const one = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = one.view;
    const { items } = await one.getTextContent();
    pages.push({
      width: Math.round(((right - left) / 72) * 25.4),
      height: Math.round(((top - bottom) / 72) * 25.4),
      written: items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, upright: Math.sign(item.transform[0] as number) }]
          : [],
      ),
    });
  }
  return pages;
};

const textOf = ({ written }: PrintedPage): string =>
  written
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

test.each([
  ['a4', 210, 297],
  ['letter', 216, 279],
])(
  'a sheet of twelve is one page of %s, its solutions upside down',
  async (paper, width, height) => {
    const table = await open(DESKTOP, { at: '/print', ...STILL });
    await openSheet(table, sheet(`paper=${paper}&per=12&title=Club+night`));
    const [page, more] = await printed(table);
    expect(more).toBeUndefined();
    expect(page).toMatchObject({ width, height });
    const text = textOf(page!);
    expect(text).toContain('Club night');
    expect(text).toContain('Second player to move');
    expect(text).toContain('Goals: 2 of each, 3 whites, 4 greys or 5 blacks');
    const turned = page!.written.filter(({ upright }) => upright < 0).map(({ text: one }) => one);
    expect(turned).toContain('Solutions');
    for (const { proof } of TWELVE) {
      expect(turned.join(' ')).toContain(proof.turn.split(' ').at(-1));
    }
    // Nothing of the page around it.
    for (const word of ['Letter', 'Add puzzles', 'Settings']) expect(text).not.toContain(word);
  },
);

test('a page more for what has no room on the first, and one for the solutions', async () => {
  const table = await open(DESKTOP, { at: '/print', ...STILL });
  await openSheet(table, sheet('paper=a4&per=9&solutions=page'));
  const pages = await printed(table);
  expect(pages).toHaveLength(3);
  expect(await papers(table).count()).toBe(3);
  expect(pages.map((page) => textOf(page).match(/Win (in|by)/g)?.length ?? 0)).toEqual([9, 3, 0]);
  expect(pages.flatMap(({ written }) => written).every(({ upright }) => upright >= 0)).toBe(true);
  expect(textOf(pages[2]!)).toContain('Solutions');
  expect(textOf(pages[2]!)).toContain('12.');
});

describe.each(BOTH)('$name', (look) => {
  test('UX 62 on paper nothing is dark, and two diagrams go into the width of A5', async () => {
    const table = await open(look, { at: '/print', ...STILL });
    for (const per of [9, 12]) {
      await openSheet(table, sheet(`paper=a4&per=${per}`));
      await table.page.emulateMedia({ media: 'print' });
      const seen = await table.page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.printed-diagram')].map((one) =>
          one.getBoundingClientRect(),
        );
        const [first, second] = boxes;
        const mm = document.querySelector('.paper')!.getBoundingClientRect().width / 210;
        const backgrounds = new Set(
          [...document.querySelectorAll('*')]
            .filter((one) => one.checkVisibility())
            .map((one) => getComputedStyle(one).backgroundColor),
        );
        return {
          two: (second!.right - first!.left) / mm,
          backgrounds: [...backgrounds],
          others: [...document.querySelectorAll('.top, .print-side, .page-head')].filter((one) =>
            one.checkVisibility(),
          ).length,
        };
      });
      expect(seen.two, String(per)).toBeLessThanOrEqual(148);
      expect(seen.others).toBe(0);
      for (const colour of seen.backgrounds) {
        expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(colour);
      }
      await table.page.emulateMedia({ media: 'screen' });
    }
  });

  test('no diagram, caption or solution reaches beyond its paper', async () => {
    const table = await open(look, { at: '/print', ...STILL });
    await openSheet(table, sheet('paper=a4&show=numbers,tasks,marbles,links'));
    for (const paper of ['A4', 'Letter']) {
      await table.choice('Paper', paper).check({ force: true });
      for (const per of [1, 2, 4, 6, 9, 12]) {
        await table.choice('Diagrams a page', String(per)).check({ force: true });
        await until(() => papers(table).count()).toBe(Math.ceil(12 / per));
        const bad = await table.page.evaluate(() =>
          [...document.querySelectorAll('.paper')].flatMap((page) => {
            const outer = page.getBoundingClientRect();
            return [...page.querySelectorAll('figcaption, .board, .printed-solutions')].flatMap(
              (one) => {
                const box = one.getBoundingClientRect();
                const inside =
                  box.left >= outer.left &&
                  box.right <= outer.right &&
                  box.top >= outer.top &&
                  box.bottom <= outer.bottom &&
                  box.width > 0;
                return inside ? [] : [one.className || one.tagName];
              },
            );
          }),
        );
        expect(bad, `${paper} ${per}`).toEqual([]);
        const heights = await table.page
          .locator('.paper:first-of-type .printed-board')
          .evaluateAll((boards) => boards.map((one) => Math.round(one.clientHeight)));
        expect(new Set(heights).size, `${paper} ${per}`).toBe(1);
        expect(await overflow(table)).toBe(0);
      }
    }
  });

  test('axe finds nothing, in English and Hebrew, empty and full', async () => {
    for (const language of ['en', 'he']) {
      const table = await open(look, { at: '/print', settings: { language }, ...STILL });
      await table.page.locator('.print-empty').waitFor();
      expect(await finds(table), language).toEqual([]);
      await openSheet(table, sheet('paper=a4&title=x&per=7', TWELVE.slice(0, 2)));
      expect(await finds(table), language).toEqual([]);
    }
  });
});

test('the sheet is chosen by keyboard, is in the address, and is there again when loaded', async () => {
  const table = await open(DESKTOP, { at: '/print', ...STILL });
  const { page } = table;
  await page.getByLabel('Heading').focus();
  await page.keyboard.type('Club');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await until(async () => hash(table)).toContain('title=Club');
  const which = await page.getByLabel('Which').locator('option').allInnerTexts();
  expect(which).toContain('Claim');
  expect(which).not.toContain('Full board');
  await page.getByLabel('Which').selectOption({ label: 'Win in 1' });
  await page.getByLabel('Difficulty').selectOption('easy');
  await page.getByLabel('How many').fill('3');
  await page.getByRole('button', { name: 'Add to the sheet' }).focus();
  await page.keyboard.press('Enter');
  await table.reads('3 puzzles added.');
  await page.keyboard.press('Enter');
  await until(() => page.locator('.printed-diagram').count()).toBe(6);
  const wanted = puzzles.filter(({ within }) => within === 1).slice(0, 6);
  await until(async () => hash(table)).toContain(`puzzles=${idsOf(wanted)}`);
  await page.getByRole('button', { name: /^Move down: 1\./ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Take off the sheet: 6\./ }).focus();
  await page.keyboard.press('Enter');
  const [first, second, ...others] = wanted.slice(0, 5);
  await until(async () => hash(table)).toContain(`puzzles=${idsOf([second!, first!, ...others])}`);
  const before = await papers(table).first().innerText();
  await page.reload();
  await papers(table).first().waitFor();
  await until(() => papers(table).first().innerText()).toBe(before);
  expect(await page.getByLabel('Heading').inputValue()).toBe('Club');
});

test('Print prints once there is something on the sheet', async () => {
  const table = await open(DESKTOP, {
    at: '/print',
    ...STILL,
    before: (page) =>
      page.addInitScript(() => {
        let times = 0;
        window.print = () => {
          times += 1;
          Object.assign(window, { printed: times });
        };
      }),
  });
  const count = () =>
    table.page.evaluate(() => Reflect.get(window, 'printed') as number | undefined);
  const button = table.page.getByRole('button', { name: 'Print', exact: true });
  await table.pressAnyway(button);
  expect(await count()).toBeUndefined();
  await table.press(table.button('Puzzles of the next seven days'));
  await until(() => table.page.locator('.printed-diagram').count()).toBe(7);
  await table.press(button);
  await until(count).toBe(1);
});

test('what cannot be read is told with its place, and the rest is shown', async () => {
  const table = await open(PHONE, { at: '/print', ...STILL });
  const told = (): Promise<string[]> => table.page.locator('.print-faults li').allTextContents();
  for (const [at, says, left] of [
    ['puzzles=nope', 'There is no puzzle nope.', 12],
    ['z=rubbish', "Position 13 is incomplete. It stops at 'rubbish'.", 12],
    ['z=....%2F', "Position 13 is incomplete. It stops at '..../'.", 13],
    [`${F3.slice(1)}&a=Wa1`, "The solution of position 13 cannot be played from 'Wa1' on.", 13],
    ['per=5', "The address has 'per=5', which says nothing here.", 12],
    ['study=gone', 'The study is not on this device.', 12],
    [`puzzles=${idsOf(puzzles.slice(0, 130))}`, 'A sheet holds 120 diagrams; 22 more', 120],
  ] as const) {
    await openSheet(table, `${sheet('paper=a4')}&${at}`);
    await until(async () => (await told()).join()).toContain(says);
    expect(await table.page.locator('.printed-diagram').count(), at).toBe(left);
  }
  // Taking something off mends the address.
  await table.press(table.page.getByRole('button', { name: 'Take all off' }));
  await until(told).toEqual([]);
  await until(async () => hash(table)).toBe('#paper=a4');
});

test('a position is printed from the game, with what is drawn on it', async () => {
  const table = await open(DESKTOP, { at: `${F1}&d=c4-d6.1,b2&t=Claim+d7`, ...STILL });
  await table.menu('Copy or save the game');
  await table.press(table.dialog.getByRole('link', { name: 'Print' }));
  await papers(table).first().waitFor();
  expect(await table.page.locator('.printed-diagram .drawing').count()).toBe(2);
  expect(await table.page.locator('figcaption').innerText()).toMatch(
    /^Claim d7\s+First player to move/,
  );
  // The game on the table is the same.
  await table.page.goBack();
  await until(() => table.ringsLeft()).toBe(25);
});

test('chapters of a study are printed, and the address then has all of them', async () => {
  const table = await open(DESKTOP, { at: '/studies', ...STILL });
  const { page } = table;
  const study = {
    zertzStudy: 1,
    title: 'Isolation',
    chapters: [
      { title: 'The line', tree: { start: START, moves: [{ turn: 'Wd4,a1' }] } },
      { title: 'The task', tree: { start: AFTER, moves: [{ turn: 'Gd6,g1' }] } },
    ],
  };
  await page.locator('main input[type=file]').setInputFiles({
    name: 'study.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(study)),
  });
  await table.press(page.locator('.study-row a.button'));
  await table.press(page.locator('.study-title').getByRole('link', { name: 'Print' }));
  await papers(table).first().waitFor();
  expect(await page.locator('.paper-head h2').innerText()).toBe('Isolation');
  expect(await page.locator('.printed-title').allInnerTexts()).toEqual(['The line', 'The task']);
  expect(await page.locator('.printed-solutions li').allInnerTexts()).toEqual(['2. Gd6,g1']);
  await until(async () => hash(table)).toMatch(/title=Isolation&z=.*&t=The\+line&z=.*&a=Gd6,g1$/);
  expect(hash(table)).not.toContain('study=');
});

test('a solution may come with a position, and is in official notation', async () => {
  const table = await open(DESKTOP, { at: '/print', ...STILL });
  const solution = F3_WIN.map(encodeURIComponent).join('|');
  await openSheet(table, `/print${F3}&t=Two+offers&a=${solution}`);
  const [page] = await printed(table);
  const turned = page!.written.filter(({ upright }) => upright < 0).map(({ text }) => text);
  for (const turn of F3_WIN) expect(turned.join(' ')).toContain(turn);
});

test('in Hebrew the words go from right to left, boards and notation do not', async () => {
  const table = await open(DESKTOP, { at: '/print', settings: { language: 'he' }, ...STILL });
  await openSheet(table, sheet(`paper=a4&title=${encodeURIComponent('ערב מועדון')}`));
  const seen = await table.page.evaluate(() => {
    const left = (selector: string): number =>
      document.querySelector(selector)!.getBoundingClientRect().left;
    return {
      heading: getComputedStyle(document.querySelector('.paper-head h2')!).direction,
      board: getComputedStyle(document.querySelector('.printed-diagram .board')!).direction,
      turn: getComputedStyle(document.querySelector('.printed-solutions bdi')!).direction,
      firstIsRight: left('.paper-grid > li:first-child') > left('.paper-grid > li:nth-child(2)'),
    };
  });
  expect(seen).toEqual({ heading: 'rtl', board: 'ltr', turn: 'ltr', firstIsRight: true });
  expect(textOf((await printed(table))[0]!)).toContain(TWELVE[0]!.proof.turn.split(' ').at(-1));
});
