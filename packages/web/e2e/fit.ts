import type { Table } from './table.ts';

/** How far the page reaches beyond the screen sideways. */
export const overflow = (table: Table): Promise<number> =>
  table.page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });

/** Words in buttons that do not fit where they stand. */
export const clipped = (table: Table): Promise<string[]> =>
  table.page
    .locator('.dock button')
    .evaluateAll((buttons) =>
      buttons
        .filter(
          (button) =>
            button.clientWidth > 0 &&
            (button.scrollWidth > button.clientWidth + 1 ||
              button.scrollHeight > button.clientHeight + 1),
        )
        .map((button) => button.textContent ?? ''),
    );

/** What a finger would have to aim at. Links in a text are as high as its lines; rings are measured elsewhere. */
export const tooLow = (table: Table): Promise<string[]> =>
  table.page.locator('button, a[href], select, summary, input').evaluateAll((targets) =>
    targets
      .filter(
        (target) =>
          target.checkVisibility() && !target.matches('p *, .clauses *, .skip, [role=grid] *'),
      )
      .filter((target) => {
        const box = (target.closest('label') ?? target).getBoundingClientRect();
        const around = getComputedStyle(target, '::after');
        const more = around.position === 'absolute' ? parseFloat(around.top) : 0;
        return box.height > 1 && box.height - 2 * Math.min(more || 0, 0) < 43.9;
      })
      .map((target) => `${target.getAttribute('class')} ${target.textContent}`),
  );

/** How many of the two meters are covered, or beyond the screen. */
export const metersHidden = ({ page }: Table): Promise<number> =>
  page.locator('.player .meter').evaluateAll(
    (meters) =>
      meters.filter((meter) => {
        const { x, width, top, bottom } = meter.getBoundingClientRect();
        return [top + 2, bottom - 2].some((y) => {
          const there = document.elementFromPoint(x + width / 2, y);
          return there?.closest('.player') !== meter.closest('.player');
        });
      }).length,
  );
