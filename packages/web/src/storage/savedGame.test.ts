import { expect, test } from 'vitest';
import {
  agreeDraw,
  formatPosition,
  newGame,
  positionOf,
  PRESETS,
  resign,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { loadGame, replay, saveGame } from './savedGame.ts';

const seats = {
  first: { kind: 'here', name: 'Noa', given: 'Noa' },
  second: { kind: 'computer', name: 'Computer' },
} as const;

const played = (): Game =>
  unwrap(replay(startPosition(PRESETS.blitz), ['Gd4,a1', 'Gd5,a2', 'x d4Gd6']));

test('a game comes back from storage as it was', () => {
  const game = played();
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
