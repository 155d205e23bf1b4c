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
