import type { Page } from 'playwright-core';
import { F1, F3 } from '../e2e/fixtures.ts';
import { fromMenu, press, tap, there } from './screen.ts';
import type { Screen } from './screen.ts';

/** As where a browser lets nothing be kept. */
const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });

/** A part of the page throws as soon as it is laid out. */
const breakMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Observer = ResizeObserver;
    window.ResizeObserver = class extends Observer {
      override observe(target: Element, options?: ResizeObserverOptions): void {
        if (target.matches('.move-scroll')) throw new Error('broken on purpose');
        super.observe(target, options);
      }
    };
  });

/** As where a service worker answers for the page, with a later build that waits or without. */
const keptOffline = (page: Page, waits: boolean): Promise<unknown> =>
  page.addInitScript((isWaiting) => {
    const registration = Object.assign(new EventTarget(), { waiting: isWaiting ? {} : null });
    const container = Object.assign(new EventTarget(), {
      controller: {},
      register: (): Promise<unknown> => Promise.resolve(registration),
    });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      configurable: true,
      value: container,
    });
  }, waits);

/** What a page looks like when something else has happened. */
export const STATE_SCREENS: readonly Screen[] = [
  {
    name: 'state-offline',
    at: '/',
    before: (page) => keptOffline(page, false),
    steps: async (page) => {
      await there(page, '.how-list li:last-child svg');
      await page.context().setOffline(true);
      await there(page, '.page-bar');
    },
  },
  {
    name: 'state-new-version',
    at: '/',
    before: (page) => keptOffline(page, true),
    steps: (page) => there(page, '.page-bar'),
  },
  {
    name: 'state-storage',
    at: F1,
    before: blockStorage,
    steps: (page) => there(page, '.page-bar'),
  },
  { name: 'state-bad-link', at: '#z=oo/W', steps: (page) => there(page, '.page-bar') },
  {
    name: 'state-link-text',
    at: `${F1}&t=White+to+cut+off+a+corner`,
    steps: (page) => there(page, '.page-bar'),
  },
  {
    name: 'state-broken-part',
    at: F1,
    before: breakMoves,
    steps: (page) => page.locator('.fault-part').scrollIntoViewIfNeeded(),
  },
  {
    name: 'state-broken-page',
    at: '/',
    before: (page) => page.route('**/GamesPage*.js', (route) => route.abort()),
    steps: async (page) => {
      await press(page, 'a[href$="/games"]');
      await there(page, '.fault-page');
    },
  },
  {
    name: 'state-pencil',
    at: F1,
    steps: async (page) => {
      await press(page, '#menu .menu-item:has(.icon-arrow)');
      await there(page, '.pencil-panel');
      await tap(page, 'd4');
      await page.locator('[data-ring=b2]').dragTo(page.locator('[data-ring=e4]'));
    },
  },
  {
    name: 'state-viewing',
    at: F1,
    steps: async (page) => {
      await page.keyboard.press(',');
      await page.keyboard.press(',');
      await there(page, '.dock.viewing');
    },
  },
  {
    name: 'state-clock',
    at: '/local',
    steps: async (page) => {
      await press(page, '.top .new-game');
      await page.locator('dialog .time-choice input').nth(1).click();
      await page.locator('dialog .button.accent').click();
      await there(page, '.clock');
      await tap(page, 'd4');
    },
  },
  {
    name: 'state-replies',
    at: '/local',
    steps: async (page) => {
      await press(page, '.top .new-game');
      await page.locator('dialog .new-game-aids input').nth(1).click();
      await page.locator('dialog .button.accent').click();
      await page.locator('dialog').waitFor({ state: 'detached' });
      await tap(page, 'd4', 'a1');
      const confirm = page.locator('.dock .confirm[aria-disabled=false]');
      if ((await confirm.count()) > 0) await confirm.click();
      await tap(page, 'd5');
    },
  },
  {
    name: 'state-hint',
    at: '/vs/1',
    steps: async (page) => {
      await press(page, '.tools .icon-button:has(.icon-bulb), #menu .menu-item:has(.icon-bulb)');
      await there(page, '.hint-card, .hint-line, .hint-acts');
    },
  },
  {
    name: 'state-face',
    at: F1,
    settings: { faceToFace: true },
    steps: (page) => tap(page, 'c4'),
  },
  { name: 'state-left', at: F1, settings: { hand: 'left' }, steps: (page) => tap(page, 'c4') },
  {
    name: 'state-large-text',
    at: F1,
    settings: { textSize: 200 },
    steps: (page) => tap(page, 'c4'),
  },
  {
    name: 'state-compact',
    at: F3,
    settings: { density: 'compact' },
    steps: (page) => fromMenu(page, 'settings'),
  },
  { name: 'state-walnut', at: F1, settings: { theme: 'walnut' }, steps: (page) => tap(page, 'c4') },
  { name: 'state-paper', at: F1, settings: { theme: 'paper' }, steps: (page) => tap(page, 'c4') },
  {
    name: 'state-contrast',
    at: F1,
    settings: { theme: 'contrast' },
    steps: (page) => tap(page, 'c4'),
  },
];
