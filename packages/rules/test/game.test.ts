import { describe, expect, test } from 'vitest';

import {
  agreeDraw,
  demandCapture,
  formatTurn,
  loseOnTime,
  mayDemandCapture,
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

  test('an earlier end stays what it was', () => {
    const game = playAll(start, ['Wd4,d1', 'Ga1,a2']);
    expect(takeBack(resign(game, 'first'))).toEqual(playAll(start, ['Wd4,d1']));
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

describe('R9.2 repetition', () => {
  const cycling = {
    rings: split('b4 b5 c4 c5 d4 d5 d6 e4 f3 f4'),
    marbles: { b4: 'W', c4: 'W', b5: 'G', d5: 'G', f3: 'G', d4: 'B', d6: 'B', f4: 'B' },
    pool: [0, 0, 0] as const,
    captives: [
      [3, 3, 2],
      [1, 2, 5],
    ] as const,
  };
  const cycle = ['Gc5', 'x c5Ge4', 'x f3Gd5', 'Gf3'];
  const exact = { ...cycling, variant: 'official;repetition=exactColours' };

  test('R11.15 exactly the same colours for the third time are the same under either key', () => {
    expect(playAll(setUp(exact), [...cycle, ...cycle]).outcome?.by).toBe('repetition');
    expect(playAll(setUp(exact), [...cycle, ...cycle].slice(0, 7)).outcome).toBeUndefined();
  });

  test('R11.15 other colours on the board or in hand are not the same under exactColours', () => {
    // Second puts a black on f3 instead of the grey: the same rings are occupied, by other colours.
    const onBoard = [...cycle, 'Gc5', 'x c5Ge4', 'x f3Gd5', 'Bf3'];
    expect(playAll(setUp(exact), onBoard).outcome).toBeUndefined();
    expect(playAll(setUp(cycling), onBoard).outcome?.by).toBe('repetition');
  });

  test('a ring or a pool marble that goes in between ends all earlier repetitions', () => {
    const game = playAll(setUp(cycling), cycle);
    const longer = { ...game, history: [...game.history, ...game.history] };
    expect(positionOf(longer)).toEqual(positionOf(game));
    const grown = { ...game.start, rings: game.start.rings.with(game.start.board.rings.first()!) };
    const first = game.history[0]!;
    const cut = { ...game, history: [{ ...first, before: grown }, ...game.history.slice(1, 3)] };
    expect(playAll(cut, ['Gf3']).outcome).toBeUndefined();
  });
});

describe('R11.18 demands', () => {
  const variant = 'official-48;missedCapture=claimable';
  const missed = playAll(setUp({ variant, marbles: { d4: 'W' } }), ['Bd5,a1', 'Gb3,a2']);

  test('none after a resignation, nor in a game that enforces captures', () => {
    expect(mayDemandCapture(missed)).toBe(true);
    expect(mayDemandCapture(resign(missed, 'first'))).toBe(false);
    const enforced = {
      ...missed,
      start: { ...missed.start, variant: PRESETS['official-48'] },
    };
    expect(mayDemandCapture(enforced)).toBe(false);
  });

  test('also where the turn that missed it ended the game, which then goes on', () => {
    const corner = { without: 'f1 e1 e2 f2', marbles: { g1: 'W', d4: 'W', d5: 'B' } };
    const game = playAll(
      setUp({
        ...corner,
        variant: 'official;missedCapture=claimable',
        captives: [
          [3, 0, 0],
          [0, 0, 0],
        ],
      }),
      ['Bb3,g2 x Wg1'],
    );
    expect(game.outcome).toMatchObject({ winner: 'first', by: 'goal' });
    const back = unwrap(demandCapture(game));
    expect([back.outcome, positionOf(back).turn, positionOf(back).owed]).toEqual([
      undefined,
      'first',
      true,
    ]);
  });

  test('a demanded capture cannot be demanded again, and taking back forgets the demand', () => {
    const back = unwrap(demandCapture(missed));
    expect(demandCapture(back).ok).toBe(false);
    expect(takeBack(back).demanded).toBeUndefined();
    expect(takeBack(back).history).toEqual([]);
  });
});
