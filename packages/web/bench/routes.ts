import type { Browser } from 'playwright-core';
import { cpuDuring, painted, visitor } from './phone.ts';
import { progress } from './progress.ts';
import type { Row } from './row.ts';

const PATHS = ['/', '/play', '/vs/3', '/learn', '/learn/place', '/rules', '/games', '/settings'];

declare global {
  interface Window {
    /** What has shifted without anybody having done anything. */
    shifted?: number;
  }
}

const watchShifts = (): void => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = entry as PerformanceEntry & {
        readonly hadRecentInput: boolean;
        readonly value: number;
      };
      if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How much each page shifts while it is loaded, on a phone and on a desk. */
export const shifts = async (browser: Browser, origin: string, bar: number): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const size of ['phone', 'desktop'] as const) {
    const values: number[] = [];
    for (const path of PATHS) {
      progress(`layout shift, ${size}: ${path}`);
      const visit = await visitor(browser, {
        size,
        slow: false,
        network: '4G',
        script: watchShifts,
      });
      await visit.page.goto(origin + path, { waitUntil: 'networkidle' });
      await visit.page.locator('h1').first().waitFor({ state: 'attached' });
      await visit.page.evaluate(() => document.fonts.ready);
      await painted(visit);
      values.push((await visit.page.evaluate(() => window.shifted)) ?? Number.NaN);
      await visit.context.close();
    }
    const worst = Math.max(...values);
    const where = PATHS[values.indexOf(worst)] ?? '';
    const what = `layout shift, ${size}, worst page: ${where}`;
    rows.push({ what, bar, unit: '', measured: worst, runs: values });
  }
  return rows;
};

/** How long it takes to go to each page from another one, once it has been loaded. */
export const walks = async (browser: Browser, origin: string): Promise<Row[]> => {
  const visit = await visitor(browser, { size: 'phone', slow: true });
  const { page } = visit;
  const rows: Row[] = [];
  await page.goto(origin);
  for (const path of PATHS.filter((one) => one !== '/vs/3')) {
    const runs: number[] = [];
    let alone = 0;
    for (const to of ['/', path, '/games', path]) {
      progress(`going to ${to}`);
      const walk = () =>
        page.evaluate(async (href) => {
          const link = Object.assign(document.createElement('a'), { href });
          document.body.append(link);
          const began = performance.now();
          link.click();
          link.remove();
          const isThere = (): boolean =>
            location.pathname === href &&
            document.querySelector('main:not(.loading)') !== null &&
            document.querySelector('main h1') !== null;
          do {
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          } while (!isThere());
          return performance.now() - began;
        }, to);
      let time = 0;
      const cpu = await cpuDuring(visit, async () => {
        time = await walk();
      });
      if (to === path) {
        runs.push(time);
        alone = cpu;
      }
    }
    // The second time, when the page's own script is there.
    rows.push({
      what: `going to ${path}, phone`,
      bar: undefined,
      unit: 'ms',
      measured: runs.at(-1) ?? 0,
      alone,
      runs,
    });
  }
  await visit.context.close();
  return rows;
};
