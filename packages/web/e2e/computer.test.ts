import { describe, expect, test } from 'vitest';
import { formatTurnIn, legalTurns, positionOf, PRESETS, startPosition } from '@zertz/rules';
import { isKept } from './kept.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { processorOf } from './processor.ts';
import { sameChoices, seeded } from './random.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();
const START = startPosition(PRESETS.official);

/** The level on the computer's card, wherever it stands there. */
const levelShown = async (table: Table): Promise<string> =>
  (await table.page.locator('.player-level, .state-level').filter({ visible: true }).innerText())
    .replace('·', '')
    .trim()
    .toLowerCase();

describe.each(BOTH)('$name', (look) => {
  test('UX 2 a first turn is two taps, and the computer answers', async () => {
    const table = await open(look, { before: sameChoices });
    await table.tap('d4');
    await until(() => table.says('d4')).toBe('d4, grey marble, just placed');
    await table.remove('a1');
    await until(() => table.moves()).toHaveLength(2);
    const game = await table.game(START);
    expect(positionOf(game).turn).toBe('first');
    expect(await table.said()).toContain('Your move.');
    await until(() => table.page.title()).toBe('● Your move · Zertz');
  });
});

test('the computer thinks in a worker, and the page is left to the player', async () => {
  const table = await open(DESKTOP, {
    // On 61 rings no answer is known by heart, so two seconds are spent.
    at: '/play?play=8#p=official-61',
    before: sameChoices,
    settings: { thinking: 'normal' },
    context: { reducedMotion: 'reduce' },
  });
  const page = await processorOf(table);
  await table.place('Wd4');
  const before = await page.worked();
  const worker = table.page.waitForEvent('worker');
  await table.remove('a1');
  expect((await worker).url()).toMatch(/worker-[^/]+\.js$/);
  await expect.poll(() => table.moves(), PATIENCE).toHaveLength(2);
  expect((await page.worked()) - before).toBeLessThan(1);
});

test('a whole game against the computer comes to an end', async () => {
  const table = await open(DESKTOP, {
    before: sameChoices,
    context: { reducedMotion: 'reduce' },
  });
  const random = seeded(7);
  for (;;) {
    await table.page.locator('.player.near.mover, .dock.over').first().waitFor();
    const game = await table.game(START);
    if (game.outcome !== undefined) break;
    const turns = [...legalTurns(positionOf(game))].filter(
      (turn) => turn.kind === 'pass' || turn.declined.isEmpty,
    );
    const turn = turns[Math.floor(random() * turns.length)]!;
    await table.play(formatTurnIn(positionOf(game), turn));
  }
  const { outcome } = await table.game(START);
  await table.reads(outcome?.winner === 'first' ? 'You win' : 'Computer wins');
});

test('the computer begins when it is chosen to', async () => {
  const table = await open(DESKTOP, { before: sameChoices });
  await table.press(table.button('New game'));
  await table.press(table.dialog.getByRole('radio', { name: 'The computer', exact: true }).last());
  await table.press(table.dialog.getByRole('button', { name: 'Start the game' }));
  await until(() => table.moves()).toHaveLength(1);
  expect(await table.page.locator('.player.near b').first().textContent()).toBe('You');
});

describe.each(BOTH)('$name', (look) => {
  test('a level is chosen, answers, and is there again after a visit', async () => {
    const table = await open(look, { before: sameChoices });
    await until(() => levelShown(table)).toBe('level 1');
    await table.press(table.button('New game'));
    await table.press(table.dialog.getByRole('radio', { name: 'Level 6, Skilled' }));
    expect(await table.dialog.locator('.level-says').innerText()).toMatch(/^Skilled\. /);
    await table.press(table.dialog.getByRole('button', { name: 'Start the game' }));
    await until(() => levelShown(table)).toBe('level 6');
    await table.place('Wd4');
    await table.remove('a1');
    await isKept(table, 2);
    await table.page.reload();
    await until(() => levelShown(table)).toBe('level 6');
    await until(() => table.moves()).toHaveLength(2);
    await table.press(table.button('New game'));
    const again = table.dialog.getByRole('radio', { name: 'Level 6, Skilled' });
    expect(await again.isChecked()).toBe(true);
  });
});

test('level 8 thinks no longer than it may', async () => {
  const table = await open(DESKTOP, {
    before: sameChoices,
    settings: { level: 8, thinking: 'quick' },
    context: { reducedMotion: 'reduce' },
  });
  await table.place('Wd4');
  await table.remove('a1');
  // Half a second, and the worker has to load; without a limit it would think for minutes.
  await expect.poll(() => table.moves(), PATIENCE).toHaveLength(2);
});

test('the computer can take over a seat in the middle of a game', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1', before: sameChoices });
  await table.press(table.radio('Computer'));
  await until(() => table.moves()).toHaveLength(2);
});

test('taking back a move takes back the answer too', async () => {
  const table = await open(DESKTOP, { before: sameChoices });
  await table.place('Wd4');
  await table.remove('a1');
  await until(() => table.moves()).toHaveLength(2);
  await table.press(table.button('Take back a move'));
  await until(() => table.moves()).toEqual([]);
  expect(await table.ringsLeft()).toBe(37);
});
