import type { CDPSession } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { middle, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const STILL = { context: { reducedMotion: 'reduce' } } as const;

/** What is drawn: `solid d4`, `dotted d4-f5`. */
const drawings = (table: Table): Promise<string[]> =>
  table.page.locator('.drawings > .drawing').evaluateAll((all) =>
    all.map((one) => {
      const { from, to } = (one as SVGGElement).dataset;
      return `${one.classList[1]} ${from}${to === undefined ? '' : `-${to}`}`;
    }),
  );

/** With the right button, from one ring to another or on the one. */
const rightDrag = async (table: Table, from: string, to = from): Promise<void> => {
  const { mouse } = table.page;
  const [a, b] = [await middle(table.ring(from)), await middle(table.ring(to))];
  await mouse.move(a.x, a.y);
  await mouse.down({ button: 'right' });
  await mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await mouse.move(b.x, b.y);
  await mouse.up({ button: 'right' });
};

const held = async (table: Table, key: string, act: () => Promise<void>): Promise<void> => {
  await table.page.keyboard.down(key);
  await act();
  await table.page.keyboard.up(key);
};

test('UX 3.6 the right button draws circles and arrows, and the same again erases', async () => {
  const table = await open(DESKTOP);
  await rightDrag(table, 'd4');
  await until(() => drawings(table)).toEqual(['solid d4']);
  await until(() => table.said()).toBe('Circle on d4.');
  await rightDrag(table, 'd4', 'f5');
  await until(() => drawings(table)).toEqual(['solid d4', 'solid d4-f5']);
  await until(() => table.said()).toBe('Arrow from d4 to f5.');
  await rightDrag(table, 'd4');
  await until(() => drawings(table)).toEqual(['solid d4-f5']);
  await until(() => table.said()).toBe('Erased: Circle on d4.');
  // Nothing was played by it, and no marble was put down.
  expect(await table.says('d4')).toContain('empty');
});

test('UX 3.6 four brushes differ by line and head, and are held with keys', async () => {
  const table = await open(DESKTOP);
  await rightDrag(table, 'a1', 'a4');
  await held(table, 'Shift', () => rightDrag(table, 'c1', 'c6'));
  await held(table, 'Control', () => rightDrag(table, 'e1', 'e6'));
  await held(table, 'Alt', () => rightDrag(table, 'g1', 'g4'));
  await until(() => drawings(table)).toEqual([
    'solid a1-a4',
    'dashed c1-c6',
    'dotted e1-e6',
    'mixed g1-g4',
  ]);
  const looks = await table.page.locator('.drawings .drawing').evaluateAll((all) =>
    all.map((one) => {
      const line = getComputedStyle(one.querySelector('.drawing-line')!);
      const head = one.querySelector('.drawing-head')!.getAttribute('d');
      return [line.strokeDasharray, head, line.stroke];
    }),
  );
  for (const part of [0, 1, 2]) expect(new Set(looks.map((look) => look[part])).size).toBe(4);
});

test('UX 3.6 no menu pops up over the board, but it does beside it', async () => {
  const table = await open(DESKTOP);
  const prevented = (selector: string) =>
    table.page.evaluate(
      (at) =>
        !document
          .querySelector(at)!
          .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      selector,
    );
  expect(await prevented('.board')).toBe(true);
  expect(await prevented('[data-ring="d4"]')).toBe(true);
  expect(await prevented('.moves')).toBe(false);
});

test('UX 3.6 a tap beside the rings wipes, and so does another position', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1|Gb2,g1' });
  await rightDrag(table, 'd4', 'b2');
  await until(() => drawings(table)).toHaveLength(1);
  await table.page.locator('.table').click({ position: { x: 6, y: 6 } });
  await until(() => drawings(table)).toEqual([]);
  await rightDrag(table, 'd4', 'b2');
  // The steps of a turn leave it, the turn does not.
  await table.place('Bc3');
  expect(await drawings(table)).toEqual(['solid d4-b2']);
  await table.remove('g4');
  await until(() => drawings(table)).toEqual([]);
  await rightDrag(table, 'd4');
  await table.press(table.button('Previous move'));
  await until(() => drawings(table)).toEqual([]);
});

test('UX 3.6 drawings follow the view, and are drawn in a turned and zoomed one', async () => {
  const table = await open(DESKTOP);
  await rightDrag(table, 'd4', 'f5');
  const onRings = async (): Promise<number> => {
    const tip = (await table.page.locator('.drawing-head').boundingBox())!;
    const ring = await middle(table.ring('f5'));
    return Math.hypot(tip.x + tip.width / 2 - ring.x, tip.y + tip.height / 2 - ring.y);
  };
  const near = (await table.ring('f5').boundingBox())!.width * 0.6;
  expect(await onRings()).toBeLessThan(near);
  await table.page.keyboard.press('r');
  await table.page.keyboard.press('+');
  await until(onRings).toBeLessThan(near * 1.5);
  await rightDrag(table, 'd4', 'c3');
  await until(() => drawings(table)).toEqual(['solid d4-f5', 'solid d4-c3']);
});

test('UX 3.6 while it is the turn of the computer it can be drawn', async () => {
  const table = await open(DESKTOP, {
    settings: { level: 8 },
    // It never answers.
    before: (page) =>
      page.addInitScript(() => Object.assign(Worker.prototype, { postMessage() {} })),
  });
  await table.place('Wd4');
  await table.remove('a1');
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  await rightDrag(table, 'b2', 'c3');
  await until(() => drawings(table)).toEqual(['solid b2-c3']);
  expect(await table.refusal()).toBe('');
});

test('WCAG 2.1.1 keys draw as well, with any brush', async () => {
  const table = await open(DESKTOP);
  const { keyboard } = table.page;
  await table.ring('d4').focus();
  await keyboard.press('o');
  await until(() => drawings(table)).toEqual(['solid d4']);
  await keyboard.press('Shift+O');
  await until(() => table.said()).toMatch(/^An arrow begins on d4/);
  await keyboard.press('w');
  await keyboard.press('w');
  await keyboard.press('Shift+O');
  await until(() => drawings(table)).toEqual(['solid d4', 'solid d4-d6']);
  await keyboard.press('Shift+O');
  await keyboard.press('Escape');
  await until(() => table.said()).toBe('No arrow drawn.');
  await table.menu('Draw on the board');
  await table.press(table.button('Dotted'));
  await table.ring('b2').focus();
  await keyboard.press('o');
  await until(() => drawings(table)).toContain('dotted b2');
});

describe.each(BOTH)('UX 3.6 the pencil, $size', (look) => {
  test('draws with a tap and a drag, and is put away again', async () => {
    const table = await open(look);
    await table.menu('Draw on the board');
    await table.press(table.button('Dashes and dots'));
    await table.tap('c3');
    await until(() => drawings(table)).toEqual(['mixed c3']);
    expect(await table.says('c3')).toContain('empty');
    await table.press(table.button('Erase all drawings'));
    await until(() => drawings(table)).toEqual([]);
    await table.press(table.button('Stop drawing'));
    await table.tap('c3');
    await until(() => table.says('c3')).toContain('grey');
    expect(await drawings(table)).toEqual([]);
  });

  test('is clean for axe', async () => {
    const table = await open(look, STILL);
    await table.menu('Draw on the board');
    await table.tap('c3');
    expect(await finds(table)).toEqual([]);
  });
});

test('UX 3.6 a finger draws an arrow, and a second one gives it up', async () => {
  const table = await open(PHONE);
  await table.menu('Draw on the board');
  const a = await middle(table.ring('d4'));
  const b = await middle(table.ring('d6'));
  const session = await table.page.context().newCDPSession(table.page);
  await touch(
    session,
    [[a], [a, b]].map((points) => points.slice(-1)),
  );
  await until(() => drawings(table)).toEqual(['solid d4-d6']);
  await touch(session, [[a], [a, b], [b, a]]);
  expect(await drawings(table)).toEqual(['solid d4-d6']);
  await session.detach();
});

interface Point {
  readonly x: number;
  readonly y: number;
}

const touch = async (session: CDPSession, frames: readonly (readonly Point[])[]): Promise<void> => {
  let count = 0;
  for (const points of frames) {
    await session.send('Input.dispatchTouchEvent', {
      type: points.length > count ? 'touchStart' : 'touchMove',
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
    count = points.length;
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

test.each(['ink', 'linen', 'walnut', 'paper', 'contrast'])(
  'WCAG 1.4.11 all brushes stand out from the table of %s',
  async (theme) => {
    const table = await open(DESKTOP, { settings: { theme } });
    await rightDrag(table, 'd4');
    await held(table, 'Shift', () => rightDrag(table, 'c3'));
    await held(table, 'Control', () => rightDrag(table, 'b2'));
    await held(table, 'Alt', () => rightDrag(table, 'e3'));
    await until(() => drawings(table)).toHaveLength(4);
    const { brushes, grounds } = await table.page.evaluate(() => {
      const probe = document.createElement('i');
      document.querySelector('.table')!.append(probe);
      const resolved = (value: string): string => {
        probe.style.color = value;
        return getComputedStyle(probe).color;
      };
      return {
        grounds: ['var(--table0)', 'var(--table1)'].map(resolved),
        brushes: [...document.querySelectorAll('.drawings .drawing-line')].map(
          (line) => getComputedStyle(line).stroke,
        ),
      };
    });
    for (const brush of brushes) {
      for (const ground of grounds) {
        const [light, dark] = [luminance(brush), luminance(ground)].toSorted((a, b) => b - a);
        expect((light! + 0.05) / (dark! + 0.05), `${brush} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  },
);
