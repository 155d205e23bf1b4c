import { describe, expect, test } from 'vitest';
import { F1 } from './fixtures.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { middle, until } from './table.ts';
import type { Table } from './table.ts';
import { pinch } from './touch.ts';

const open = opener();

const width = async (table: Table): Promise<number> =>
  (await table.page.locator('[data-ring]').first().boundingBox())!.width;

/** How many rings can be seen within the table. */
const inView = (table: Table): Promise<number> =>
  table.page.locator('#board').evaluate((area) => {
    const box = area.getBoundingClientRect();
    return [...area.querySelectorAll('[data-ring]')].filter((ring) => {
      const { x, y, width: w, height: h } = ring.getBoundingClientRect();
      const [middleX, middleY] = [x + w / 2, y + h / 2];
      return middleX > box.x && middleX < box.right && middleY > box.y && middleY < box.bottom;
    }).length;
  });

/** Two columns have gone, and nothing can capture: 28 rings. */
const NARROW = '#g=Wa1,g4|Ga3,g3|Bc1,g2|Wc3,g1|Gc5,f5|Be1,f4|We3,f3|Ge5,f2|Bd7,f1';

test.each([
  ['', {}],
  [' without travel where less motion is asked for', { context: { reducedMotion: 'reduce' } }],
] as const)('UX 33 0 fits the rings to the table, and back%s', async (_, how) => {
  const table = await open(PHONE, { at: NARROW, ...how });
  const usual = await width(table);
  await table.page.keyboard.press('0');
  const travels = await table.page.evaluate(() =>
    document
      .getAnimations()
      .some((animation) => Number(animation.effect?.getComputedTiming().duration) > 1),
  );
  if ('context' in how) expect(travels).toBe(false);
  await until(() => width(table)).toBeGreaterThan(usual * 1.05);
  await until(() => inView(table)).toBe(28);
  await table.place('Wb2');
  await until(() => table.says('b2')).toBe('b2, white marble, just placed');
  await table.page.keyboard.press('0');
  await until(async () => Math.abs((await width(table)) - usual)).toBeLessThan(0.5);
});

describe.each(BOTH)('$name', (look) => {
  test('UX 34 zoomed and pushed away, the board is never lost, and Fit brings it back', async () => {
    const table = await open(look, { at: F1 });
    const usual = await width(table);
    for (let presses = 0; presses < 6; presses++) await table.page.keyboard.press('+');
    await until(() => width(table)).toBeGreaterThan(usual * 2.9);
    const area = table.page.locator('#board');
    const at = await middle(area);
    await table.page.mouse.move(at.x, at.y);
    for (const [x, y] of [
      [2000, 0],
      [0, 2000],
      [-4000, 0],
      [0, -4000],
    ] as const) {
      await table.page.mouse.wheel(x, y);
    }
    expect(await inView(table)).toBeGreaterThan(0);
    await table.press(table.button('Fit the rings to the table'));
    await until(() => inView(table)).toBe(25);
  });
});

test('UX 34 pinched to 3× and panned hard by two fingers, the board is not lost', async () => {
  const table = await open(PHONE, { at: F1 });
  const usual = await width(table);
  const at = await middle(table.page.locator('#board'));
  for (const along of [
    { x: 150, y: 0 },
    { x: -150, y: 200 },
    { x: 0, y: -200 },
  ]) {
    await pinch(table.page, at, { from: 20, to: 120 }, along);
    await until(() => width(table)).toBeGreaterThan(usual * 2.9);
    expect(await width(table)).toBeLessThan(usual * 3.1);
    expect(await inView(table)).toBeGreaterThan(0);
  }
  await table.press(table.button('Fit the rings to the table'));
  await until(() => inView(table)).toBe(25);
  expect(await table.moves()).toHaveLength(16);
});

test('UX 37 turned by 60°, the keys follow what is seen, and a reload keeps it', async () => {
  const table = await open(DESKTOP, { at: '#p=official' });
  const before = { d4: await middle(table.ring('d4')), d5: await middle(table.ring('d5')) };
  expect(before.d5.y).toBeLessThan(before.d4.y);
  await table.page.keyboard.press('r');
  await until(async () => (await middle(table.ring('d5'))).x).not.toBeCloseTo(before.d5.x, 0);
  const centre = await middle(table.ring('d4'));
  await table.ring('d4').focus();
  await table.page.keyboard.press('w');
  const up = await table.page.locator('[data-ring]:focus').getAttribute('data-ring');
  expect(up).not.toBe('d5');
  const there = await middle(table.ring(up!));
  expect(Math.abs(there.x - centre.x)).toBeLessThan(2);
  expect(there.y).toBeLessThan(centre.y);
  const turned = await middle(table.ring('d5'));
  await table.page.reload();
  await until(async () => (await middle(table.ring('d5'))).x).toBeCloseTo(turned.x, 0);
});

test('a turned and mirrored board can be played by touch', async () => {
  const table = await open(PHONE, { at: F1, settings: { turn: 1, mirror: true } });
  await table.play('Gc4,d6 x Wd7');
  expect(await table.ring('d7').count()).toBe(0);
});
