import { describe, expect, test } from 'vitest';
import { F1, ONE_CAPTURE, preset } from './fixtures.ts';
import { DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';

const open = opener();

describe('UX 27 the only capture', () => {
  test('plays by itself after the time that was chosen', async () => {
    const table = await open(DESKTOP, { at: ONE_CAPTURE, settings: { autoCapture: 500 } });
    await until(() => table.moves()).toHaveLength(3);
    expect((await table.moves()).at(-1)).toBe('x b2Gd4');
  });

  test('is left to the player by any input, and can be played then', async () => {
    const table = await open(DESKTOP, {
      at: ONE_CAPTURE,
      settings: { autoCapture: 500 },
      // Time stands still, so it cannot be too late for an input.
      before: async ({ clock }) => {
        await clock.install({ time: 0 });
        await clock.pauseAt(1000);
      },
    });
    await table.page.locator('.plays-itself').waitFor();
    expect(await table.said()).toContain('This capture plays itself.');
    await table.page.keyboard.press('Shift');
    await until(() => table.page.locator('.plays-itself').count()).toBe(0);
    // Other inputs do not set it off again.
    await table.page.keyboard.press('c');
    await table.page.clock.runFor(5000);
    expect(await table.page.locator('.plays-itself').count()).toBe(0);
    expect(await table.moves()).toHaveLength(2);
    await table.page.keyboard.press('Enter');
    await until(() => table.moves()).toHaveLength(3);
  });

  test('waits where nothing else was chosen', async () => {
    const table = await open(DESKTOP, { at: ONE_CAPTURE });
    await table.reads('You must capture');
    expect(await table.page.locator('.plays-itself').count()).toBe(0);
  });
});

describe('only by drag', () => {
  test('taps are refused, drags and keys are not', async () => {
    const table = await open(DESKTOP, { at: F1, settings: { input: 'drag' } });
    await table.tap('c4');
    await until(() => table.refusal()).toBe('Taps are off: drag the marble or the ring.');
    await table.drag(table.colour('grey'), table.ring('c4'));
    await until(() => table.says('c4')).toContain('just placed');
    await table.ring('d6').focus();
    await table.page.keyboard.press('Enter');
    await until(async () => (await table.moves()).at(-1)).toBe('Gc4,d6 x Wd7');
  });
});

describe('only by tap', () => {
  test('nothing can be dragged', async () => {
    const table = await open(PHONE, { at: F1, settings: { input: 'tap' } });
    await table.drag(table.colour('grey'), table.ring('c4'));
    expect(await table.page.locator('.carried').count()).toBe(0);
    await table.place('Gc4');
    await until(() => table.says('c4')).toContain('just placed');
    expect(await table.page.locator('.cell.drags').count()).toBe(0);
  });
});

test('a turn is confirmed apart in games with and without a clock', async () => {
  const settings = { confirm: 'on', confirmClock: 'off' };
  const table = await open(DESKTOP, { at: preset('official'), settings });
  await table.place('Gd4');
  await table.tap('a1');
  expect(await table.moves()).toEqual([]);
  await table.press(table.button('New game'));
  await table.press(table.dialog.locator('.time-choice label').nth(1));
  await table.press(table.dialog.locator('.dialog-foot .accent'));
  await until(() => table.page.locator('.clock').count()).toBe(2);
  await table.place('Gd4');
  await table.tap('a1');
  await until(async () => (await table.moves())[0]).toBe('Gd4,a1');
});

test('without the loupe a finger on a ring shows none', async () => {
  for (const loupe of [true, false]) {
    const table = await open(PHONE, { at: F1, settings: { loupe } });
    const shown = await table.ring('c4').evaluate((cell) => {
      cell.dataset['pressed'] = '';
      return getComputedStyle(cell, '::after').display !== 'none';
    });
    expect(shown).toBe(loupe);
  }
});
