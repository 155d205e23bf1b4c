import { test } from 'vitest';
import { MARBLES } from '@zertz/rules';
import { LESSON_NAMES } from '../src/learn/lesson.ts';
import type { LessonInput, LessonStep } from '../src/learn/lesson.ts';
import { LESSONS } from '../src/learn/lessons.ts';
import { focused, steerTo, tabTo } from './keys.ts';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** Does one thing as it is done by keys, from wherever the focus is. */
const press = async (table: Table, input: LessonInput): Promise<void> => {
  const { keyboard } = table.page;
  if ('take' in input) {
    await keyboard.press(String(MARBLES.indexOf(input.take) + 1));
  } else if ('press' in input) {
    await keyboard.press('Control+Enter');
  } else {
    if ((await focused(table)) === '') await tabTo(table, '[data-ring]');
    await steerTo(table, input.tap);
    await keyboard.press('Enter');
  }
};

test('every lesson is done from the first to the last by keyboard alone', async () => {
  const table = await open(DESKTOP, { at: '/learn', context: { reducedMotion: 'reduce' } });
  const { page } = table;
  const task = (): Promise<string> => page.locator('.exercise-task').innerText();
  await tabTo(table, 'a[href$="/learn/place"]');
  await page.keyboard.press('Enter');
  for (const name of LESSON_NAMES) {
    await page.waitForURL(`**/learn/${name}`);
    await until(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const steps = Object.values(LESSONS[name]) as LessonStep[];
    if (steps.length === 0) break;
    for (const step of steps) {
      const asked = await task();
      for (const input of step.solution) await press(table, input);
      // The text of a step goes with it, and at the end none is left.
      const left = async (): Promise<boolean> =>
        (await page.locator('.exercise-task').count()) === 0 || (await task()) !== asked;
      await until(left).toBe(true);
    }
    await tabTo(table, '.exercise-acts a.accent');
    await page.keyboard.press('Enter');
  }
  await tabTo(table, '.exercise-acts button.accent');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play');
  await page.goto('/learn');
  await table.reads(/9 of 9 done/);
});
