import { describe, expect, test } from 'vitest';
import { misread } from './finds.ts';
import { F1, preset } from './fixtures.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { middle, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** How far the middle of each ring is drawn from that of its button, in shares of its width. */
const drift = ({ page }: Table): Promise<number[]> =>
  page.locator('#board').evaluate((area) => {
    const places = [...area.querySelectorAll('.ring-art')].map((art) => {
      const point = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
      point.setAttribute('r', '1');
      art.append(point);
      const { x, y, width, height } = point.getBoundingClientRect();
      point.remove();
      return { x: x + width / 2, y: y + height / 2 };
    });
    return [...area.querySelectorAll('[data-ring]')].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const away = places.map((at) => Math.hypot(at.x - x - width / 2, at.y - y - height / 2));
      return Math.min(...away) / width;
    });
  });

describe.each(BOTH)('$name', (look) => {
  test.each([
    ['37 rings', 'official', {}],
    [
      '37 rings in Hebrew, turned and mirrored',
      'official',
      { language: 'he', turn: 1, mirror: true },
    ],
    ['61 rings', 'official-61', {}],
  ])('a tilted board of %s: every ring is drawn over its own button', async (_, name, more) => {
    const table = await open(look, { at: preset(name), settings: { tilt: true, ...more } });
    const away = await drift(table);
    expect(away).toHaveLength(name === 'official' ? 37 : 61);
    // Not flat, and no farther than a marble of its own place would cover.
    expect(Math.max(...away)).toBeGreaterThan(0.04);
    expect(Math.max(...away)).toBeLessThan(0.18);
  });
});

test('on a tilted board that is zoomed, what is pressed is what is seen', async () => {
  const table = await open(DESKTOP, { at: F1, settings: { tilt: true } });
  await table.page.keyboard.press('+');
  await until(async () => Math.max(...(await drift(table)))).toBeLessThan(0.18);
  await table.play('Gc4,d6 x Wd7');
  expect(await table.ring('d7').count()).toBe(0);
});

test('without legal dots and ghost neither is drawn, and the same can be done', async () => {
  const table = await open(DESKTOP, {
    at: preset('official'),
    settings: { dots: false, ghost: false },
  });
  const at = await middle(table.ring('d4'));
  await table.page.mouse.move(at.x, at.y);
  await until(() => table.ring('d4').evaluate((ring) => ring.matches(':hover'))).toBe(true);
  expect(await marked(table, 'can-place')).toBe('');
  expect(await table.page.locator('.ghost').count()).toBe(0);
  await table.place('Gd4');
  await until(() => marked(table, 'free')).not.toBe('');
});

test('strong highlights are half as wide again', async () => {
  const wide = async (highlights: string): Promise<number> => {
    const table = await open(DESKTOP, { at: F1, settings: { highlights } });
    await table.place('Gc4');
    const halo = table.page.locator('.board-art .halo.rose').first();
    return halo.evaluate((ring) => Number.parseFloat(getComputedStyle(ring).strokeWidth));
  };
  expect((await wide('strong')) / (await wide('normal'))).toBeCloseTo(1.5);
});

test.each([
  ['linen', 'contrast'],
  ['contrast', 'linen'],
  ['paper', 'walnut'],
])(
  'on a page of %s the table can be of %s, and all on it has its colours',
  async (theme, cloth) => {
    const table = await open(DESKTOP, { at: F1, settings: { theme: cloth } });
    /** What the table and what is drawn on it are coloured with. */
    const colours = async (): Promise<unknown> => {
      await table.place('Gc4');
      return table.page.locator('#board').evaluate((area) => {
        const of = (selector: string, property: string): string => {
          const found = area.querySelector(selector);
          return found === null ? '' : getComputedStyle(found).getPropertyValue(property);
        };
        return [
          getComputedStyle(area).backgroundImage,
          of('.halo.rose', 'stroke'),
          of('.casing', 'stroke'),
          of('.halo.accent', 'stroke'),
          of('.edge-label', 'fill'),
          ...['white', 'grey', 'black'].map((marble) => of(`.${marble}-mid`, 'stop-color')),
          of('.ring-mid', 'stop-color'),
          of('.ring-edge', 'stroke-opacity'),
          of('.stripes', 'opacity'),
        ];
      });
    };
    const alone = await colours();
    await table.page.evaluate(
      (settings) => localStorage.setItem('zertz.settings', settings),
      JSON.stringify({ theme, table: cloth }),
    );
    await table.visit(F1);
    expect(await colours()).toEqual(alone);
    expect(await table.page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect(await misread(table)).toEqual([]);
  },
);

test('the table of a phone can have a theme of its own too', async () => {
  const table = await open(PHONE, { at: '/', settings: { table: 'walnut' } });
  const ground = (selector: string) =>
    table.page.locator(selector).evaluate((part) => getComputedStyle(part).backgroundImage);
  expect(await ground('#board')).toContain('rgb(75, 54, 36)');
});
