import { describe, expect, test } from 'vitest';
import { F1, F2, F4, FOURTH_WHITE, preset, THREE_WHITES } from './fixtures.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { clipped, overflow } from './fit.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

test('UX 36 every ring is at least 44 px wide on a phone, on 37, 48 and 61 rings', async () => {
  const table = await open(PHONE);
  for (const name of ['official', 'official-48', 'official-61']) {
    await table.visit(preset(name));
    const sizes = await table.page.locator('[data-ring]').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        return [width, height];
      }),
    );
    expect(Math.min(...sizes), name).toBeGreaterThanOrEqual(44);
    expect(await overflow(table), name).toBe(0);
  }
});

describe.each([
  ['320 px wide', { width: 320, height: 640 }],
  ['a phone held sideways', { width: 844, height: 390 }],
  ['UX 49 400 % zoom at 1280 px', { width: 320, height: 225 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a small laptop', { width: 1280, height: 720 }],
] as const)('%s', (_, viewport) => {
  test('nothing scrolls sideways and a turn can be made', async () => {
    const table = await open(PHONE);
    await table.page.setViewportSize(viewport);
    for (const [at, turn] of [
      [F1, 'Gc4,d6 x Wd7'],
      [F2, 'x a3Wc3We4Ge6Bc5'],
    ] as const) {
      await table.visit(at);
      expect(await overflow(table)).toBe(0);
      const ring = (await table.ring('d4').boundingBox())!;
      expect(ring.width).toBeGreaterThanOrEqual(24);
      await table.play(turn);
      expect(await overflow(table)).toBe(0);
    }
  });
});

test.each([
  ['/', '.way.accent'],
  [`/analyse${F1}`, '.pill'],
  ['/editor', '.brush'],
  ['/learn/chain', '.confirm'],
  ['/puzzles/8q1', '.confirm'],
  ['/settings', '.settings-group >> nth=0'],
  [FOURTH_WHITE, '.result-acts .button'],
])('on a phone held sideways %s shows the whole board and %s', async (at, what) => {
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    const table = await open(PHONE, { at, context: { viewport: size } });
    if (at === FOURTH_WHITE) await table.capture('x d4Wd6');
    const found = [table.page.locator('.board').first(), ...(await table.page.locator(what).all())];
    expect(found.length).toBeGreaterThan(1);
    for (const one of found) {
      const { height, width, x, y } = (await one.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
      expect(y + height).toBeLessThanOrEqual(size.height + 1);
    }
    const ring = (await table.page.locator('.board').first().boundingBox())!;
    expect(
      Math.max(ring.width / (size.width - 340), ring.height / (size.height - 44)),
    ).toBeGreaterThan(0.7);
    expect(await overflow(table)).toBe(0);
  }
});

test.each([
  ['a bar above it', (): Promise<void> => Promise.resolve(), `${F1}&t=A+corner`],
  ['the pens beside it', (table: Table): Promise<void> => table.menu('Draw on the board'), F1],
])('on a phone held sideways with %s the board and the dock are in view', async (_, make, at) => {
  const table = await open(PHONE, { at, context: { viewport: { width: 844, height: 390 } } });
  await make(table);
  await table.page.locator('.page-bar, .pencil-panel').waitFor();
  const foot = (what: string) => async (): Promise<number> => {
    const { height, y } = (await table.page.locator(what).boundingBox())!;
    return y + height;
  };
  for (const what of ['.table', '.dock-act']) {
    await until(foot(what)).toBeLessThanOrEqual(391);
  }
});

describe.each(BOTH)('$name', (look) => {
  test('nothing in the dock is clipped at the usual size', async () => {
    const table = await open(look);
    for (const at of [F1, F2, F4]) {
      await table.visit(at);
      if (at === F2) await table.tap('a3');
      expect(await clipped(table)).toEqual([]);
      expect(await overflow(table)).toBe(0);
    }
  });

  test('UX 40 with three whites the next socket is dashed, and the words say how near', async () => {
    const table = await open(look, { at: THREE_WHITES });
    const row = table.page.locator('.player.near .meter-row').first();
    expect(await row.locator('.socket.filled').count()).toBe(3);
    const next = row.locator('.socket.next');
    expect(await next.count()).toBe(1);
    expect(await next.evaluate((socket) => getComputedStyle(socket).borderStyle)).toBe('dashed');
    await table.reads('1 white away');
    expect((await table.meters()).join(' ')).toContain('Closest: 1 white.');
  });

  test('UX 41 winning marks the row, names the goal and stops input', async () => {
    const table = await open(look, { at: FOURTH_WHITE });
    await table.capture('x d4Wd6');
    await table.reads('First player wins');
    await table.reads(/4 whites/);
    expect(await table.page.locator('.player.near .meter-row.won').count()).toBe(1);
    await table.tap('a1');
    await until(() => table.refusal()).toBe('The game is over.');
  });

  test('UX 38 coordinates at the edges, on every ring or off are remembered', async () => {
    const table = await open(look);
    const labels = () => table.page.locator('.edge-label, .ring-label').count();
    expect(await labels()).toBe(14);
    await table.menu('Settings');
    await table.press(table.radio('On every ring'));
    await until(labels).toBe(14 + 37);
    await table.page.reload();
    await until(labels).toBe(14 + 37);
    await table.menu('Settings');
    await table.press(table.choice('Coordinates', 'Off'));
    await until(labels).toBe(0);
    await table.press(table.dialog.getByRole('button', { name: 'Done' }));
    await until(() => table.dialog.count()).toBe(0);
  });

  test('UX 53 with shapes on, every marble carries its own', async () => {
    const table = await open(look, { at: F2, settings: { marbleMarks: true } });
    const uses = await table.page
      .locator('.board-art .marble-art')
      .evaluateAll((marbles) =>
        marbles.map((marble) =>
          [...marble.querySelectorAll('use')].map((use) => use.getAttribute('href')).join(' '),
        ),
      );
    expect(uses.every((use) => use.split(' ').length === 2)).toBe(true);
    expect(new Set(uses).size).toBe(3);
    const shapes = await table.page
      .locator('.top-pool .marble-icon')
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon, '::after').content));
    expect(shapes).toHaveLength(3);
    expect(shapes).not.toContain('none');
  });
});

test('C turns through the coordinates', async () => {
  const table = await open(DESKTOP);
  const labels = () => table.page.locator('.edge-label, .ring-label').count();
  for (const count of [14 + 37, 0, 14]) {
    await table.page.keyboard.press('c');
    await until(labels).toBe(count);
  }
});

test('UX 50 in forced colours rings, marbles and free rings are drawn', async () => {
  const table = await open(DESKTOP, { at: F1, context: { forcedColors: 'active' } });
  await table.place('Gc4');
  await table.page.keyboard.press('n');
  const focus = table.page.locator('[data-ring]:focus-visible');
  expect(await focus.evaluate((cell) => getComputedStyle(cell).outlineStyle)).not.toBe('none');
  expect(await marked(table, 'free')).toBe('a2 a4 b2 b3 c2 d6 g1 g3');
  // Art that gave up its colours would be one flat shape.
  const art = table.page.locator('.board-art');
  expect(await art.evaluate((svg) => getComputedStyle(svg).forcedColorAdjust)).not.toBe('auto');
});
