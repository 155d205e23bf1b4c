import {
  formatTurnIn,
  legalTurns,
  newGame,
  outcome,
  parsePosition,
  play,
  playTurn,
  positionOf,
  PRESET_NAMES,
  PRESETS,
  RingSet,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Game, Position } from '@zertz/rules';
import { describe, expect, it } from 'vitest';
import { BENCH_POSITIONS } from './bench.ts';
import { createEngine } from './engine.ts';
import type { SearchInfo } from './engine.ts';

const engine = createEngine({ megabytes: 1, seed: 1 });

const at = (text: string): Position => unwrap(parsePosition(text));
const start = startPosition(PRESETS.official);

const bestOf = (position: Position, { lines }: SearchInfo): string => {
  const turn = lines[0]?.turns[0];
  return turn === undefined ? 'none' : formatTurnIn(position, turn);
};

/** Plays every line out by the rules, which refuse what is not a turn. */
const checkLines = (position: Position, { lines }: SearchInfo): void => {
  for (const { score, turns } of lines) {
    let now = position;
    for (const turn of turns) now = unwrap(play(now, turn)).after;
    expect(turns.length).toBeGreaterThan(0);
    if (score.kind === 'value') expect(Number.isInteger(score.value)).toBe(true);
  }
};

describe('search', () => {
  it.each(PRESET_NAMES)('plays a game of %s against itself by the rules', (name) => {
    let game: Game = newGame(startPosition(PRESETS[name]));
    engine.newGame();
    for (let ply = 0; game.outcome === undefined && ply < 70; ply += 1) {
      const info = engine.search(game, { limits: { nodes: 1500 } });
      checkLines(positionOf(game), info);
      game = unwrap(playTurn(game, info.lines[0]!.turns[0]!));
    }
    expect(game.history.length).toBeGreaterThan(8);
  });

  it.each(BENCH_POSITIONS)('answers alike again and anew: %s', (text) => {
    const position = at(text);
    const ask = (asked = engine) =>
      asked.search(position, { limits: { nodes: 20_000 }, lines: 2 }).lines;
    const first = ask();
    expect(ask()).toEqual(first);
    engine.newGame();
    expect(ask()).toEqual(first);
    expect(ask(createEngine({ megabytes: 1, seed: 1 }))).toEqual(first);
  });

  it('takes the capture that wins, and says so', () => {
    const position = at('oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 2-8-9 3-0-0 0-0-0 1 official');
    const info = engine.search(position, { limits: { nodes: 1000 } });
    expect(bestOf(position, info)).toBe('x d5Wd3');
    expect(info.lines[0]?.score).toEqual({ kind: 'win', turns: 1 });
  });

  it('wins by claiming a group', () => {
    const position = at(
      'W.oo/.oooo/..oooo/ooooooo/oooooo/ooooo/oooo 2-8-10 3-0-0 0-0-0 1 official',
    );
    const info = engine.search(position, { limits: { depth: 1 } });
    expect(info.lines[0]?.score).toEqual({ kind: 'win', turns: 1 });
    const { after } = unwrap(play(position, info.lines[0]!.turns[0]!));
    expect(outcome(after)).toMatchObject({ winner: 'first', by: 'goal' });
  });

  it('tells as many lines as asked, all different, the best first', () => {
    const info = engine.search(start, { limits: { nodes: 20_000 }, lines: 4 });
    checkLines(start, info);
    const written = info.lines.map(({ turns }) => formatTurnIn(start, turns[0]!));
    expect(new Set(written).size).toBe(4);
    const values = info.lines.map(({ score }) => (score.kind === 'value' ? score.value : 0));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('has no line once the game is over', () => {
    const over = at('oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-8-10 4-0-0 0-0-0 2');
    expect(engine.search(over, { limits: { depth: 2 } }).lines).toEqual([]);
  });

  it('has a legal turn without any time', () => {
    const info = engine.search(start, { limits: { millis: 0 } });
    checkLines(start, info);
    expect(info.lines).toHaveLength(1);
  });

  it.each(BENCH_POSITIONS.slice(0, 3))('keeps its limits: %s', (text) => {
    const position = at(text);
    expect(engine.search(position, { limits: { nodes: 3000 } }).nodes).toBeLessThanOrEqual(3000);
    expect(engine.search(position, { limits: { depth: 2 } }).depth).toBeLessThanOrEqual(2);
    const timed = engine.search(position, { limits: { millis: 60, clock: 'cpu' } });
    expect(timed.millis).toBeLessThan(60 + 20 + 2);
    let asked = 0;
    const stopped = (): boolean => ++asked > 3;
    const { nodes } = engine.search(position, { limits: {}, stopped });
    expect(nodes).toBeLessThan(5000);
  });

  it('R11.18 searches a claimable capture as if it were enforced', () => {
    const position = at(
      'oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 5-8-9 0-0-0 0-0-0 1 cz-tournament',
    );
    const info = engine.search(position, { limits: { depth: 2 } });
    expect(info.lines[0]?.turns[0]?.kind).toBe('capture');
  });

  it('passes where nothing else is left', () => {
    const position = at(
      'oo../ooo../o...../......./....../...../.... 0-0-0 0-0-0 6-8-10 1 official;goals=7-0-0',
    );
    expect([...legalTurns(position)]).toHaveLength(1);
    expect(bestOf(position, engine.search(position, { limits: { depth: 2 } }))).toBe('-');
  });

  it('answers on boards too wide for it', () => {
    const { board, ...wide } = startPosition({ ...PRESETS.official, board: 204 });
    const few = board.rings.toArray().filter((ring) => ring < 4 || ring > 199);
    const position = { ...wide, board, rings: RingSet.from(few) };
    checkLines(position, engine.search(position, { limits: { nodes: 10 } }));
  });
});

describe('searches that share the first turns', () => {
  it('tell together what one tells', () => {
    for (const position of BENCH_POSITIONS.slice(0, 6).map(at)) {
      const values = (info: SearchInfo): readonly string[] =>
        info.lines.map(({ score }) => JSON.stringify(score));
      const look = (part: { index: number; of: number }): SearchInfo => {
        engine.newGame();
        return engine.search(position, { limits: { depth: 1 }, lines: 1, part });
      };
      const whole = look({ index: 0, of: 1 });
      const shared = [0, 1, 2].map((index) => look({ index, of: 3 }));
      expect(shared.flatMap(values)).toContain(values(whole)[0]);
      for (const info of shared) checkLines(position, info);
    }
  });

  it('have nothing to tell where none falls to them', () => {
    const capture = at('oooo/ooooo/oooooo/oooGWoo/oooooo/ooooo/oooo 2-7-10 3-0-0 0-0-0 1 official');
    const part = { index: 50, of: 60 };
    expect(engine.search(capture, { limits: { depth: 3 }, part }).lines).toEqual([]);
  });
});

describe('a search that is cut off', () => {
  // The first turn looked into loses, and others that do not are still to come.
  it.each([
    [
      'Go.W/.oooo/WooWo./.oooo../oooooo/..oo./...o 0-5-7 0-1-3 3-1-0 1 official',
      [800, 900, 1000, 1500],
    ],
    [
      '.o.o/..ooo/.ooooo/.oooooo/.oWoo./Boooo/oo.o 1-7-7 3-0-0 1-1-2 2 official',
      [3000, 3500, 4000],
    ],
  ])('tells no loss that is none: %s', (text, limits) => {
    const position = at(text);
    for (const nodes of limits) {
      engine.newGame();
      const { lines } = engine.search(position, { limits: { nodes } });
      expect(lines[0]?.score.kind, `${nodes} nodes`).not.toBe('loss');
    }
  });

  it('tells nothing of turns that it has not come to', () => {
    const text =
      'W.W/.oo./..oW./..WooW/G.ooooo/ooGoooo./oooooo./.ooooo/oooo./oooo/ooo 0-4-10 0-1-0 1-1-0 2 he-advanced';
    for (const nodes of [1, 20, 100, 1000, 5000]) {
      engine.newGame();
      const { lines } = engine.search(at(text), { limits: { nodes, depth: 1 }, lines: 3 });
      const values = lines.map(({ score }) => (score.kind === 'value' ? score.value : -30_000));
      expect(values.length).toBeGreaterThan(0);
      expect(values, `${nodes} nodes`).toEqual(values.toSorted((a, b) => b - a));
    }
  });
});
