import { expect, test } from 'vitest';
import {
  boardOf,
  formatPosition,
  formatTurn,
  formatTurnIn,
  legalTurns,
  newGame,
  parseTurn,
  playTurn,
  positionOf,
  PRESET_NAMES,
  PRESETS,
  readRecords,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Game, PresetName } from '@zertz/rules';
import { isKept } from './kept.ts';
import { DESKTOP, opener } from './page.ts';
import { sameChoices, seeded } from './random.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const begin = async (name: PresetName): Promise<Table> => {
  const table = await open(DESKTOP, {
    before: sameChoices,
    settings: { level: 1, thinking: 'quick', motion: false },
  });
  await table.press(table.button('New game'));
  await table.press(table.dialog.locator(`input[name="preset"][value="${name}"]`));
  await table.press(table.dialog.getByRole('button', { name: 'Start the game' }));
  await until(() => table.ringsLeft()).toBe(boardOf(PRESETS[name].board).rings.size);
  return table;
};

/** The game with what the list of moves has beyond it. */
const followed = async (table: Table, game: Game): Promise<Game> => {
  let next = game;
  for (const text of (await table.moves()).slice(game.history.length)) {
    next = unwrap(playTurn(next, unwrap(parseTurn(positionOf(next), text))));
    expect(formatTurn(next.history.at(-1)!)).toBe(text);
  }
  return next;
};

/** Typed, which is the fastest; but at first by pointing, where the turn is two taps. */
const make = async (table: Table, text: string, ply: number): Promise<void> => {
  const points = ply < 6 && /^[WGB][a-i]\d+,[a-i]\d+$/.test(text);
  await (points ? table.play(text) : table.type(text));
};

/** What the game is as text, as the page exports it. */
const exported = async (table: Table, format: string): Promise<string> => {
  await table.press(table.dialog.getByRole('radio', { name: format, exact: true }));
  return table.dialog.getByRole('textbox', { name: 'The game' }).inputValue();
};

test.each(PRESET_NAMES)(
  'a game by %s is played to its end, and its record is the same game',
  { timeout: 180_000 },
  async (name) => {
    const table = await begin(name);
    const random = seeded(PRESET_NAMES.indexOf(name) + 1);
    let game = newGame(startPosition(PRESETS[name]));
    for (;;) {
      await table.page.locator('.player.near.mover, .dock.over').first().waitFor();
      game = await followed(table, game);
      if (game.outcome !== undefined) break;
      const position = positionOf(game);
      const turns = [...legalTurns(position)];
      const turn = turns[Math.floor(random() * turns.length)]!;
      await make(table, formatTurnIn(position, turn), game.history.length);
    }
    await table.page.locator('.dock.over').waitFor();

    await isKept(table, game.history.length);
    await table.visit('/games');
    await table.press(table.page.locator('.game-row').getByRole('button', { name: /^Export/ }));
    for (const format of ['Official notation', 'JSON']) {
      const [record, ...more] = [...readRecords(await exported(table, format))];
      expect(more).toEqual([]);
      const read = unwrap(record!).game;
      expect(read.history.map(formatTurn), format).toEqual(game.history.map(formatTurn));
      expect(formatPosition(positionOf(read)), format).toBe(formatPosition(positionOf(game)));
      expect(read.outcome, format).toEqual(game.outcome);
    }
  },
);
