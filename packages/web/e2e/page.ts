import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
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
  /** The path, or the part of the address after `#`, with it; without either the table is opened. */
  readonly at?: string;
  /** Settings kept from an earlier visit. */
  readonly settings?: { readonly [name: string]: string | number | boolean };
  readonly context?: BrowserContextOptions;
  /** Runs before the page does. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** The application may keep itself for offline use. */
  readonly serviceWorker?: true;
}

const optionsOf = ({ size, theme }: Look): BrowserContextOptions => ({
  baseURL: inject('origin'),
  colorScheme: theme === 'ink' ? 'dark' : 'light',
  ...(size === 'phone'
    ? {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      }
    : { viewport: { width: 1440, height: 900 } }),
});

/** As if it had never been used: nothing stored, nothing shown, no pointer over it. */
const clean = async (page: Page, on: Look): Promise<void> => {
  page.removeAllListeners();
  const { colorScheme = null, viewport } = optionsOf(on);
  if (viewport) await page.setViewportSize(viewport);
  // A test that failed half-way may have left it on paper, or in the other theme.
  await page.emulateMedia({ media: null, colorScheme });
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: inject('origin'),
    storageTypes: 'all',
  });
  await session.detach();
};

/** Another tab that a test opened must not hear of the next one, nor keep anything from it. */
const closeOthers = async (page: Page): Promise<void> => {
  for (const other of page.context().pages()) if (other !== page) await other.close();
};

/** Nothing is kept for offline use: it would be fetched anew in each test, and only be in the way. */
const withoutServiceWorker = (session: BrowserContext): Promise<unknown> =>
  session.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/**
 * Opens the application for the tests of a file. No page may have reported an error by its end.
 * A page opened in the usual way is used again, cleaned, as that is twice as fast as another.
 */
export const opener = (
  flags: readonly string[] = [],
): ((on: Look, how?: Opening) => Promise<Table>) => {
  let browser: Browser | undefined;
  let opened: { readonly table: Table; readonly plain: boolean }[] = [];
  const idle = new Map<Look, Page>();
  beforeAll(async () => {
    browser = await launchChromium(flags);
  });
  afterEach(async () => {
    const ended = opened;
    opened = [];
    for (const { table, plain } of ended) {
      if (plain && !idle.has(table.look)) {
        await closeOthers(table.page);
        idle.set(table.look, table.page);
      } else {
        await table.page.context().close();
      }
    }
    expect(ended.flatMap(({ table }) => table.errors)).toEqual([]);
  });
  afterAll(() => browser?.close());
  return async (on, how = {}) => {
    const { at = '', settings, context, before } = how;
    if (browser === undefined) throw new Error('the browser has not started');
    const plain = (context ?? before ?? how.serviceWorker) === undefined;
    let page = plain ? idle.get(on) : undefined;
    if (page === undefined) {
      const session = await browser.newContext({ ...optionsOf(on), ...context });
      session.setDefaultTimeout(10_000);
      if (how.serviceWorker !== true) await withoutServiceWorker(session);
      page = await session.newPage();
    } else {
      idle.delete(on);
      await clean(page, on);
    }
    const table = new Table(page, on);
    opened.push({ table, plain });
    const kept = await page.addInitScript(
      (text) => {
        if (text !== undefined) localStorage.setItem('zertz.settings', text);
      },
      settings && JSON.stringify(settings),
    );
    await before?.(page);
    await table.visit(at);
    await kept.dispose();
    return table;
  };
};
