import type { Page } from 'playwright-core';
import { F1, F3 } from '../e2e/fixtures.ts';
import { choose, fromMenu, key, press, there } from './screen.ts';
import type { Screen } from './screen.ts';

/** The middle of what has to be scrolled within a dialog. */
const scrollTo = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().scrollIntoViewIfNeeded();

/** Everything that opens over a page. */
export const DIALOG_SCREENS: readonly Screen[] = [
  {
    name: 'dialog-own-rules',
    at: '/local',
    steps: async (page) => {
      await press(page, '.top .new-game');
      await there(page, 'dialog[open]');
      await page.locator('.own-rules summary').click();
      await scrollTo(page, '.own-fields');
    },
  },
  {
    name: 'dialog-computer',
    at: '/vs/4',
    steps: async (page) => {
      await press(page, '.top .new-game');
      await there(page, 'dialog[open] .level-choice');
    },
  },
  { name: 'dialog-settings', at: '/local', steps: (page) => fromMenu(page, 'settings') },
  { name: 'dialog-resign', at: F1, steps: (page) => fromMenu(page, 'flag') },
  { name: 'dialog-draw', at: F1, steps: (page) => fromMenu(page, 'handshake') },
  { name: 'dialog-export', at: F1, steps: (page) => fromMenu(page, 'share') },
  {
    name: 'dialog-open',
    at: '/games',
    steps: async (page) => {
      await press(page, '.page-head .button:has(.icon-open)');
      await there(page, 'dialog[open] textarea');
    },
  },
  {
    name: 'dialog-open-wrong',
    at: '/games',
    steps: async (page) => {
      await press(page, '.page-head .button:has(.icon-open)');
      await there(page, 'dialog[open] textarea');
      await page.locator('dialog textarea').fill('Wd4,a1 Gd4,g1');
      await page.locator('dialog .button.accent').click();
      await there(page, 'dialog [role=status] > *');
    },
  },
  {
    name: 'dialog-save-study',
    at: `/analyse${F3}`,
    steps: async (page) => {
      await press(page, '#study-moves');
      await press(page, '.ways-out .button:has(.icon-notebook)');
      await there(page, 'dialog[open] .save-to');
    },
  },
  {
    name: 'dialog-jump-found',
    at: '/play',
    steps: async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator('dialog[open] input').fill('e');
      await there(page, 'dialog[open] [role=option]');
    },
  },
  {
    name: 'dialog-data',
    at: '/settings',
    steps: async (page) => {
      const closed = page.locator('details:not([open]) > summary').last();
      if ((await closed.count()) > 0) await closed.click();
      await choose(page, 'main', 'zertz.json', '{"zertz": 99, "games": []}');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: 'dialog-keys-end',
    at: '/local',
    steps: async (page) => {
      await key(page, '?');
      await there(page, 'dialog[open]');
      await page
        .locator('dialog .dialog-body')
        .evaluate((body) => body.scrollTo(0, body.scrollHeight));
    },
  },
];
