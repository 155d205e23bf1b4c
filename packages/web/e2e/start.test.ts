import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { BUDGET } from '../size/budget.ts';
import { readBuild } from '../size/readBuild.ts';
import { firstView, kilobytes } from '../size/weigh.ts';
import { metersHidden } from './fit.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';

const open = opener();

describe.each(BOTH)('$name', (look) => {
  test('UX 1 the first page is a whole board that can be used at once', async () => {
    const table = await open(look);
    expect(await table.ringsLeft()).toBe(37);
    expect(await table.dialog.count()).toBe(0);
    expect(await table.page.title()).toContain('Zertz');
    expect(await table.page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const { width, height } = table.page.viewportSize()!;
    const board = (await table.page.locator('.board').boundingBox())!;
    expect(board.x).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width).toBeLessThanOrEqual(width);
    expect(board.y + board.height).toBeLessThanOrEqual(height);
    for (const marble of ['white', 'grey', 'black'] as const) {
      const box = (await table.colour(marble).boundingBox())!;
      expect(box.y + box.height, marble).toBeLessThanOrEqual(height);
    }
    const theme = await table.page.locator('html').getAttribute('data-theme');
    expect(theme).toBe(look.theme);
  });

  test('UX 39 both meters are on the screen, to move and while capturing', async () => {
    const table = await open(look);
    for (const at of ['#p=official', '#g=Wb2,a1|Gc3,a2', 'typing']) {
      if (at === 'typing') {
        // As much as the keyboard of a phone leaves.
        if (look.size === 'phone') await table.page.setViewportSize({ width: 390, height: 500 });
        await table.page.locator('#move-box').focus();
      } else {
        await table.visit(at);
      }
      const { width, height } = table.page.viewportSize()!;
      const meters = await table.page.locator('.meter').all();
      expect(meters).toHaveLength(2);
      for (const meter of meters) {
        const box = (await meter.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
    }
  });

  test('UX 39 both meters are on the screen under a bar that says something too', async () => {
    const table = await open(look, { at: '#g=Wb2,a1|z9' });
    await until(() => table.page.locator('.page-bar').count()).toBe(1);
    await until(() => metersHidden(table)).toBe(0);
  });

  test('with storage blocked the game can be played, and a bar says so', async () => {
    const table = await open(look, {
      before: (page) =>
        page.addInitScript(() => {
          for (const name of ['indexedDB', 'localStorage']) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
          }
        }),
    });
    const bar = table.page.getByText('This browser does not let us save.');
    await bar.waitFor();
    await table.twoPeople();
    await table.play('Wd4,a1');
    await table.play('Gb2,g1');
    expect(await table.moves()).toEqual(['Wd4,a1', 'Gb2,g1']);
    expect(await bar.isVisible()).toBe(true);
  });
});

test('the theme can be switched and is remembered', async () => {
  const table = await open(DESKTOP);
  const theme = () => table.page.locator('html').getAttribute('data-theme');
  await table.press(table.button('Switch to the light theme'));
  await until(theme).toBe('linen');
  await table.page.reload();
  await until(theme).toBe('linen');
  await table.press(table.button('Switch to the dark theme'));
  await until(theme).toBe('ink');
});

test('UX 6.10 before the board is there, no more is loaded than its budget allows', async () => {
  const table = await open(DESKTOP, { at: '/', before: noteFirstRing });
  await table.ring('d4').waitFor();
  // What comes after the board, as pictures for newcomers do, is not waited for by anybody.
  const scripts = await table.page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-ring');
    return performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.responseEnd <= (first?.startTime ?? 0),
      )
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((path) => /\.(?:js|css)$/.test(path));
  });
  const build = readBuild(inject('build'));
  const counted = firstView(build);
  expect(scripts.filter((path) => !path.includes('/worker-')).toSorted()).toEqual(
    counted.toSorted(),
  );
  const weight = counted.reduce((sum, name) => sum + kilobytes(build.get(name)!), 0);
  expect(weight).toBeLessThanOrEqual(BUDGET.firstView);
});

/** Marks the time at which the first ring of a board is on the page. */
const noteFirstRing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('[data-ring]') === null) return;
      seen.disconnect();
      performance.mark('first-ring');
    });
    seen.observe(document, { childList: true, subtree: true });
  });

test('nothing is fetched from another place', async () => {
  const asked: string[] = [];
  const table = await open(DESKTOP, {
    before: async (page) => {
      page.on('request', (request) => asked.push(request.url()));
      await Promise.resolve();
    },
  });
  await table.place('Wd4');
  await table.remove('a1');
  await until(() => table.moves()).toHaveLength(2);
  expect(asked.filter((url) => !url.startsWith(inject('origin')))).toEqual([]);
});
