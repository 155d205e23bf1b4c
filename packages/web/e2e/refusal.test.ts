import { describe, expect, test } from 'vitest';
import { F1, F2, ONE_CAPTURE, preset } from './fixtures.ts';
import { marked, spots } from './marks.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
const START = preset('official');

/** The reason is heard and read, and covers neither the board nor the page. */
const refused = async (table: Table, reason: string): Promise<void> => {
  await until(() => table.refusal()).toBe(reason);
  await table.reads(reason);
  expect(await table.dialog.count()).toBe(0);
  const board = (await table.page.locator('.board').boundingBox())!;
  for (const notice of await table.page
    .getByRole('main')
    .getByText(reason)
    .filter({ visible: true })
    .all()) {
    const box = (await notice.boundingBox())!;
    const over =
      box.x < board.x + board.width &&
      board.x < box.x + box.width &&
      box.y < board.y + board.height &&
      board.y < box.y + box.height;
    expect(over, 'the reason lies over the board').toBe(false);
  }
};

describe.each(BOTH)('$name', (look) => {
  test('UX 28 E4 a capture comes first, with the number of ways', async () => {
    const table = await open(look, { at: F2 });
    await table.tap('d3');
    await refused(table, 'You must capture first. 3 ways.');
    expect(await marked(table, 'halo')).toBe('a2 a3');
    await table.pressAnyway(table.colour('white'));
    await refused(table, 'You must capture first. 3 ways.');
  });

  test('UX 29 E2 a held ring shows who holds it', async () => {
    const table = await open(look, { at: F1 });
    await table.place('Gc4');
    await table.tap('e4');
    await refused(
      table,
      'e4 is held by 6 rings. A free ring needs two open sides next to each other.',
    );
    expect(await table.page.locator('.board-art .bar').count()).toBe(6);
    expect(await marked(table, 'refused')).toBe('e4');
    expect(await table.says('c4')).toMatch(/^c4, grey marble/);
  });

  test('UX 30 E1 a ring with a marble takes no other', async () => {
    const table = await open(look, { at: `#g=Wd4,a1` });
    await table.tap('d4');
    await refused(table, 'd4 already has a marble.');
    expect(await marked(table, 'refused')).toBe('d4');
  });

  test('UX 30 E3 a ring with a marble is not removed', async () => {
    const table = await open(look, { at: `#g=Wd4,a1` });
    await table.place('Gb2');
    await table.tap('d4');
    await refused(table, 'Only empty rings can be removed.');
    expect(await marked(table, 'refused')).toBe('d4');
    expect(await table.says('b2')).toBe('b2, grey marble, just placed');
  });

  test('UX 31 a refusal goes away with the next input', async () => {
    const table = await open(look, { at: `#g=Wd4,a1` });
    await table.tap('d4');
    await refused(table, 'd4 already has a marble.');
    await table.tap('c3');
    await until(() => table.refusal()).toBe('');
    const words = table.page.getByRole('main').getByText('already has a marble');
    await until(() => words.filter({ visible: true }).count()).toBe(0);
    expect(await marked(table, 'refused')).toBe('');
    expect(await table.says('c3')).toBe('c3, grey marble, just placed');
  });

  test('E5 a marble does not jump just anywhere', async () => {
    const table = await open(look, { at: ONE_CAPTURE });
    await table.tap('g4');
    await refused(
      table,
      'b2 cannot jump to g4. It jumps over one neighbour into the empty ring behind it.',
    );
    // The line it cannot take, to where it is blocked.
    expect(await table.page.locator('.board-art .path.refused .shaft').count()).toBe(1);
    expect(await marked(table, 'refused')).toBe('g4');
    await table.tap('c3');
    await refused(table, 'The marble on c3 cannot capture now.');
    expect(await table.page.locator('.board-art .path.refused').count()).toBe(0);
    expect(await marked(table, 'refused')).toBe('c3');
  });

  test('E7 a colour that is not left says so', async () => {
    const table = await open(look, { at: F1 });
    await table.pressAnyway(table.colour('white'));
    await refused(table, 'No white marbles left in the pool.');
    expect(await table.page.locator('.colour.refused').getAttribute('data-marble')).toBe('white');
  });

  test('E11 a ring that has left says when', async () => {
    const table = await open(look, { at: '#g=Wd4,a1|Gb2,g1' });
    const { x, y } = (await spots(table))['g1']!;
    await (table.isPhone ? table.page.touchscreen.tap(x, y) : table.page.mouse.click(x, y));
    await refused(table, 'g1 was removed on move 1.');
    expect(await marked(table, 'gone')).toBe('g1');
    expect(await marked(table, 'refused')).toBe('');
  });

  test('E6 a chain goes on while it can, and shows where', async () => {
    const table = await open(look, { at: F2 });
    await table.tap('a3');
    await table.tap('c3');
    await until(() => table.confirmMove()).not.toBe('');
    await table.tap('c3');
    await refused(table, 'This marble can still capture, so it must go on.');
    expect(await marked(table, 'halo')).toBe('e4');
    await table.tap('e4');
    await until(() => table.refusal()).toBe('');
  });

  test('E8 nothing can be played while the computer thinks', async () => {
    const table = await open(look, {
      before: (page) =>
        // A worker that never answers.
        page.addInitScript(() => {
          Object.assign(window, {
            Worker: class extends EventTarget {
              postMessage(): void {
                document.title = 'asked';
              }
            },
          });
        }),
    });
    await table.place('Wd4');
    await table.remove('a1');
    await until(() => table.moves()).toEqual(['Wd4,a1']);
    expect(await table.page.locator('.player.called').count()).toBe(0);
    await table.tap('c3');
    await until(() => table.refusal()).toBe('Computer is to move.');
    await table.reads('Thinking');
    // The strip of who is to move.
    expect(await table.page.locator('.player.called').getAttribute('aria-label')).toBe('Computer');
    expect(await table.moves()).toEqual(['Wd4,a1']);
  });
});

test('E6 a typed capture is refused with the same words', async () => {
  const table = await open(DESKTOP, { at: F2 });
  await table.moveBox.fill('x a3Wc3');
  await table.moveBox.press('Enter');
  await until(() => table.refusal()).toMatch(/must go on/);
});

test('Enter on the board is refused with the same words as a click', async () => {
  const table = await open(DESKTOP, { at: `#g=Wd4,a1` });
  await table.ring('d4').focus();
  await table.page.keyboard.press('Enter');
  await refused(table, 'd4 already has a marble.');
});

test('UX 30 E10 a typed move that cannot be read puts the caret where it stopped', async () => {
  const table = await open(DESKTOP, { at: START });
  for (const [text, reason, caret] of [
    ['Wz9', "I read W, then got stuck at 'z9'. Example: Wd4,a1", 1],
    ['Wd4,z9', "I read W, d4, then got stuck at 'z9'. Example: Wd4,a1", 4],
    ['x d4', 'I read x, d4, but more is needed. Example: Wd4,a1', 4],
    ['', 'Type a move. Example: Wd4,a1', 0],
    ['Wd4,d3', 'd3 is held by 6 rings. A free ring needs two open sides next to each other.', 4],
    ['Wd4,d4', 'Only empty rings can be removed.', 4],
  ] as const) {
    await table.moveBox.fill(text);
    await table.moveBox.press('Enter');
    await until(() => table.refusal()).toBe(reason);
    await table.reads(reason);
    expect(await table.moveBox.getAttribute('aria-invalid')).toBe('true');
    expect(
      await table.moveBox.evaluate((box) => (box as HTMLInputElement).selectionStart),
      text,
    ).toBe(caret);
    expect(await table.moves()).toEqual([]);
  }
  await table.moveBox.fill('Wd4,a1');
  await until(() => table.refusal()).toBe('');
});
