import { describe, expect, test } from 'vitest';
import {
  formatTurn,
  formatTurnIn,
  legalTurns,
  positionOf,
  PRESETS,
  startPosition,
} from '@zertz/rules';
import type { Turn } from '@zertz/rules';
import { gamesKept, isKept } from './kept.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { seeded } from './random.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

/** With this seed the game has chains, a choice of captures, claims and an end by a goal. */
const SEED = 53;

/** Claims everything: what the app does unless it is told to ask. */
const claimsAll = (turn: Turn): boolean => turn.kind === 'pass' || turn.declined.isEmpty;

const START = startPosition(PRESETS.official);

/** Everything that must stay where it is while the board shrinks. */
const geometry = (table: Table): Promise<{ readonly [what: string]: string }> =>
  table.page.locator('.board').evaluate((board) => {
    const origin = board.getBoundingClientRect();
    const at = (element: Element): string => {
      const box = element.getBoundingClientRect();
      return [box.x - origin.x, box.y - origin.y, box.width].map((n) => n.toFixed(1)).join(' ');
    };
    const things = [
      ...[...board.querySelectorAll('[data-ring]')].map((ring) => [
        ring.getAttribute('data-ring') ?? '',
        at(ring),
      ]),
      ...[...board.querySelectorAll('.edge-label')].map((label, n) => [
        `label ${n} ${label.textContent}`,
        at(label),
      ]),
      ['board', `${origin.width.toFixed(1)} ${(origin.y + scrollY).toFixed(1)}`],
    ];
    return Object.fromEntries(things) as { [what: string]: string };
  });

describe.each(BOTH)('$name', (look) => {
  test('UX 32 two people play a whole game by pointer, and nothing on the board moves', async () => {
    const table = await open(look);
    await table.twoPeople();
    const random = seeded(SEED);
    const first = await geometry(table);
    for (;;) {
      const game = await table.game(START);
      if (game.outcome !== undefined) break;
      const turns = [...legalTurns(positionOf(game))].filter(claimsAll);
      const turn = turns[Math.floor(random() * turns.length)]!;
      await table.play(formatTurnIn(positionOf(game), turn));
      expect(first).toMatchObject(await geometry(table));
    }
    const game = await table.game(START);
    expect(game.history.filter(({ captured }) => captured.length > 1).length).toBeGreaterThan(0);
    expect(game.history.filter(({ claimed }) => claimed.length > 0).length).toBeGreaterThan(0);
    expect(await table.moves()).toEqual(game.history.map(formatTurn));
    expect(game.outcome?.by).toBe('goal');
    const winner = game.outcome?.winner === 'first' ? 'First player' : 'Second player';
    await table.reads(`${winner} wins`);
    const { captives } = positionOf(game);
    for (const [player, name] of [
      ['first', 'First player'],
      ['second', 'Second player'],
    ] as const) {
      const { white, grey, black } = captives[player];
      expect(await table.meters()).toContainEqual(
        expect.stringContaining(`${name}: white ${white} of 4, grey ${grey} of 5, black ${black}`),
      );
    }
    expect(await table.page.locator('.meter-row.won, .meter-box.won').count()).toBeGreaterThan(0);
    const left = await table.ringsLeft();
    expect(left).toBe(positionOf(game).rings.size);
    expect(left).toBeLessThanOrEqual(20);
    expect(await table.page.locator('.gone').count()).toBe(37 - left);
    await table.tap((await table.page.locator('[data-ring]').first().getAttribute('data-ring'))!);
    await until(() => table.refusal()).toBe('The game is over.');
    await table.press(table.button('Play again'));
    await until(() => table.ringsLeft()).toBe(37);
    expect(await table.moves()).toEqual([]);
  });

  test('UX 35 the ring placed on is marked solid and the ring removed dotted', async () => {
    const table = await open(look, { at: '#p=official' });
    await table.play('Wd4,a1');
    await until(() => marked(table, 'last-placed')).toBe('d4');
    expect(await marked(table, 'last-removed')).toBe('a1');
    await until(() => table.page.locator('.board-art .marks.last-first').count()).toBe(2);
    await table.play('Gb2,g1');
    await until(() => marked(table, 'last-placed')).toBe('b2');
    expect(await marked(table, 'last-removed')).toBe('g1');
    await until(() => table.page.locator('.board-art .marks.last-second').count()).toBe(2);
  });

  test('UX 4 after a reload the game is still there', async () => {
    const table = await open(look);
    await table.twoPeople();
    await table.play('Wd4,a1');
    await table.play('Bc4,g1');
    await isKept(table, 2);
    await table.page.reload();
    await until(() => table.moves()).toEqual(['Wd4,a1', 'Bc4,g1']);
    expect(await table.playerNames()).toContain('Second player');
    expect(await table.says('d4')).toMatch(/^d4, white marble/);
    expect(await table.ring('a1').count()).toBe(0);
  });
});

test('UX 5.1 F asks whether to resign, and nothing has happened before the answer', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1' });
  await table.page.keyboard.press('f');
  await table.dialog.getByText('Does Second player resign?').waitFor();
  await table.page.keyboard.press('Escape');
  await until(() => table.page.locator('dialog').count()).toBe(0);
  await table.page.keyboard.press('f');
  await table.press(table.dialog.getByRole('button', { name: 'Yes' }));
  await table.reads('First player wins');
  await table.page.keyboard.press('f');
  expect(await table.dialog.count()).toBe(0);
});

test('a resigned game is over, and stays so after a reload', async () => {
  const table = await open(PHONE, { at: '#g=Wd4,a1' });
  await table.menu('Resign');
  await table.press(table.dialog.getByRole('button', { name: 'Yes' }));
  await table.reads('First player wins');
  await until(async () => (await gamesKept(table)).map(({ end }) => end?.by)).toEqual([
    'resignation',
  ]);
  await table.page.reload();
  await table.reads('First player wins');
  expect(await table.moves()).toEqual(['Wd4,a1']);
});

test('a draw that both agree on ends the game', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1' });
  await table.menu('Agree on a draw');
  await table.press(table.dialog.getByRole('button', { name: 'Yes' }));
  await table.reads('A tie');
});

test('a move can be taken back', async () => {
  const table = await open(DESKTOP, { at: '#g=Wd4,a1|Gb2,g1' });
  await table.press(table.button('Take back a move'));
  await until(() => table.moves()).toEqual(['Wd4,a1']);
  await table.page.keyboard.press('t');
  await until(() => table.moves()).toEqual([]);
  await until(() => table.ringsLeft()).toBe(37);
});
