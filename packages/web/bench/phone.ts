import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A connection: milliseconds before an answer begins, and kilobits a second. */
interface Network {
  readonly latency: number;
  readonly down: number;
  readonly up: number;
}

/** As the developer tools of Chrome imitate "Fast 4G": 60 ms and 10 Mbit/s on the way. */
const FAST_4G: Network = { latency: 165, down: 9000, up: 1350 };
/** As Lighthouse has "slow 4G" in its simulation: 150 ms and 1.6 Mbit/s. */
const SLOW_4G: Network = { latency: 150, down: 1638, up: 750 };
export const NETWORKS = { '4G': FAST_4G, 'slow 4G': SLOW_4G } as const;
export type NetworkName = keyof typeof NETWORKS;

/** So many times slower than this machine: the factor that Lighthouse takes for a phone of the middle. */
const MID_PHONE = 4;

export interface Device {
  readonly size: 'phone' | 'desktop';
  /** As slow as a phone of the middle. */
  readonly slow: boolean;
  readonly network?: NetworkName;
  /** Runs in every page before its own scripts. */
  readonly script?: () => void;
  readonly settings?: { readonly [name: string]: string | number | boolean };
}

/** A browser window of its own, with nothing stored, and a line to the inside of the browser. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export const visitor = async (browser: Browser, device: Device): Promise<Visit> => {
  const { network, script, settings, size, slow } = device;
  const context = await browser.newContext(SIZES[size]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (settings !== undefined) {
    await page.addInitScript(
      (text) => localStorage.setItem('zertz.settings', text),
      JSON.stringify(settings),
    );
  }
  if (script !== undefined) await page.addInitScript(script);
  if (network !== undefined) await imitate(cdp, NETWORKS[network]);
  if (slow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: MID_PHONE });
  // The figures are processor time, which is not longer on a busy machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, cdp };
};

const imitate = async (cdp: CDPSession, { down, latency, up }: Network): Promise<void> => {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (down * 1000) / 8,
    uploadThroughput: (up * 1000) / 8,
  });
};

/** Milliseconds that so many requests take which wait for one another, with all that they bring. */
export const networkTime = (name: NetworkName, requests: number, kilobytes: number): number => {
  const { down, latency } = NETWORKS[name];
  return requests * latency + (kilobytes * 8 * 1000) / down;
};

/** Milliseconds of processor time that the page's thread has worked so far. */
export const cpuOf = async ({ cdp }: Visit): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
};

/** Processor time of something, in milliseconds. */
export const cpuDuring = async (visit: Visit, act: () => Promise<unknown>): Promise<number> => {
  const before = await cpuOf(visit);
  await act();
  return (await cpuOf(visit)) - before;
};

/** Resolves once what was changed has been painted. */
export const painted = ({ page }: Visit): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
