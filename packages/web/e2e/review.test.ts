import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { overflow } from './fit.ts';
import { F3_TURNS, F3_WIN } from './fixtures.ts';
import { putOnTable } from './kept.ts';
import { focused, steerTo, tabTo } from './keys.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import type { Look, Opening } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const STILL = { context: { reducedMotion: 'reduce' } } as const;

const GAME = [...F3_TURNS, ...F3_WIN];
const NAMED = {
  turns: GAME,
  seats: { first: { kind: 'here', name: 'Noa' }, second: { kind: 'here', name: 'Maya' } },
} as const;

const moments = ({ page }: Table) => page.locator('.moment');
const said = ({ page }: Table): Promise<string> =>
  page.locator('.try-card .exercise-said').innerText();
const card = ({ page }: Table) => page.locator('.try-card');

/** A finished game on the table, and from there its review. */
const reviewed = async (look: Look, how: Opening = {}): Promise<Table> => {
  const table = await open(look, how);
  await putOnTable(table, NAMED);
  await table.press(table.page.locator('.dock.over a', { hasText: /./ }).last());
  await table.page.waitForURL('**/game/put/review');
  await moments(table).first().waitFor(PATIENCE);
  return table;
};

describe.each(BOTH)('$name', (look) => {
  test('a finished game leads to its review, which tells it in the words of the game', async () => {
    const table = await reviewed(look);
    const { page } = table;
    expect(await page.title()).toBe('Review · Zertz');
    expect(await moments(table).count()).toBe(3);
    expect(await moments(table).nth(2).innerText()).toMatch(/Bd3,d2 ● Maya: missed a forced win/);
    const row = async (name: string): Promise<string[]> =>
      page
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .getByRole('cell')
        .allTextContents();
    for (const percent of await row('Accuracy')) expect(percent).toMatch(/^\d+\s?%$/);
    // Noa offered b2 and f3 at the end; Maya had to take both, and had no choice.
    expect((await row('Offers made')).map(Number)[0]).toBeGreaterThanOrEqual(2);
    expect((await row('Offers taken')).map(Number)[1]).toBeGreaterThanOrEqual(2);
    expect(await row('Offers refused')).toEqual(['0', '0']);
    expect(await row('Tempo kept')).toEqual([
      expect.stringMatching(/^\d+ of \d+$/),
      expect.any(String),
    ]);
    expect((await row('Forced wins missed')).map(Number)[1]).toBeGreaterThan(0);
    await page.locator('summary', { hasText: 'Turn by turn' }).click();
    expect(await page.locator('.losses li').count()).toBe(GAME.length);
    expect(await overflow(table)).toBe(0);
    await table.press(page.getByRole('link', { name: 'Print' }));
    await until(() => page.locator('.printed-title').allInnerTexts()).toEqual([
      expect.any(String),
      expect.any(String),
      expect.stringMatching(/^18\. Maya: Bd3,d2$/),
    ]);
    expect(await page.locator('.printed-solutions li').count()).toBe(3);
  });

  test('the moments are tried again one after the other, and each turn is judged in words', async () => {
    const table = await reviewed(look, STILL);
    await table.press(moments(table).last().getByRole('button', { name: /again/ }));
    await table.reads('Moment 3 of 3');
    await table.reads('Maya to move. Bd3,d2 was played: find something better.');
    await table.place('Bd3');
    await table.tap('d2');
    await until(() => said(table)).toMatch(
      /^Bd3,d2 is what was played. It gave away \d+\s?% of a win/,
    );
    // Whatever is done next only puts it back.
    await table.tap('d3');
    await until(() => table.says('d3')).toMatch(/empty/);
    await table.place('Wb2');
    await table.tap('f4');
    await expect
      .poll(() => said(table), PATIENCE)
      .toMatch(/(gives away|as good as|lets the opponent force)/);
    await table.press(table.button('Try again'));
    for (const rung of ['Where to look', 'Which marble', 'Which ring', 'Show the turn']) {
      await table.press(table.button(rung));
    }
    await until(() => said(table)).toMatch(/^The best was /);
    await table.press(table.button('Back to the report'));
    await moments(table).first().waitFor();
    await table.press(moments(table).first().getByRole('button', { name: /again/ }));
    await table.reads('Moment 1 of 3');
    await table.press(table.button('Next moment'));
    await table.reads('Moment 2 of 3');
    expect(await overflow(table)).toBe(0);
  });
});

test('the best turn is accepted, and the deck counts what was found', async () => {
  const table = await reviewed(DESKTOP, STILL);
  const best = moments(table).nth(2).locator('details');
  await table.press(best.locator('summary'));
  const [, marble = '', removal = ''] =
    /([WGB][a-g]\d),([a-g]\d)/.exec(await best.innerText()) ?? [];
  await table.press(moments(table).last().getByRole('button', { name: /again/ }));
  await table.place(marble);
  await table.tap(removal);
  await until(() => said(table)).toBe(`${marble},${removal} is the best turn.`);
  await table.reads('1 of 3 found');
});

test('a whole review by keyboard alone', async () => {
  const table = await open(DESKTOP, STILL);
  await putOnTable(table, NAMED);
  const { keyboard } = table.page;
  await tabTo(table, '.dock.over a[href$="/review"]');
  await keyboard.press('Enter');
  await moments(table).first().waitFor(PATIENCE);
  await tabTo(table, '#moves-report');
  await tabTo(table, '.moment:last-child .button');
  await keyboard.press('Enter');
  await card(table).waitFor();
  await until(() => focused(table)).not.toBe('');
  await keyboard.press('3');
  await steerTo(table, 'd3');
  await keyboard.press('Enter');
  await steerTo(table, 'd2');
  await keyboard.press('Enter');
  await until(() => said(table)).toMatch(/^Bd3,d2 is what was played/);
  expect(await card(table).locator('[role=status]').first().innerText()).toMatch(/gave away/);
  await keyboard.press('Backspace');
  await until(() => table.says('d3')).toMatch(/empty/);
  await tabTo(table, '.try-card .hint-ladder button');
  for (const rung of ['Which marble', 'Which ring', 'Show the turn']) {
    await keyboard.press('Enter');
    await until(() => table.page.locator(':focus').innerText()).toBe(rung);
  }
  await keyboard.press('Enter');
  await until(() => said(table)).toMatch(/^The best was /);
  await tabTo(table, '.try-card .button-row button:last-child');
  await keyboard.press('Enter');
  await until(() => table.page.locator(':focus').getAttribute('id')).toBe('moves-report');
  // B goes from mistake to mistake, or, in the deck, from moment to moment.
  await tabTo(table, '.moment:first-child .button');
  await keyboard.press('Enter');
  await table.reads('Moment 1 of 3');
  await keyboard.press('b');
  await table.reads('Moment 2 of 3');
  await tabTo(table, '.try-card .button-row button:last-child');
  await keyboard.press('Enter');
  await tabTo(table, '.graph', { keys: 'Tab', most: 60 });
  await keyboard.press('Home');
  await until(() => table.page.locator('.graph').getAttribute('aria-valuenow')).toBe('0');
});

test('the review is there again after a reload, and from the list of games', async () => {
  const table = await reviewed(DESKTOP);
  await table.page.reload();
  table.forgiveNotFound();
  await moments(table).first().waitFor(PATIENCE);
  // Another game on the table: this one is found in the storage.
  await table.visit('/local');
  await table.page.waitForURL('**/play');
  await table.visit('/games');
  await table.press(table.page.getByRole('link', { name: 'Review: Noa and Maya' }));
  await table.page.waitForURL('**/game/put/review');
  await moments(table).first().waitFor(PATIENCE);
  await table.reads('Noa');
  // And from an analysis of it.
  await table.visit('/games');
  await table.press(table.button('Analyse: Noa and Maya'));
  await table.press(table.page.getByRole('tab', { name: 'Report' }));
  await table.press(table.page.locator('.report').getByRole('link', { name: 'Review' }));
  await table.page.waitForURL('**/game/put/review');
});

test('what was said of a game is still there when its review is loaded again', async () => {
  const table = await reviewed(DESKTOP);
  await table.press(table.page.getByRole('tab', { name: 'Notes' }));
  await table.page.getByRole('textbox', { name: /Comment/ }).fill('Well seen');
  await table.page.reload();
  table.forgiveNotFound();
  await table.press(table.page.getByRole('tab', { name: 'Moves' }).last());
  await table.reads('Well seen');
});

test('an address without a game says so and leads on', async () => {
  const table = await open(PHONE, { at: '/game/nothing/review' });
  table.forgiveNotFound();
  await table.reads('No game is kept on this device under this address.');
  await table.press(table.page.getByRole('link', { name: 'My games' }).filter({ visible: true }));
  await table.page.waitForURL('**/games');
});

describe.each([
  { language: 'en', look: DESKTOP },
  { language: 'he', look: PHONE },
])('in $language, $look.name', ({ language, look }) => {
  test('UX 48 axe finds nothing in a review, in both themes', async () => {
    const table = await reviewed(look, { settings: { language }, ...STILL });
    expect(await finds(table)).toEqual([]);
    await table.press(moments(table).first().locator('.button'));
    await card(table).waitFor();
    expect(await finds(table)).toEqual([]);
    expect(await overflow(table)).toBe(0);
  });
});
