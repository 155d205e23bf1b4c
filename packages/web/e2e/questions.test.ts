import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { F1, F2, preset } from './fixtures.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
const START = preset('official');
const FREE_18 = 'a1, a2, a3, a4, b1, b5, c1, c6, d1, d7, e1, e6, f1, f5, g1, g2, g3, g4';

const answer = ({ page }: Table): Locator => page.locator('.answer-text');
const offers = ({ page }: Table): Locator => page.getByRole('option');

/** Types a line and enters it. */
const enter = async (table: Table, text: string): Promise<void> => {
  await table.moveBox.fill(text);
  await table.moveBox.press('Enter');
};

/** Asks, and waits until the answer is read and heard, sentence by sentence. */
const ask = async (table: Table, text: string, ...says: readonly string[]): Promise<void> => {
  await enter(table, text);
  await until(() => answer(table).locator('p').allInnerTexts()).toEqual(says);
  expect((await table.said()).trim()).toBe(says.join(' '));
  expect(await table.moveBox.inputValue()).toBe('');
};

const focused = ({ moveBox }: Table): Promise<boolean> =>
  moveBox.evaluate((box) => box === document.activeElement);

/** Whether two things lie over each other on the screen. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

describe.each(BOTH)('$name', (look) => {
  test('UX 46 Wd4,a1 is played and announced; free lists 18 or 17 rings', async () => {
    const table = await open(look, { at: START });
    await ask(table, 'free', `18 rings are free: ${FREE_18}.`);
    await enter(table, 'd7');
    await until(() => table.says('d7')).toBe('d7, grey marble, just placed');
    await ask(table, 'free', `17 rings are free: ${FREE_18.replace(' d7,', '')}.`);
    await enter(table, 'Wd4,a1');
    await until(() => table.moves()).toEqual(['Wd4,a1']);
    expect(await table.said()).toBe(
      'First player placed white on d4 and removed a1. Second player to move. Nothing to capture. 17 rings free.',
    );
    expect(await answer(table).count()).toBe(0);
  });

  test('why e4 shows who holds the ring, beside the board and not over it', async () => {
    const table = await open(look, { at: F1 });
    await enter(table, 'Gc4');
    await ask(
      table,
      'why e4',
      'e4 is held by 6 rings. A free ring needs two open sides next to each other.',
    );
    expect(await table.page.locator('.board-art .bar').count()).toBe(6);
    expect(await marked(table, 'refused')).toBe('e4');
    expect(await table.refusal()).toBe('');
    expect(await overlap(answer(table), table.page.locator('.board'))).toBe(false);
    await table.press(table.button('Close the answer'));
    await until(() => answer(table).count()).toBe(0);
    expect(await table.page.locator('.board-art .bar').count()).toBe(0);
    expect(await focused(table)).toBe(true);
    expect(await table.says('c4')).toBe('c4, grey marble, just placed');
  });

  test('the board draws the turn while it is typed, and nothing is changed', async () => {
    const table = await open(look, { at: F1 });
    const meters = await table.meters();
    await table.moveBox.fill('Gc4,d6');
    await until(() => marked(table, 'claim')).toBe('d7');
    expect(await marked(table, 'chosen')).toBe('c4');
    expect(await marked(table, 'leaving')).toBe('d6');
    expect(await table.page.locator('.near .socket.gain').count()).toBe(1);
    expect(await table.says('c4')).toMatch(/^c4, empty/);
    expect(await table.meters()).toEqual(meters);
    await table.moveBox.fill('Gc4,d6z');
    await until(() => marked(table, 'claim')).toBe('');
    await table.moveBox.fill('Gc4,d6');
    await until(() => marked(table, 'claim')).toBe('d7');
    await table.moveBox.blur();
    await until(() => marked(table, 'claim')).toBe('');
    expect(await marked(table, 'chosen')).toBe('');
  });
});

test('a turn is typed step by step, and undone with a word', async () => {
  const table = await open(DESKTOP, { at: START });
  await enter(table, 'wd4');
  await until(() => table.says('d4')).toBe('d4, white marble, just placed');
  await enter(table, 'undo');
  await until(() => table.says('d4')).toMatch(/^d4, empty/);
  for (const text of ['d4', 'a1']) await enter(table, text);
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  await enter(table, 'undo');
  await until(() => table.moves()).toEqual([]);
  expect(await table.said()).toBe('Move taken back.');
  await ask(table, 'undo', 'There is nothing to take back.');
});

test('a chain is typed jump by jump, and drawn before', async () => {
  const table = await open(DESKTOP, { at: F2 });
  await table.moveBox.fill('a3 c3 e4');
  await until(() => table.page.locator('.path.chosen').count()).toBeGreaterThan(0);
  await enter(table, 'a3 c3');
  await enter(table, 'e4 g4');
  await until(async () => (await table.moves()).at(-1)).toBe('x a3Wc3We4Bg4');
});

test('the list is walked with arrows, taken with Tab, and closed with Esc', async () => {
  const table = await open(DESKTOP, { at: START });
  await table.page.keyboard.press('/');
  await until(() => focused(table)).toBe(true);
  await table.page.keyboard.type('Wd4,');
  await until(() => offers(table).count()).toBe(8);
  expect(await table.moveBox.getAttribute('aria-expanded')).toBe('true');
  await table.page.keyboard.press('ArrowDown');
  await table.page.keyboard.press('ArrowDown');
  const chosen = table.page.getByRole('option', { selected: true });
  await until(() => chosen.innerText()).toBe('Wd4,a2');
  expect(await table.moveBox.getAttribute('aria-activedescendant')).toBe(
    await chosen.getAttribute('id'),
  );
  await table.page.keyboard.press('Tab');
  expect(await table.moveBox.inputValue()).toBe('Wd4,a2');
  expect(await focused(table)).toBe(true);
  await table.page.keyboard.press('Backspace');
  await until(() => offers(table).count()).toBe(4);
  await table.page.keyboard.press('Escape');
  await until(() => offers(table).count()).toBe(0);
  expect(await table.moveBox.inputValue()).toBe('Wd4,a');
  await table.page.keyboard.press('Escape');
  expect(await table.moveBox.inputValue()).toBe('');
  expect(await marked(table, 'chosen')).toBe('');
  await table.page.keyboard.press('Escape');
  await until(() =>
    table.page.evaluate(() => document.activeElement?.closest('[data-ring]') !== null),
  ).toBe(true);
});

test('an answer goes with the next input, and with Esc', async () => {
  const table = await open(DESKTOP, { at: START });
  await ask(
    table,
    'goals',
    'To win: 3 of each, 4 whites, 5 greys or 6 blacks.',
    'First player: white 0 of 4, grey 0 of 5, black 0 of 6. Closest: 4 whites.',
    'Second player: white 0 of 4, grey 0 of 5, black 0 of 6. Closest: 4 whites.',
  );
  await table.page.keyboard.press('Escape');
  await until(() => answer(table).count()).toBe(0);
  await ask(table, 'clock', 'This game has no clock.');
  await table.tap('d4');
  await until(() => answer(table).count()).toBe(0);
  expect(await table.says('d4')).toBe('d4, grey marble, just placed');
});

test('a misspelt question is told with the word that was meant', async () => {
  const table = await open(DESKTOP, { at: START });
  await enter(table, 'fre');
  await until(() => table.refusal()).toBe("I don't know 'fre'. Did you mean 'free'?");
  await table.reads("Did you mean 'free'?");
  // Whoever looks up and comes back to the box finds it still there.
  await table.moveBox.evaluate((box) => {
    box.blur();
    box.focus();
  });
  await table.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await table.reads("Did you mean 'free'?");
});

test('a move of the past is asked about as it is shown, and no turn is lost', async () => {
  const table = await open(DESKTOP, { at: F1 });
  await enter(table, 'Gc4');
  await table.press(table.page.locator('[data-ply="2"]'));
  await ask(table, 'last', 'Move 1: Gb2,g4.', 'Second player placed grey on b2 and removed g4.');
  await enter(table, 'board');
  await until(() => answer(table).innerText()).toMatch(/^35 rings, 2 marbles\./);
  await enter(table, 'Gd5,a1');
  await until(() => table.refusal()).not.toBe('');
  await table.press(table.button('Back to the game'));
  await until(() => table.says('c4')).toBe('c4, grey marble, just placed');
});

test('in Hebrew questions are asked and answered, and rings read left to right', async () => {
  const table = await open(DESKTOP, { at: START, settings: { language: 'he' } });
  const box = table.page.getByRole('combobox', { name: 'הקלדת מהלך' });
  for (const typed of ['פנויות', 'חופשיות', 'free']) {
    await box.fill(typed);
    await box.press('Enter');
    await until(() => answer(table).innerText()).toMatch(/^18 טבעות חופשיות: \u2066a1\u2069, /);
  }
  await box.fill('למה e4');
  await box.press('Enter');
  await until(() => table.page.locator('.board-art .bar').count()).toBe(6);
  await box.fill('Wd4,a1');
  await box.press('Enter');
  await until(() => table.moves()).toEqual(['Wd4,a1']);
});

test('where only rings are left to remove, a typed ring leaves', async () => {
  const text = 'oooo/oGooo/oooooo/oooWooo/oooooo/oooGo/oooo 0-0-0 3-2-5 2-4-5 1 he-beginner';
  const table = await open(DESKTOP, { at: `#z=${encodeURIComponent(text)}` });
  await table.moveBox.fill('a1');
  await until(() => marked(table, 'leaving')).toBe('a1');
  await table.moveBox.press('Enter');
  await until(() => table.moves()).toEqual(['-,a1']);
});

test.each([
  ['upright', { width: 390, height: 844 }],
  ['sideways', { width: 844, height: 390 }],
])('on a phone held %s the box stays below the board, which shows the turn', async (_, size) => {
  const table = await open(PHONE, { at: F1 });
  await table.page.setViewportSize(size);
  await table.menu('Type a move');
  await until(() => focused(table)).toBe(true);
  await table.moveBox.fill('Gc4,d6');
  await until(() => marked(table, 'claim')).toBe('d7');
  const area = table.page.locator('.board');
  await until(() => overlap(table.moveBox, area)).toBe(false);
  const seen = (await area.boundingBox())!;
  expect(seen.y).toBeGreaterThanOrEqual(0);
  expect(seen.y + seen.height).toBeLessThanOrEqual(size.height + 1);
  await table.press(offers(table).first());
  expect(await table.moveBox.inputValue()).toBe('Gc4,d6 x Wd7');
  await enter(table, 'help');
  await answer(table).waitFor();
  expect(await overlap(answer(table), area)).toBe(false);
  await table.press(table.button('Close the answer'));
  await until(() => answer(table).count()).toBe(0);
});

test('without what understands questions, turns are typed all the same', async () => {
  const table = await open(DESKTOP, {
    at: START,
    before: (page) => page.route(/\/typing-[^/]*\.js/, (route) => route.abort()),
  });
  table.page.on('console', () => table.errors.splice(0));
  await table.type('Wd4,a1');
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  await enter(table, 'free');
  await until(() => table.refusal()).toMatch(/got stuck/);
});
