import { describe, expect, test } from 'vitest';
import {
  apply,
  canonicalForm,
  formatPosition,
  formatTurnIn,
  legalTurns,
  newGame,
  parseCount,
  parsePosition,
  parseTurn,
  playTurn,
  positionOf,
  PRESETS,
  startPosition,
  symmetriesOf,
  transform,
  transformTurn,
  unwrap,
} from '@zertz/rules';
import type { MarbleCount, Position, Turn } from '@zertz/rules';
import { createEngine } from '../engine.ts';
import { checkProof } from '../check.ts';
import { randomFrom } from '../random.ts';
import { loadSolver } from '../solver.ts';
import { firstPartAgainst, goodFirstTurn } from './book.ts';
import { ENDS, LOST, OPEN } from './firstTurns.ts';
import { nameOf, secondPart } from './twoParts.ts';

const start = startPosition(PRESETS.official);
const solver = await loadSolver();
const BOUNDS = { nodes: 2_000_000 };

const turnOf = (text: string): Turn => unwrap(parseTurn(start, text));
const after = (text: string): Position => apply(start, turnOf(text)).after;
const lost = Object.values(LOST).flatMap((turns) => turns.split(' '));

test('R2.8 the table has every first turn once, but for symmetry', () => {
  const kinds = new Set([...legalTurns(start)].map((turn) => nameOf(apply(start, turn).after)));
  const listed = [...lost, ...OPEN].map((text) => nameOf(after(text)));
  expect(kinds.size).toBe(171);
  expect(new Set(listed)).toEqual(kinds);
  expect(listed).toHaveLength(kinds.size);
});

describe('as first player', () => {
  test('no first turn is chosen that is known to lose', () => {
    const open = new Set(OPEN.map((text) => nameOf(after(text))));
    const chosen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const turn = goodFirstTurn(start, seed);
      if (turn === undefined) throw new Error('no turn');
      expect(open).toContain(nameOf(apply(start, turn).after));
      chosen.add(formatTurnIn(start, turn));
    }
    expect(chosen.size).toBeGreaterThan(20);
  });

  test.each([
    ['another board', startPosition(PRESETS['official-48'])],
    ['other goals', startPosition(PRESETS.blitz)],
    ['a position of the game', after('Wd4,a1')],
    ['a start with a ring gone', unwrap(parsePosition(withoutRing()))],
  ])('%s is not in the table', (_, position) => {
    expect(goodFirstTurn(position, 1)).toBeUndefined();
  });
});

function withoutRing(): string {
  return 'ooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official'.replace(
    /^ooo/,
    '.ooo',
  );
}

describe('as second player', () => {
  const sample = [...lost.keys()].filter((index) => index % 12 === 0).map((at) => lost[at] ?? '');

  test.each(sample)('two whites are won after %s, however the board lies', (text) => {
    const price = Object.keys(LOST).find((one) => LOST[one]?.split(' ').includes(text)) ?? '';
    const giving = unwrapCount(price);
    const symmetries = symmetriesOf(start.board);
    const symmetry = symmetries[(text.length * 7) % symmetries.length] ?? [];
    const position = transform(after(text), symmetry);
    const proof = firstPartAgainst(solver, position, BOUNDS);
    if (proof === undefined) throw new Error('no line');
    expect(checkProof(position, proof, { whites: 2, giving }).ok).toBe(true);
  });

  test.each(ENDS)('two more whites are won from %s, whatever is played', (end) => {
    const position = unwrap(parsePosition(end));
    expect(formatPosition(canonicalForm(position))).toBe(end);
    const turns = [...legalTurns(position)];
    for (let index = 0; index < turns.length; index += 150) {
      const turn = turns[index];
      if (turn === undefined) continue;
      const next = apply(position, turn).after;
      const proof = secondPart(solver, next);
      expect(proof, formatTurnIn(position, turn)).toBeDefined();
      expect(proof && checkProof(next, proof).ok).toBe(true);
    }
  });

  test('the engine wins the game it has announced', () => {
    const engine = createEngine({ megabytes: 1, seed: 1 });
    const random = randomFrom(3);
    const mirrored = transformTurn(turnOf('Gd4,a2'), symmetriesOf(start.board)[5] ?? []);
    let game = unwrap(playTurn(newGame(start), mirrored));
    for (let ply = 1; game.outcome === undefined && ply < 40; ply++) {
      const turns = [...legalTurns(positionOf(game))];
      let turn = turns[Math.floor(random() * turns.length)];
      if (ply % 2 === 1) {
        const [line] = engine.search(game, { limits: { millis: 100_000 } }).lines;
        expect(line?.score.kind).toBe('win');
        turn = line?.turns[0];
      }
      if (turn === undefined) throw new Error('no turn');
      game = unwrap(playTurn(game, turn));
    }
    expect(game.outcome?.winner).toBe('second');
  });
});

function unwrapCount(text: string): MarbleCount {
  const found = parseCount(text);
  if (found === undefined) throw new Error(text);
  return found;
}
