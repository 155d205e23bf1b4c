import { describe, expect, test } from 'vitest';
import {
  newGame,
  parseRing,
  playTurn,
  parseTurn,
  positionOf,
  PRESETS,
  startPosition,
} from '@zertz/rules';
import type { Game, Ring } from '@zertz/rules';
import type { Seats } from './seat.ts';
import { sessionOf } from './session.ts';
import { tapRing } from './taps.ts';
import { learned, tipFor } from './tips.ts';

const seats: Seats = {
  first: { kind: 'here', name: 'You', ask: undefined },
  second: { kind: 'computer', name: 'Computer', ask: undefined },
};

const after = (...turns: string[]): Game =>
  turns.reduce(
    (game, text) => {
      const turn = parseTurn(positionOf(game), text);
      const played = turn.ok ? playTurn(game, turn.value) : turn;
      if (!played.ok) throw new Error(text);
      return played.value;
    },
    newGame(startPosition(PRESETS.official)),
  );

const tipAfter = (...turns: string[]): string | undefined => {
  const game = after(...turns);
  return tipFor(sessionOf(game, 'grey'), positionOf(game).turn, seats);
};

describe('the tip fits to what is to be done', () => {
  test('place, remove, wait, capture', () => {
    expect(tipAfter()).toBe('place');
    expect(tipAfter('Gd4,a1')).toBe('wait');
    expect(tipAfter('Gd4,a1', 'Gd5,a2')).toBe('capture');
    const session = sessionOf(after(), 'grey');
    const d4 = parseRing(positionOf(session.game).board, 'd4') ?? (0 as Ring);
    const placed = tapRing(session, d4, { confirm: true, alwaysClaim: true }).session;
    expect(tipFor(placed, 'first', seats)).toBe('remove');
  });

  test('nothing is said before the computer has been seen to wait for', () => {
    const swapped: Seats = { first: seats.second, second: seats.first };
    expect(tipFor(sessionOf(after(), 'grey'), 'first', swapped)).toBeUndefined();
  });
});

describe('a tip is done once its thing is', () => {
  const learnedAfter = (...turns: string[]): readonly string[] =>
    learned(sessionOf(after(...turns), 'grey'), seats);

  test.each([
    [[], []],
    [['Gd4,a1'], ['place', 'remove']],
    [
      ['Gd4,a1', 'Gd5,a2'],
      ['place', 'remove', 'wait'],
    ],
    [
      ['Gd4,a1', 'Gd5,a2', 'x d4Gd6'],
      ['place', 'remove', 'wait', 'capture'],
    ],
  ])('%j: %j', (turns, done) => {
    expect(learnedAfter(...turns)).toEqual(done);
  });
});
