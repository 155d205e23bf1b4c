import type { Browser } from 'playwright-core';
import { cpuDuring, visitor } from './phone.ts';
import { progress } from './progress.ts';
import { percentile } from './row.ts';
import type { Row } from './row.ts';

declare global {
  interface Window {
    /** Milliseconds from each press to the frame that shows what it did. */
    paints?: number[];
  }
}

export const watchPaints = (): void => {
  const paints: number[] = [];
  window.paints = paints;
  document.addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - timeStamp))),
    { capture: true },
  );
};

const PRESSES = 24;

/** From a tap on a ring to what is seen of it, while the computer thinks at its top level. */
export const inputWhileThinking = async (
  browser: Browser,
  origin: string,
  bar: number,
): Promise<Row> => {
  const what = 'input to paint, level 8 thinks, phone, p75';
  const visit = await visitor(browser, {
    size: 'phone',
    slow: true,
    script: watchPaints,
    settings: { thinking: 'long', confirm: 'off' },
  });
  const { page } = visit;
  const press = async (label: string): Promise<void> => {
    const box = await page.locator(`[data-ring="${label}"]`).boundingBox();
    if (box === null) throw new Error(`${label} is not there`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  const paints: number[] = [];
  const costs: number[] = [];
  while (paints.length < PRESSES) {
    await page.goto(`${origin}/vs/8`);
    await page.locator('[data-ring]').first().waitFor();
    await press('d4');
    await press('a1');
    await page.locator('[data-ply="1"]').waitFor({ state: 'attached' });
    await page.evaluate(() => window.paints?.splice(0));
    // Rings that are refused with a picture, as it is not this player's turn.
    for (const label of ['c3', 'e4', 'd2', 'f3', 'b4', 'd6', 'c5', 'e2']) {
      if ((await page.locator('[data-ply="2"]').count()) > 0) break;
      progress(`${what}: ${paints.length + 1} of ${PRESSES}`);
      costs.push(
        await cpuDuring(visit, async () => {
          const before = await page.evaluate(() => window.paints?.length ?? 0);
          await press(label);
          await page.waitForFunction((n) => (window.paints?.length ?? 0) > n, before);
        }),
      );
    }
    paints.push(...((await page.evaluate(() => window.paints)) ?? []));
  }
  await visit.context.close();
  return {
    what,
    bar,
    unit: 'ms',
    measured: percentile(paints, 0.75),
    alone: percentile(costs, 0.75),
    runs: paints,
  };
};
