import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { cpuDuring, networkTime, visitor } from './phone.ts';
import type { NetworkName, Visit } from './phone.ts';
import { progress } from './progress.ts';
import { median } from './row.ts';
import type { Row } from './row.ts';

declare global {
  interface Window {
    /** When a marble stood on a ring that was tapped as soon as it was there, and was painted. */
    usable?: number;
  }
}

/** In the page: taps a ring as soon as there is one. */
const tapAtOnce = (): void => {
  let tapped = false;
  const look = new MutationObserver(() => {
    const ring = document.querySelector<HTMLElement>('[data-ring="d4"]');
    if (ring === null) return;
    if (!tapped) {
      tapped = true;
      window.setTimeout(() => ring.click());
    }
    const { number } = ring.dataset;
    if (document.querySelector(`.marble-art:not(.ghost)[data-marble="${number}"]`) === null) return;
    look.disconnect();
    requestAnimationFrame(() =>
      window.setTimeout(() => {
        window.usable = performance.now();
      }),
    );
  });
  look.observe(document, { childList: true, subtree: true });
};

/** Asks the page itself: the driver's way to wait begins with a large script, which the page would wait for. */
const usable = async ({ cdp }: Visit): Promise<number> => {
  const began = Date.now();
  while (Date.now() - began < 60_000) {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.usable' });
    if (typeof result.value === 'number') return result.value;
    await setTimeout(100);
  }
  throw new Error('The board was not usable within a minute.');
};

interface Run {
  readonly time: number;
  readonly cpu: number;
}

const arrive = async (visit: Visit, origin: string): Promise<Run> => {
  let time = Number.NaN;
  const cpu = await cpuDuring(visit, async () => {
    await visit.page.goto(origin, { waitUntil: 'commit' });
    time = await usable(visit);
  });
  return { time, cpu };
};

const repeat = async (times: number, what: string, once: () => Promise<Run>): Promise<Run[]> => {
  const runs: Run[] = [];
  for (let run = 1; run <= times; run++) {
    progress(`${what}: ${run} of ${times}`);
    runs.push(await once());
  }
  return runs;
};

const rowOf = (what: string, bar: number | undefined, network: number, runs: Run[]): Row => {
  const times = runs.map(({ time }) => time);
  // Whatever else runs makes processor time longer too, so the least is what it takes undisturbed.
  const alone = network + Math.min(...runs.map(({ cpu }) => cpu));
  return { what, bar, unit: 'ms', measured: median(times), alone, runs: times };
};

/** How long until the first page can be played on, with nothing kept from earlier. */
export const coldBoard = async (
  browser: Browser,
  origin: string,
  how: { bar?: number; network: NetworkName; kilobytes: number; runs: number },
): Promise<Row> => {
  const { bar, kilobytes, network, runs } = how;
  const what = `board usable, first visit, phone, ${network}`;
  const found = await repeat(runs, what, async () => {
    const visit = await visitor(browser, { size: 'phone', slow: true, network, script: tapAtOnce });
    const run = await arrive(visit, origin);
    await visit.context.close();
    return run;
  });
  // The page, and then what it names.
  return rowOf(what, bar, networkTime(network, 2, kilobytes), found);
};

/** The same once the service worker has kept everything. */
export const keptBoard = async (
  browser: Browser,
  origin: string,
  { bar, runs }: { bar: number; runs: number },
): Promise<Row> => {
  const what = 'board usable, from what is kept, phone';
  const visit = await visitor(browser, { size: 'phone', slow: true, script: tapAtOnce });
  await visit.page.goto(origin);
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The browser keeps scripts compiled once it has seen them twice.
  for (let time = 0; time < 3; time++) await arrive(visit, origin);
  const found = await repeat(runs, what, async () => {
    await visit.page.goto('about:blank');
    return arrive(visit, origin);
  });
  await visit.context.close();
  return rowOf(what, bar, 0, found);
};
