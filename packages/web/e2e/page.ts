import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Table } from './table.ts';

/** A device and a theme. */
export interface Look {
  readonly name: string;
  readonly size: 'desktop' | 'phone';
  readonly theme: 'ink' | 'linen';
}

const look = (size: Look['size'], theme: Look['theme']): Look => ({
  name: `${size === 'phone' ? '390x844' : '1440x900'} ${theme}`,
  size,
  theme,
});

export const DESKTOP = look('desktop', 'ink');
export const PHONE = look('phone', 'linen');
/** Both sizes and both themes, in two. */
export const BOTH = [DESKTOP, PHONE];
export const ALL = [DESKTOP, look('desktop', 'linen'), look('phone', 'ink'), PHONE];

/** How a page is opened, where that is not as usual. */
export interface Opening {
  /** The part of the address after `#`, with it. */
  readonly at?: string;
  /** Settings kept from an earlier visit. */
  readonly settings?: { readonly [name: string]: string | boolean };
  readonly context?: BrowserContextOptions;
  /** Runs before the page does. */
  readonly before?: (page: Page) => Promise<void>;
}

const optionsOf = ({ size, theme }: Look): BrowserContextOptions => ({
  baseURL: inject('origin'),
  colorScheme: theme === 'ink' ? 'dark' : 'light',
  ...(size === 'phone'
    ? {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      }
    : { viewport: { width: 1440, height: 900 } }),
});

/** Opens the application for the tests of a file. No page may have reported an error by its end. */
export const opener = (): ((on: Look, how?: Opening) => Promise<Table>) => {
  let browser: Browser | undefined;
  let opened: Table[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    const tables = opened;
    opened = [];
    for (const table of tables) await table.page.context().close();
    expect(tables.flatMap((table) => table.errors)).toEqual([]);
  });
  afterAll(() => browser?.close());
  return async (on, { at = '', settings, context, before } = {}) => {
    if (browser === undefined) throw new Error('the browser has not started');
    const session = await browser.newContext({ ...optionsOf(on), ...context });
    session.setDefaultTimeout(10_000);
    const page = await session.newPage();
    const table = new Table(page, on);
    opened.push(table);
    if (settings !== undefined) {
      await page.addInitScript((text) => {
        localStorage.setItem('zertz.settings', text);
      }, JSON.stringify(settings));
    }
    await before?.(page);
    await page.goto(`/${at}`);
    await page.locator('[data-ring]').first().waitFor();
    return table;
  };
};

/** A random source that always gives the same numbers. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
