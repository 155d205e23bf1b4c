import type { Table } from './table.ts';

/** What the clocks show, the far one first. */
export const clocks = ({ page }: Table): Promise<string[]> =>
  page.locator('.clock span').allInnerTexts();

/** Begins a game with a clock, in the dialog. */
export const beginTimed = async (table: Table, opponent: string, time: RegExp): Promise<void> => {
  await table.press(table.button('New game'));
  await table.press(table.dialog.getByRole('radio', { name: opponent }).first());
  await table.press(table.dialog.getByRole('radio', { name: time }));
  await table.press(table.dialog.getByRole('button', { name: 'Start the game' }));
  await table.page.locator('.clock').first().waitFor();
};
