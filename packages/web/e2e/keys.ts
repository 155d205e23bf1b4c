import { middle } from './table.ts';
import type { Table } from './table.ts';

/** The ring that has the focus; `''` if none has. */
export const focused = ({ page }: Table): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-ring') ?? '');

/** Tabs until something is so of what has the focus. */
export const tabTo = async (
  { page }: Table,
  wanted: string,
  { keys = 'Tab', most = 40 } = {},
): Promise<void> => {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(keys);
    const there = await page.evaluate(
      (selector) => document.activeElement?.matches(selector) === true,
      wanted,
    );
    if (there) return;
  }
  throw new Error(`no way to ${wanted} with ${keys}`);
};

/** The six directions as they are seen, with y growing downwards. */
const DIRECTIONS = [
  ['w', 0, -1],
  ['s', 0, 1],
  ['e', 0.87, -0.5],
  ['d', 0.87, 0.5],
  ['q', -0.87, -0.5],
  ['a', -0.87, 0.5],
] as const;

/** Goes from the ring with the focus to another by the six keys, around whatever is missing. */
export const steerTo = async (table: Table, label: string): Promise<void> => {
  const target = await middle(table.ring(label));
  const tried = new Set<string>();
  for (let presses = 0; presses < 60; presses++) {
    const at = await focused(table);
    if (at === label) return;
    const here = await middle(table.ring(at));
    const towards = ([, x, y]: (typeof DIRECTIONS)[number]): number =>
      x * (target.x - here.x) + y * (target.y - here.y);
    const [key] =
      DIRECTIONS.filter(([one]) => !tried.has(`${at} ${one}`)).toSorted(
        (a, b) => towards(b) - towards(a),
      )[0] ?? [];
    if (key === undefined) break;
    tried.add(`${at} ${key}`);
    await table.page.keyboard.press(key);
  }
  throw new Error(`no way to ${label}, stuck on ${await focused(table)}`);
};

/** Goes to a ring where something may be done, by N alone. */
export const nextTo = async (table: Table, label: string): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    if ((await focused(table)) === label) return;
    await table.page.keyboard.press('n');
  }
  throw new Error(`N does not lead to ${label}`);
};
