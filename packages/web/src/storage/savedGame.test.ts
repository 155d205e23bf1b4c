import { expect, test } from 'vitest';
import {
  agreeDraw,
  formatPosition,
  newGame,
  positionOf,
  PRESETS,
  resign,
  startPosition,
} from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { gameFromHash, loadGame, saveGame } from './savedGame.ts';

const seats = {
  first: { kind: 'here', name: 'Noa', given: 'Noa' },
  second: { kind: 'computer', name: 'Computer' },
} as const;

const linked = (hash: string): Game => {
  const game = gameFromHash(hash);
  if (game === undefined || game === 'unreadable') throw new Error('unreadable');
  return game;
};

test('a game comes back from storage as it was', () => {
  const game = linked('#p=blitz&g=Gd4,a1|Gd5,a2|x d4Gd6');
  const back = loadGame(saveGame(game, seats));
  expect(back?.history).toHaveLength(3);
  expect(back && formatPosition(positionOf(back))).toBe(formatPosition(positionOf(game)));
});

test('the level of the computer is kept, and no name but a given one', () => {
  const game = newGame(startPosition(PRESETS.official));
  const saved = saveGame(game, { ...seats, second: { ...seats.second, level: 4 } });
  expect(saved.seats).toEqual({
    first: { kind: 'here', name: 'Noa' },
    second: { kind: 'computer', level: 4 },
  });
});

test('an agreed end and a resignation come back too', () => {
  const game = newGame(startPosition(PRESETS.official));
  expect(loadGame(saveGame(agreeDraw(game), seats))?.outcome?.by).toBe('agreement');
  expect(loadGame(saveGame(resign(game, 'first'), seats))?.outcome?.winner).toBe('second');
});

test('an address may hold a position, and turns from there', () => {
  const text = 'oooo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 2 official';
  expect(formatPosition(linked(`#z=${encodeURIComponent(text)}`).start)).toBe(text);
  expect(linked(`#z=${encodeURIComponent(text)}&g=Gd5,a1`).history).toHaveLength(1);
});

test('an address without a game, and one that is incomplete', () => {
  expect(gameFromHash('#board')).toBeUndefined();
  expect(gameFromHash('#z=oo/W')).toBe('unreadable');
  expect(gameFromHash('#g=Wz9')).toBe('unreadable');
});
