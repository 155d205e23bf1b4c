import {
  formatTurnIn,
  newGame,
  parsePosition,
  playTurn,
  positionOf,
  PRESETS,
  RingSet,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Game, Position, PresetName } from '@zertz/rules';
import { describe, expect, it } from 'vitest';
import { BENCH_POSITIONS } from './bench.ts';
import { createEngine } from './engine.ts';
import { LEVEL_ELO } from './levelElo.ts';
import { LEVELS } from './levels.ts';
import type { Level } from './levels.ts';
import { Attention } from './sight.ts';

const at = (text: string): Position => unwrap(parsePosition(text));
const engines = Array.from({ length: 12 }, (_, seed) => createEngine({ megabytes: 1, seed }));
const [engine] = engines as [(typeof engines)[number]];

const PRESET_OF: { readonly [L in Level]: PresetName } = {
  1: 'official',
  2: 'blitz',
  3: 'he-beginner',
  4: 'cz-tournament',
  5: 'official-61',
  6: 'official-43',
  7: 'blitz',
  8: 'official-48',
};

const answer = (position: Position, level: Level, asked = engine, nodes = 2000): string => {
  const { lines } = asked.search(position, { limits: { nodes }, level });
  const turn = lines[0]?.turns[0];
  return turn === undefined ? 'none' : formatTurnIn(position, turn);
};

describe.each(LEVELS)('level %s', (level) => {
  it(`plays a game of ${PRESET_OF[level]} by the rules`, () => {
    let game: Game = newGame(startPosition(PRESETS[PRESET_OF[level]]));
    for (let ply = 0; game.outcome === undefined && ply < 80; ply++) {
      const { lines } = engine.search(game, { limits: { nodes: 300 }, level });
      game = unwrap(playTurn(game, lines[0]!.turns[0]!));
    }
    expect(game.history.length).toBeGreaterThan(8);
  });

  it.each(BENCH_POSITIONS.slice(2, 4))('answers alike again and anew: %s', (text) => {
    const position = at(text);
    const first = answer(position, level);
    expect(answer(position, level)).toBe(first);
    expect(answer(position, level, createEngine({ megabytes: 1, seed: 0 }))).toBe(first);
  });

  it.each(BENCH_POSITIONS.slice(3, 6))('keeps its time: %s', (text) => {
    const limits = { millis: 20, clock: 'cpu' } as const;
    const { lines, millis } = engine.search(at(text), { limits, level });
    expect(lines).toHaveLength(1);
    expect(millis).toBeLessThan(20 + 20 + 1);
  });

  it('plays on boards too wide for the core', () => {
    const { board, ...wide } = startPosition({ ...PRESETS.official, board: 204 });
    const few = board.rings.toArray().filter((ring) => ring < 4 || ring > 199);
    expect(answer({ ...wide, board, rings: RingSet.from(few) }, level)).not.toBe('none');
  });
});

/** Taking off b2 claims the white marble that wins. */
const CLAIM = at('W.oo/.oooo/..oooo/ooooooo/oooooo/ooooo/oooo 2-8-10 3-0-0 0-0-0 1 official');

const wins = (position: Position, level: Level): readonly boolean[] =>
  engines.map((asked) => {
    const { lines } = asked.search(position, { limits: { nodes: 2000 }, level });
    return lines[0]?.score.kind === 'win';
  });

describe('what is overlooked', () => {
  it('is a winning claim at level 1 for some seeds, for each again and again', () => {
    const first = wins(CLAIM, 1);
    expect(new Set(first)).toEqual(new Set([true, false]));
    expect(wins(CLAIM, 1)).toEqual(first);
  });

  it('grows fewer with the levels, until it is nothing', () => {
    const many = LEVELS.map((level) => wins(CLAIM, level).filter(Boolean).length);
    expect(many).toEqual(many.toSorted((a, b) => a - b));
    expect(many.slice(-4)).toEqual(Array(4).fill(engines.length));
  });

  it('is never the only thing that can be played', () => {
    const forced = at('oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 5-8-9 0-0-0 0-0-0 1 official');
    for (const asked of engines) expect(answer(forced, 1, asked)).toMatch(/^x /);
  });

  it('is chosen by what it is: who notices more sees all that others see', () => {
    const attention = new Attention(0x0123_4567_89ab_cdefn, 7);
    const seen = (part: number): readonly number[] =>
      Array.from({ length: 1000 }, (_, what) => what).filter((what) =>
        attention.notices(what, part),
      );
    expect(seen(0)).toEqual([]);
    expect(seen(1)).toHaveLength(1000);
    expect(seen(0.3).length).toBeGreaterThan(250);
    expect(seen(0.3).length).toBeLessThan(350);
    expect(seen(0.6)).toEqual(expect.arrayContaining([...seen(0.3)]));
  });
});

it('tells as many turns apart as asked, the best first, and stops at once', () => {
  const options = { limits: {}, level: 3, lines: 3 } as const;
  const { lines } = engine.search(startPosition(PRESETS.official), options);
  expect(lines).toHaveLength(3);
  const { nodes } = engine.search(at(BENCH_POSITIONS[2]!), { ...options, stopped: () => true });
  expect(nodes).toBeLessThan(500);
});

it('answers from a game as from its last position, the last turn in view', () => {
  const game = unwrap(
    playTurn(newGame(startPosition(PRESETS.official)), {
      kind: 'placement',
      marble: 'white',
      to: 15 as never,
      removal: 0 as never,
      declined: RingSet.EMPTY,
    }),
  );
  const { lines } = engine.search(game, { limits: {}, level: 2 });
  expect(playTurn(game, lines[0]!.turns[0]!).ok).toBe(true);
  expect(positionOf(game).turn).toBe('second');
});

describe('the measured Elo', () => {
  it('rises by 80 or more from level to level', () => {
    const elo = LEVELS.map((level) => LEVEL_ELO[level].elo);
    const gaps = elo.slice(1).map((one, below) => one - (elo[below] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(80);
  });

  it('has level 1 far below the simple player, who is 0, and level 8 far above', () => {
    expect(LEVEL_ELO[1].elo + LEVEL_ELO[1].error).toBeLessThan(-200);
    expect(LEVEL_ELO[8].elo - LEVEL_ELO[8].error).toBeGreaterThan(400);
  });
});
