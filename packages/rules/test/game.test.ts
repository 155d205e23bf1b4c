import { describe, expect, test } from 'vitest';

import {
  agreeDraw,
  formatTurn,
  loseOnTime,
  newGame,
  playTurn,
  positionOf,
  PRESETS,
  resign,
  startPosition,
  takeBack,
  unwrap,
  parseTurn,
} from '../src/index.ts';
import { playAll, setUp, split } from './setup.ts';

const start = startPosition(PRESETS.official);

describe('R9.5 ends from outside the rules', () => {
  test('who resigns or runs out of time loses; an agreed draw is a tie', () => {
    const game = playAll(start, ['Wd4,d1']);
    expect(resign(game, 'first').outcome).toEqual({
      winner: 'second',
      by: 'resignation',
      points: undefined,
    });
    expect(loseOnTime(game, 'second').outcome).toEqual({
      winner: 'first',
      by: 'time',
      points: undefined,
    });
    expect(agreeDraw(game).outcome).toEqual({
      winner: undefined,
      by: 'agreement',
      points: undefined,
    });
  });

  test('R9.6 nothing changes a game that is over', () => {
    const over = resign(newGame(start), 'first');
    expect(agreeDraw(over)).toBe(over);
    const turn = unwrap(parseTurn(start, 'Wd4,d1'));
    expect(playTurn(over, turn)).toEqual({ ok: false, error: { code: 'game-over' } });
  });
});

describe('taking back', () => {
  test('the last turn goes, and the end it brought', () => {
    const game = playAll(
      setUp({
        marbles: { d4: 'W' },
        captives: [
          [0, 0, 0],
          [3, 0, 0],
        ],
      }),
      ['Bd5,a1', 'x d5Wd3'],
    );
    expect(game.outcome).toMatchObject({ winner: 'second', by: 'goal' });
    const back = takeBack(game);
    expect(back.outcome).toBeUndefined();
    expect(positionOf(back)).toEqual(
      positionOf(game.history[0] ? playAll(game.start, ['Bd5,a1']) : game),
    );
    expect(takeBack(takeBack(back))).toEqual(newGame(game.start));
  });

  test('a resignation is taken back with the turn before it', () => {
    const back = takeBack(resign(playAll(start, ['Wd4,d1']), 'second'));
    expect(back.outcome).toBeUndefined();
    expect(back.history).toEqual([]);
  });
});

test('a game keeps what happened in each turn', () => {
  const texts = split(
    'Wf3,c6|Gb2,g4|Wd6,b5|Bf1,g2|Gf5,c1|Bd1,c5|Bc4,e1|Wd3,a1|Wg3,e6'.replaceAll('|', ' '),
  );
  const game = playAll(playAll(start, texts), ['x g3We3Wc2Ga2', 'Gd5,a3', 'x d5Bb3', 'x a2Gc4']);
  expect(game.history.map(formatTurn)).toEqual([
    ...texts,
    'x g3We3Wc2Ga2',
    'Gd5,a3',
    'x d5Bb3',
    'x a2Gc4',
  ]);
  expect(game.history[9]?.captured.map(({ marble }) => marble)).toEqual(['white', 'white', 'grey']);
  expect(game.history[9]?.gain).toEqual({ white: 2, grey: 1, black: 0 });
  expect(positionOf(game).turn).toBe('second');
});

test('R11.20 the first player may pass once where openingPass=yes', () => {
  const position = setUp({ variant: 'official;openingPass=yes' });
  const passed = playAll(position, ['-']);
  expect(positionOf(passed)).toMatchObject({ turn: 'second', passes: 1 });
  const [, error] = [passed, playTurn(passed, { kind: 'pass' })];
  expect(error).toEqual({ ok: false, error: { code: 'may-not-pass' } });
  expect(playTurn(newGame(start), { kind: 'pass' }).ok).toBe(false);
  const placed = playAll(position, ['Wd4,d1']);
  expect(playTurn(placed, { kind: 'pass' }).ok).toBe(false);
});

test('R11.19, R11.21 who begins, and a head start out of the pool', () => {
  const position = setUp({ variant: 'official;firstPlayer=second;handicap=1-0-0,0-2-0' });
  expect(startPosition(position.variant)).toMatchObject({
    turn: 'second',
    pool: { white: 5, grey: 6, black: 10 },
    captives: { first: { white: 1 }, second: { grey: 2 } },
  });
  expect(startPosition(PRESETS.official, { turn: 'second' }).turn).toBe('second');
});
