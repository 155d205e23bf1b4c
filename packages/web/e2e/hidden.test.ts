import type { Page } from 'playwright-core';
import { formatTurnIn, legalTurns, positionOf, PRESETS, startPosition } from '@zertz/rules';
import { expect, test } from 'vitest';
import { beginTimed, clocks } from './clocks.ts';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const TEN_MINUTES = /^10 minutes each/;

declare global {
  interface Window {
    /** What the page has asked to be called for later, or has had computed, since it was hidden. */
    begun: string[];
    hide: (hidden: boolean) => void;
  }
}

/** A tab that can be hidden, and time that can be stopped. */
const hideable = async (page: Page): Promise<void> => {
  await page.clock.install({ time: 0 });
  await page.addInitScript(() => {
    window.begun = [];
    window.hide = (hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
      const real = window[name] as (...given: unknown[]) => number;
      Object.assign(window, {
        [name]: (...given: unknown[]) => {
          if (document.hidden) window.begun.push(name);
          return real.apply(window, given);
        },
      });
    }
    window.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        if (document.hidden) window.begun.push('question');
        super.postMessage(message);
      }
    };
  });
};

const hide = ({ page }: Table, hidden: boolean): Promise<void> =>
  page.evaluate((now) => window.hide(now), hidden);

test('UX 6.10 in a hidden tab the computer finishes its turn, and nothing runs after that', async () => {
  const table = await open(DESKTOP, { before: hideable });
  const { page } = table;
  await beginTimed(table, 'The computer', TEN_MINUTES);
  await table.type('Wd4,a1');
  await hide(table, true);
  await page.clock.runFor(5000);
  await until(() => table.moves()).toHaveLength(2);
  await page.clock.runFor(5000);
  await page.evaluate(() => {
    window.begun = [];
  });
  await page.clock.pauseAt(3_600_000);
  await page.clock.runFor(600_000);
  expect(await page.evaluate(() => window.begun)).toEqual([]);
  await hide(table, false);
  await page.clock.resume();
  // Against the computer time stood still meanwhile: not an hour, but what the test itself took.
  const [far = '', near = ''] = await clocks(table);
  expect(`${far} ${near}`).toMatch(/^(?:10|[5-9]):\d\d (?:10|[5-9]):\d\d$/);
  expect(await table.moves()).toHaveLength(2);
  // What may be played depends on what the computer chose.
  const position = positionOf(await table.game(startPosition(PRESETS.official)));
  const [turn] = legalTurns(position);
  await table.type(formatTurnIn(position, turn!));
  await until(() => table.moves()).toHaveLength(4);
});

test('UX 6.10 the clock of two people goes on in a hidden tab, and hardly wakes for it', async () => {
  const table = await open(DESKTOP, { before: hideable });
  const { page } = table;
  await beginTimed(table, 'Someone here', TEN_MINUTES);
  await page.clock.pauseAt(3_600_000);
  await table.type('Wd4,a1');
  await hide(table, true);
  await page.evaluate(() => {
    window.begun = [];
  });
  await page.clock.runFor(300_000);
  expect((await page.evaluate(() => window.begun)).length).toBeLessThan(5);
  await hide(table, false);
  await until(() => clocks(table)).toEqual(expect.arrayContaining(['10:00', '5:00']));
  await hide(table, true);
  await page.clock.runFor(300_000);
  await hide(table, false);
  await table.reads('The other player ran out of time.');
});
