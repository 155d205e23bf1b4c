import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { F1, F2 } from './fixtures.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';

const open = opener();

/** Counts every animation the page starts that one could see. */
const countMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = { animations: 0 };
    Object.assign(window, { counted });
    const method = Object.getOwnPropertyDescriptor(Element.prototype, 'animate');
    const animate = method?.value as (...args: unknown[]) => Animation;
    Object.defineProperty(Element.prototype, 'animate', {
      value(this: Element, ...args: unknown[]) {
        counted.animations += 1;
        return animate.apply(this, args);
      },
    });
    for (const kind of ['transitionrun', 'animationstart'] as const) {
      document.addEventListener(kind, (event) => {
        if (event.elapsedTime > 0.05) counted.animations += 1;
      });
    }
  });

const motions = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window as unknown as { counted: { animations: number } }).counted.animations,
  );

describe('UX 54', () => {
  test.each([
    ['the system', { context: { reducedMotion: 'reduce' as const } }],
    ['the settings', { settings: { motion: 'off' } }],
    ['the settings of an earlier version', { settings: { motion: false } }],
  ])('with less motion by %s nothing travels and nobody waits', async (_, how) => {
    const table = await open(DESKTOP, { at: F2, before: countMotion, ...how });
    await table.capture('x a3Wc3We4Ge6Bc5');
    await until(async () => (await table.moves()).length).toBe(15);
    expect(await motions(table.page)).toBe(0);
    expect(await table.page.locator('.motion-layer > *').count()).toBe(0);
    expect(await table.ring('c5').isVisible()).toBe(true);
  });

  test('with less motion another theme is there at once, down to the last word', async () => {
    const table = await open(DESKTOP, { at: F2, context: { reducedMotion: 'reduce' } });
    const turn = table.page.locator('[data-ply="1"] bdi');
    await turn.waitFor();
    const { before, after, fading } = await turn.evaluate((element) => {
      const colour = (): string => getComputedStyle(element).color;
      const was = colour();
      document.documentElement.dataset['theme'] = 'linen';
      return { before: was, after: colour(), fading: element.getAnimations().length };
    });
    expect(after).not.toBe(before);
    expect(fading).toBe(0);
  });

  test('otherwise a capture is shown, and the next input ends it at once', async () => {
    const table = await open(DESKTOP, { at: F2, before: countMotion });
    await table.capture('x a3Wc3We4Ge6Bc5');
    await until(() => motions(table.page)).toBeGreaterThan(0);
    await table.page.keyboard.press('Shift');
    await until(() => table.page.locator('.motion-layer > *').count()).toBe(0);
    expect(
      await table.page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (animation) => (animation.effect?.getComputedTiming().endTime ?? 0) === Infinity,
            ).length,
      ),
    ).toBe(0);
  });
});

describe.each(BOTH)('$name', (look) => {
  test('UX 71 from an input to its picture it takes less than 100 ms', async () => {
    const table = await open(look, { at: F1 });
    const { idle, busy } = await table.page.evaluate(async () => {
      /** From now to the end of the frame that shows it. */
      const timed = (act: () => void): Promise<number> =>
        new Promise((resolve) => {
          const start = performance.now();
          act();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - start));
            port1.start();
            port2.postMessage(undefined);
          });
        });
      const press = (selector: string): void =>
        document.querySelector<HTMLElement>(selector)?.click();
      const times: { idle: number[]; busy: number[] } = { idle: [], busy: [] };
      for (let round = 0; round < 6; round++) {
        for (const selector of [
          'button[data-marble="grey"]',
          '[data-ring="c4"]',
          'button[data-marble="black"]',
          '[data-ring="e4"]',
        ]) {
          times.idle.push(await timed(() => undefined));
          times.busy.push(await timed(() => press(selector)));
        }
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }
      return times;
    });
    // A machine with other work gives frames late, with or without an input: that is taken off.
    const usual = (times: readonly number[]): number =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)]!;
    expect(usual(busy) - usual(idle)).toBeLessThan(100);
  });
});
