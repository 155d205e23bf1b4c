import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { overflow } from './fit.ts';
import { tabTo } from './keys.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** Nothing moves, so nothing has to be waited for. */
const STILL = { context: { reducedMotion: 'reduce' } } as const;

const said = ({ page }: Table): Promise<string> => page.locator('.exercise-said').innerText();
const task = ({ page }: Table): Promise<string> => page.locator('.exercise-task').innerText();
const heading = ({ page }: Table): Promise<string> => page.locator('h1').innerText();

describe('lessons by keyboard alone', () => {
  test('a corner is filled, cut off and claimed, and the next lesson opened', async () => {
    const table = await open(DESKTOP, { at: '/learn/isolate', ...STILL });
    const { keyboard } = table.page;
    await tabTo(table, '[data-ring="d4"]');
    await keyboard.press('1');
    // From d4 down to the right lie e3, a gap, and g1.
    for (const key of ['d', 'd', 'Enter', 'w']) await keyboard.press(key);
    await until(() => table.ring('g2').getAttribute('aria-label')).toMatch(/claims white g1/);
    await keyboard.press('Enter');
    await until(() => said(table)).toMatch(/^Claimed, marble and ring/);
    await tabTo(table, '.exercise-acts a');
    await keyboard.press('Enter');
    await until(() => heading(table)).toBe('The sacrifice');
    await until(() => table.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('a chain is chosen among its paths, and Enter plays a capture that is the only one', async () => {
    const table = await open(DESKTOP, { at: '/learn/chain', ...STILL });
    const { keyboard } = table.page;
    await tabTo(table, '[data-ring]');
    await keyboard.press(']');
    await keyboard.press('Control+Enter');
    await until(() => said(table)).toMatch(/^Two blacks, but no white/);
    await keyboard.press('Backspace');
    await until(() => said(table)).toBe('');
    await keyboard.press('Control+Enter');
    await until(() => said(table)).toMatch(/^Three in one turn/);
    const single = await open(DESKTOP, { at: '/learn/capture', ...STILL });
    await tabTo(single, '[data-ring]');
    await single.page.keyboard.press('Enter');
    await until(() => said(single)).toMatch(/^Yours/);
  });
});

describe.each(BOTH)('$name', (look) => {
  test('a ring is seen to be held before one is removed', async () => {
    const table = await open(look, { at: '/learn/remove', ...STILL });
    await table.tap('a1');
    await until(() => said(table)).toMatch(/^That ring is free/);
    await table.press(table.button('Try again'));
    await table.tap('c3');
    await until(() => said(table)).toMatch(/^Held fast/);
    expect(await table.page.locator('.bar').count()).toBe(6);
    expect(await task(table)).toMatch(/free rings at the edge/);
    await table.tap('a1');
    await until(() => said(table)).toMatch(/^That was a whole turn/);
  });

  test('a wrong offer is refuted on the board, and a good one answered', async () => {
    const table = await open(look, { at: '/learn/sacrifice', ...STILL });
    await table.press(table.colour('white'));
    await table.tap('g2');
    await table.tap('f3');
    await until(() => said(table)).toMatch(/^Nothing has to be taken/);
    expect(await table.dialog.count()).toBe(0);
    await table.press(table.button('Try again'));
    await until(() => table.ring('f3').count()).toBe(1);
    await table.press(table.button('Hint'));
    await table.press(table.button('Show me'));
    await until(() => task(table)).toMatch(/^Now fill g2/);
    await table.press(table.colour('white'));
    await table.tap('g2');
    await table.tap('f4');
    await until(() => said(table)).toMatch(/^One given, two whites won/);
  });

  test('what cannot be done is refused with its reason, and what is done is kept', async () => {
    const table = await open(look, { at: '/learn/place', ...STILL });
    await table.tap('c5');
    await until(() => said(table)).toMatch(/^c5 already has a marble/);
    await table.tap('d4');
    await until(() => said(table)).toMatch(/^Good\./);
    await table.press(table.page.getByRole('link', { name: 'All lessons' }));
    await until(() => heading(table)).toBe('Learn to play');
    await table.page.reload();
    await until(() => table.page.locator('main').innerText()).toMatch(/1 of 9 done/);
  });

  test('the meter is read, and the colour that wins is found', async () => {
    const table = await open(look, { at: '/learn/goals', ...STILL });
    await table.press(table.colour('grey'));
    await until(() => said(table)).toMatch(/neither a row nor the box/);
    await table.press(table.button('Try again'));
    await table.press(table.colour('white'));
    await until(() => said(table)).toMatch(/three of each/);
    await table.press(table.colour('grey'));
    await until(() => said(table)).toMatch(/five grey/);
  });
});

describe.each([
  { language: 'en', direction: 'ltr', look: DESKTOP },
  { language: 'he', direction: 'rtl', look: PHONE },
])('lessons in $language, $look.name', ({ language, direction, look }) => {
  test('axe finds nothing in both themes', async () => {
    const settings = { language };
    const list = await open(look, { at: '/learn', settings, ...STILL });
    expect(await finds(list), 'list').toEqual([]);
    const lesson = await open(look, { at: '/learn/chain', settings, ...STILL });
    await lesson.tap('a1');
    await lesson.page.locator('.path-card').first().waitFor();
    expect(await finds(lesson), 'lesson').toEqual([]);
    expect(await lesson.page.locator('html').getAttribute('dir')).toBe(direction);
  });
});

test.each(['/learn', '/learn/remove', '/learn/goals', '/learn/game'])(
  'nothing on %s scrolls sideways on a phone, in English and Hebrew',
  async (at) => {
    for (const language of ['en', 'he']) {
      const table = await open(PHONE, { at, settings: { language } });
      await table.page.locator('h1').waitFor();
      expect(await overflow(table), language).toBe(0);
    }
  },
);

test('on a phone held sideways a lesson and its board are seen together', async () => {
  const table = await open(PHONE, {
    at: '/learn/isolate',
    context: { viewport: { width: 844, height: 390 } },
  });
  for (const what of [
    table.page.locator('.exercise .board'),
    table.page.locator('.exercise-task'),
    table.colour('black'),
    table.button('Hint'),
  ]) {
    const box = (await what.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(390);
  }
  expect(await overflow(table)).toBe(0);
});
