import { expect, test } from 'vitest';
import { F1 } from './fixtures.ts';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';

const open = opener();

/** Where `?` is pressed, what is there by then, and what the help then has and has not. */
const PAGES = [
  [
    `/analyse${F1}`,
    '.study-board .board',
    ['In an analysis', 'The turn'],
    ['Zen, and out of it', 'Take back'],
  ],
  ['/puzzles/8q1', '.hint-ladder', ['The turn'], ['In an analysis', 'Threats']],
  ['/learn/chain', '.exercise-card', ['The turn'], ['In an analysis']],
  ['/editor', '.palette', ['Setting up a position', 'Redo'], ['The turn', 'Threats']],
  ['/settings', '.settings-preview', ['In an analysis', 'The turn', 'Setting up a position'], []],
] as const;

test.each(PAGES)('? tells the keys of %s', async (at, there, has, lacks) => {
  const table = await open(DESKTOP, { at });
  await table.page.locator(there).first().waitFor();
  await table.page.keyboard.press('?');
  await table.dialog.waitFor();
  const text = await table.dialog.innerText();
  for (const one of has) expect(text.toLowerCase()).toContain(one.toLowerCase());
  for (const one of lacks) expect(text).not.toContain(one);
  await table.page.keyboard.press('Escape');
  await until(() => table.dialog.count()).toBe(0);
});

test('? tells the keys of a study', async () => {
  const table = await open(DESKTOP, { at: '/studies' });
  await table.press(table.page.locator('.page-head .accent'));
  await table.page.locator('.one-study .board').waitFor();
  await table.page.keyboard.press('?');
  await table.dialog.waitFor();
  expect((await table.dialog.innerText()).toLowerCase()).toContain('in an analysis');
});

test('? is a sign like others while typing, and where single keys are off', async () => {
  const table = await open(DESKTOP, { at: '/analyse#g=Wd4,a1' });
  await table.press(table.page.getByRole('tab', { name: 'Notes' }));
  const box = table.page.getByRole('textbox', { name: /Comment/ });
  await box.pressSequentially('Why?');
  expect(await box.inputValue()).toBe('Why?');
  expect(await table.dialog.count()).toBe(0);
  const other = await open(DESKTOP, { at: '/analyse', settings: { shortcuts: false } });
  await other.page.keyboard.press('?');
  expect(await other.dialog.count()).toBe(0);
});
