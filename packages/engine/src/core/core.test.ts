import {
  apply,
  boardOf,
  BOARD_NAMES,
  legalTurns,
  parsePosition,
  parseTurn,
  PRESETS,
  RingSet,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { expect, test } from 'vitest';
import { Core, loadCore } from './core.ts';
import { movesOf } from './moves.ts';

const core = await loadCore();
const start = startPosition(PRESETS.official);

const after = (position: Position, ...turns: readonly string[]): Position =>
  turns.reduce((now, turn) => apply(now, unwrap(parseTurn(now, turn))).after, position);

const hashOf = (position: Position): bigint => {
  core.set(position);
  return core.hash();
};

const situationOf = (position: Position): bigint => {
  core.set(position);
  return core.situation();
};

test('unmaking a whole game gives back every position on the way', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    core.set(start);
    const before: Uint8Array[] = [];
    for (let ply = 0; core.outcome() === undefined || core.jumper() !== undefined; ply++) {
      before.push(core.state());
      core.make(core.draw(1, 1000 * seed + ply)[0]!);
    }
    expect(before.length).toBeGreaterThan(10);
    for (const state of before.toReversed()) {
      core.unmake();
      expect(core.state()).toEqual(state);
    }
  }
});

test('turns in another order that lead to the same position give the same hash', () => {
  const one = after(start, 'Wd4,a1', 'Gb4,g1', 'Bf3,d7', 'Gd2,d1');
  const other = after(start, 'Bf3,d7', 'Gd2,d1', 'Wd4,a1', 'Gb4,g1');
  expect(hashOf(one)).toBe(hashOf(other));
  expect(hashOf(one)).not.toBe(hashOf({ ...one, turn: 'second' }));
});

test('made step by step the hash is that of the position set at once', () => {
  core.set(start);
  for (const turn of ['Wd4,a1', 'Gb4,g1', 'Wd5,d7', 'x d4Wd6']) {
    const [move, ...more] = movesOf(core, unwrap(parseTurn(core.position(), turn)));
    core.make(move!);
    expect(more).toEqual([]);
  }
  const made = core.hash();
  expect(hashOf(core.position())).toBe(made);
});

test('R11.15 colours make another situation only where they count', () => {
  const [white, black] = ['Wd4,a1', 'Bd4,a1'].map((turn) => after(start, turn));
  expect(situationOf(white!)).toBe(situationOf(black!));
  const exact = { ...start, variant: { ...start.variant, repetition: 'exactColours' as const } };
  const [other, another] = ['Wd4,a1', 'Bd4,a1'].map((turn) => after(exact, turn));
  expect(situationOf(other!)).not.toBe(situationOf(another!));
});

test('no two of the positions two turns away share a hash', () => {
  const small = { ...start, rings: RingSet.from(start.rings.toArray().slice(0, 12)) };
  core.set(small);
  const byHash = new Map<bigint, string>();
  for (const first of core.moves()) {
    core.make(first);
    for (const second of core.moves()) {
      core.make(second);
      const state = core.state().join();
      expect(byHash.get(core.hash()) ?? state).toBe(state);
      byHash.set(core.hash(), state);
      core.unmake();
    }
    core.unmake();
  }
  expect(byHash.size).toBeGreaterThan(5000);
});

test('R11.4 R11.10 the newest marble and locked rings make another hash', () => {
  const literal = startPosition(PRESETS['sv-literal']);
  const placed = after(literal, 'Wd4,a1', 'Gb4,g1');
  expect(hashOf({ ...placed, newest: undefined })).not.toBe(hashOf(placed));
  const locked = startPosition(PRESETS['he-literal']);
  expect(hashOf({ ...locked, used: RingSet.from(locked.rings.toArray().slice(0, 1)) })).not.toBe(
    hashOf(locked),
  );
});

test.each([
  'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 1-1-0 5-7-10 0-0-0 1 official',
  '..../...../....oo/o.oo.../..ooo./...../.... 0-1-1 0-0-0 1-0-0 1 official;pool=1-1-1',
  '..../...o./o.oooo/oGoo.../..oWo./...../.... 0-0-0 1-1-0 0-0-1 1 official;pool=2-2-1',
  '..../...../....oo/o.oo.../..ooo./...../.... 0-0-0 1-1-0 0-0-1 1 he-beginner;pool=1-1-1',
])('every move may be drawn, all alike: %s', (text) => {
  core.set(unwrap(parsePosition(text)));
  const moves = core.moves();
  const many = 200 * moves.length;
  const drawn = new Map<number, number>(moves.map((move) => [move, 0]));
  for (const move of core.draw(many, 7)) {
    expect(drawn.has(move)).toBe(true);
    drawn.set(move, drawn.get(move)! + 1);
  }
  expect(Math.min(...drawn.values())).toBeGreaterThan(120);
  expect(Math.max(...drawn.values())).toBeLessThan(290);
});

test('the same seed plays the same games in every core', async () => {
  const other = await loadCore();
  for (const one of [core, other]) one.set(start);
  const games = core.playouts(500, 42);
  expect(other.playouts(500, 42)).toEqual(games);
  expect(games.turns).toBeGreaterThan(500 * 28);
  expect(games.turns).toBeLessThan(500 * 33);
  expect(core.playouts(500, 43)).not.toEqual(games);
});

test('a playout leaves the position as it was', () => {
  core.set(start);
  const before = core.state();
  core.playouts(50, 1);
  expect(core.state()).toEqual(before);
});

test('R2.7 a part of the 204-ring grid fits where it is small, the whole does not', () => {
  const variant = { ...PRESETS.official, board: 204 as const };
  expect(Core.fits(startPosition(variant))).toBe(false);
  const board = boardOf(204);
  const kept = board.rings.toArray().filter((ring) => {
    const column = board.columnOf[ring]!;
    const height = board.heightOf[ring]!;
    return column > 9 && column < 15 && height > 9 && height < 17;
  });
  const part = startPosition(variant, { without: board.rings.diff(RingSet.from(kept)) });
  expect(Core.fits(part)).toBe(true);
  core.set(part);
  expect(core.perft(1).leaves).toBe([...legalTurns(part)].length);
});

test('R2.3 every board but the grid of free layouts has its first turns', () => {
  const expected = { 37: 1944, 40: 2223, 43: 2520, 44: 2580, 48: 2961, 58: 4104, 61: 4320 };
  for (const board of BOARD_NAMES) {
    if (board === 204) continue;
    core.set(startPosition({ ...PRESETS.official, board }));
    expect(core.moves()).toHaveLength(expected[board]);
  }
});
