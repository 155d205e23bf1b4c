import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { goTo, nameOf, PLACES } from './everyRoute.ts';
import { clipped, overflow, tooLow } from './fit.ts';
import { F1, F2, F4 } from './fixtures.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const STILL = { context: { reducedMotion: 'reduce' } } as const;
/** A test for each, so that none has to be done with all of them in its time. */
const EACH = PLACES.map((place) => [nameOf(place), place] as const);

/** Elements, with what stands before and after them, that could move by their styles. */
const moving = ({ page }: Table): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part);
        const still = animationName === 'none' && /^(0s(, )?)+$/.test(transitionDuration);
        return still ? [] : [`${element.tagName}.${element.className}${part ?? ''}`];
      }),
    ),
  );

describe.each(BOTH)('$name', (look) => {
  test('every page has one heading of the first order, a bar, a main part and a title', async () => {
    const table = await open(look, { at: '/' });
    const titles = new Set<string>();
    for (const place of PLACES) {
      const name = nameOf(place);
      await goTo(table, place);
      expect(await table.page.getByRole('heading', { level: 1 }).count(), name).toBe(1);
      expect(await table.page.getByRole('main').count(), name).toBe(1);
      expect(await table.page.getByRole('banner').count(), name).toBe(place.alone ? 0 : 1);
      expect(await table.page.getByRole('heading', { level: 1 }).innerText(), name).not.toBe('');
      const outside = await table.page.evaluate(() =>
        [...document.querySelectorAll('#app *')]
          .filter((element) => element.closest('main, header, dialog, .skip, [role]') === null)
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
          // What is only for paper.
          .filter((element) => element.checkVisibility())
          .map((element) => element.textContent),
      );
      expect(outside, name).toEqual([]);
      if (look.size === 'phone') expect.soft(await tooLow(table), name).toEqual([]);
      titles.add(await table.page.title());
    }
    expect(titles.size).toBeGreaterThanOrEqual(6);
  });

  test.each(EACH)('%s moves nothing about while it appears', async (_, place) => {
    const table = await open(look, {
      at: '/',
      before: (page) =>
        page.addInitScript(() => {
          const seen = { shift: 0 };
          Object.assign(window, { seen });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              seen.shift += (entry as unknown as { value: number }).value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await goTo(table, place);
    await table.page.evaluate(() => document.fonts.ready);
    const shift = await table.page.evaluate(
      () => (window as unknown as { seen: { shift: number } }).seen.shift,
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });

  test('text may be spaced as wide as WCAG 1.4.12 asks', async () => {
    const table = await open(look);
    const spaced = async (): Promise<void> => {
      await table.page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`,
      });
    };
    for (const at of [F1, F2, F4]) {
      await table.visit(at);
      await until(() => table.ringsLeft()).toBeLessThan(37);
      if (at === F1) await table.place('Gc4');
      if (at === F2) await table.tap('a3');
      await spaced();
      expect(await clipped(table), at).toEqual([]);
      expect(await overflow(table), at).toBe(0);
    }
    for (const place of PLACES) {
      const name = nameOf(place);
      await goTo(table, place);
      await spaced();
      expect(await overflow(table), name).toBe(0);
    }
  });

  test.each(EACH)(
    'UX 54 where less motion is asked for nothing on %s moves or fades',
    async (_, place) => {
      const table = await open(look, { at: '/', ...STILL });
      await goTo(table, place);
      expect(await moving(table)).toEqual([]);
      expect(await table.page.evaluate(() => document.getAnimations().length)).toBe(0);
    },
  );

  test('UX 54 nor does a refusal or a dialog', async () => {
    const table = await open(look, { at: F1, ...STILL });
    await table.place('Gc4');
    await table.tap('e4');
    expect(await moving(table), 'refused').toEqual([]);
    await table.page.keyboard.press('?');
    await table.dialog.waitFor();
    expect(await moving(table), 'dialog').toEqual([]);
  });
});

const SIZES = [
  { width: 320, height: 225 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

test.each(LANGUAGES)(
  'UX 49 no page scrolls sideways at any size, in %s',
  { timeout: 180_000 },
  async (language) => {
    for (const look of [PHONE, DESKTOP]) {
      const table = await open(look, { at: '/', settings: { language } });
      for (const place of PLACES) {
        const name = nameOf(place);
        await goTo(table, place);
        for (const size of SIZES) {
          if (size.width > 1000 !== (look === DESKTOP)) continue;
          await table.page.setViewportSize(size);
          expect.soft(await overflow(table), `${name} ${size.width}`).toBe(0);
        }
      }
    }
  },
);

test.each(LANGUAGES)('the bar shows all it has on small desktops, in %s', async (language) => {
  const table = await open(DESKTOP, { at: '/play', settings: { language } });
  for (const width of [1024, 1100, 1280]) {
    await table.page.setViewportSize({ width, height: 800 });
    const outside = await table.page
      .locator('.top :is(a, button)')
      .evaluateAll(
        (all, edge) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter(({ left, right, width: w }) => w > 0 && (left < 0 || right > edge)).length,
        width,
      );
    expect(outside, String(width)).toBe(0);
  }
});
