import type { Browser, Page } from 'playwright-core';
import { F1, F3 } from '../e2e/fixtures.ts';
import { bigTree } from './bigTree.ts';
import { watchPaints } from './input.ts';
import { cpuDuring, painted, visitor } from './phone.ts';
import type { Visit } from './phone.ts';
import { progress } from './progress.ts';
import { median, percentile } from './row.ts';
import type { Row } from './row.ts';

const ms = (
  what: string,
  bar: number | undefined,
  { measured, alone, runs }: { measured: number; alone: number; runs: readonly number[] },
): Row => ({ what, bar, unit: 'ms', measured, alone, runs });

/**
 * In the page: goes to the analysis by a link, goes to the start of the game as soon as that can be
 * pressed, and waits until the whole board is there and was painted.
 */
const arriveInPage = (href: string): Promise<number> =>
  new Promise((resolve) => {
    const began = performance.now();
    let pressed = false;
    const look = new MutationObserver(() => {
      const start = document.querySelector<HTMLElement>('.move-start');
      if (start === null) return;
      if (!pressed) {
        pressed = true;
        window.setTimeout(() => start.click());
      }
      if (document.querySelectorAll('.study-board [data-ring]').length !== 37) return;
      look.disconnect();
      requestAnimationFrame(() =>
        window.setTimeout(() => {
          resolve(performance.now() - began);
        }),
      );
    });
    look.observe(document, { childList: true, subtree: true });
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  });

const arrival = async (
  browser: Browser,
  origin: string,
  how: { size: 'phone' | 'desktop'; runs: number; bar: number },
): Promise<Row> => {
  const { bar, runs, size } = how;
  const what = `analysis usable after a link, ${size}`;
  const times: number[] = [];
  const costs: number[] = [];
  const visit = await visitor(browser, { size, slow: size === 'phone' });
  const { page } = visit;
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (let run = 0; run <= runs; run++) {
    progress(`${what}: ${run} of ${runs}`);
    await page.goto(origin);
    await page.locator('.home-cards').waitFor();
    await painted(visit);
    let time = 0;
    const cpu = await cpuDuring(visit, async () => {
      time = await page.evaluate(arriveInPage, `/analyse${F3}`);
    });
    // The first time its script is not compiled yet.
    if (run === 0) continue;
    times.push(time);
    costs.push(cpu);
  }
  await visit.context.close();
  return ms(what, bar, { measured: median(times), alone: Math.min(...costs), runs: times });
};

const PRESSES = 24;

/** From a press to what is seen of it, while the engine tells three lines again and again. */
const inputWhileStreaming = async (browser: Browser, origin: string, bar: number): Promise<Row> => {
  const what = 'input to paint, three lines stream, phone, p75';
  const visit = await visitor(browser, { size: 'phone', slow: true, script: watchPaints });
  const { page } = visit;
  await page.goto(`${origin}/analyse${F1}`);
  await page.locator('.study-board [data-ring]').first().waitFor();
  await page.getByRole('switch').first().tap();
  await page.locator('.engine-line').nth(2).waitFor({ timeout: 120_000 });
  await page.evaluate(() => window.paints?.splice(0));
  const costs: number[] = [];
  // Rings with marbles on them: each is refused with a picture, and nothing is played.
  const rings = await page
    .locator('[data-ring][aria-label*="marble"]')
    .evaluateAll((all) => all.map((ring) => ring.getAttribute('data-ring') ?? ''));
  for (let press = 0; press < PRESSES; press++) {
    progress(`${what}: ${press + 1} of ${PRESSES}`);
    const label = rings[press % rings.length] ?? '';
    const box = await page.locator(`[data-ring="${label}"]`).boundingBox();
    if (box === null) throw new Error(`${label} is not there`);
    costs.push(
      await cpuDuring(visit, async () => {
        const before = await page.evaluate(() => window.paints?.length ?? 0);
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForFunction((n) => (window.paints?.length ?? 0) > n, before);
      }),
    );
  }
  const paints = (await page.evaluate(() => window.paints)) ?? [];
  await visit.context.close();
  return ms(what, bar, {
    measured: percentile(paints, 0.75),
    alone: percentile(costs, 0.75),
    runs: paints,
  });
};

const NODES = 2000;
const FRAMES = 240;
const FRAME = 1000 / 60;
/** So far a frame is scrolled: fast, but not so fast that nothing could be read. */
const STEP = 40;

/** In the page: scrolls the moves frame by frame, there and back, and times each frame. */
const scrollInPage = ([frames, step]: readonly [number, number]): Promise<number[]> =>
  new Promise((resolve) => {
    const box = document.querySelector('.move-scroll');
    if (box === null) throw new Error('there are no moves');
    const times: number[] = [];
    let last: number | undefined;
    const next = (now: number): void => {
      if (last !== undefined) times.push(now - last);
      last = now;
      if (times.length === frames) {
        resolve(times);
        return;
      }
      box.scrollBy(0, times.length < frames / 2 ? step : -step);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

/** What each frame of a scrolled list costs the page's thread, without what asking for it does. */
const scrollCosts = async (visit: Visit): Promise<number[]> => {
  const { page } = visit;
  const scroll = (by: number): Promise<number> =>
    cpuDuring(visit, async () => {
      await page.evaluate((top) => document.querySelector('.move-scroll')?.scrollBy(0, top), by);
      await painted(visit);
    });
  const asking: number[] = [];
  while (asking.length < 10) asking.push(await scroll(0));
  const costs: number[] = [];
  while (costs.length < FRAMES / 4) costs.push((await scroll(STEP)) - Math.min(...asking));
  return costs;
};

const opened = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/analyse`);
  await page.locator('.study-board [data-ring]').first().waitFor();
  await page.addInitScript(
    (text) => sessionStorage.setItem('zertz.analysis', text),
    JSON.stringify({ tree: bigTree(NODES), at: 0, names: {} }),
  );
  await page.goto('about:blank');
  await page.goto(`${origin}/analyse`);
  await page.waitForFunction((n) => document.querySelectorAll('[data-node]').length === n, NODES);
};

/** A tree as large as a book's: scrolled, and gone through by a key. */
const largeTree = async (browser: Browser, origin: string): Promise<Row[]> => {
  const tree = `a tree of ${NODES.toLocaleString('en')} nodes`;
  const visit = await visitor(browser, { size: 'desktop', slow: false });
  const { page } = visit;
  progress(`scrolling ${tree}`);
  await opened(page, origin);
  await painted(visit);
  const times = await page.evaluate(scrollInPage, [FRAMES, STEP] as const);
  const costs = await scrollCosts(visit);
  // A screen shows frames in steps of its own, so a little more than one is still one.
  const late = times.filter((time) => time > FRAME * 1.2).length;
  progress(`a step in ${tree}`);
  await page.locator('.move-start').click();
  const steps: number[] = [];
  const alone: number[] = [];
  for (let step = 0; step < 20; step++) {
    alone.push(
      await cpuDuring(visit, async () => {
        const began = performance.now();
        await page.keyboard.press('.');
        await painted(visit);
        steps.push(performance.now() - began);
      }),
    );
  }
  await visit.context.close();
  return [
    ms(`frame, ${tree} scrolls, p95`, FRAME, {
      measured: percentile(times, 0.95),
      alone: percentile(costs, 0.95),
      runs: times,
    }),
    {
      what: `frames that came late, of ${FRAMES}`,
      bar: undefined,
      unit: '',
      measured: late,
      runs: [],
    },
    ms(`a step in ${tree}, p75`, 100, {
      measured: percentile(steps, 0.75),
      alone: percentile(alone, 0.75),
      runs: steps,
    }),
  ];
};

/** The analysis: how soon it is there, how it answers while it thinks, and what a large one costs. */
export const analysis = async (browser: Browser, origin: string): Promise<Row[]> => [
  await arrival(browser, origin, { size: 'desktop', runs: 5, bar: 300 }),
  await arrival(browser, origin, { size: 'phone', runs: 5, bar: 300 }),
  await inputWhileStreaming(browser, origin, 100),
  ...(await largeTree(browser, origin)),
];
