import { createEngine, loadCore } from '@zertz/engine';
import type { Score } from '@zertz/engine';
import {
  apply,
  boardOf,
  canCapture,
  count,
  legalTurns,
  opponentOf,
  outcome,
  PRESETS,
  RingSet,
  startPosition,
} from '@zertz/rules';
import type { Player, Position, Variant } from '@zertz/rules';
import { expect, test } from 'vitest';
import { DEFAULT_PARAMS } from '../src/params.ts';
import { deniedTable, judge, worthTable } from '../src/worth.ts';

const core = await loadCore();

const WIN = 30_000;

/** Positions of random games on a round part of the 37-ring board with so many steps across. */
const positions = (many: number, variant: Variant, radius: number): readonly Position[] => {
  const board = boardOf(37);
  const middle = board.rings.toArray().filter((ring) => {
    const column = (board.columnOf[ring] ?? 0) - 3;
    const height = (board.heightOf[ring] ?? 0) - 6;
    return Math.abs(column) + Math.max(0, (Math.abs(height) - Math.abs(column)) / 2) <= radius;
  });
  const without = board.rings.diff(RingSet.from(middle));
  const found: Position[] = [];
  for (let seed = 1; found.length < many; seed++) {
    core.set(startPosition(variant, { without }));
    for (let ply = 0; core.outcome() === undefined; ply++) {
      if (core.jumper() === undefined && ply > seed % 7) found.push(core.position());
      core.make(core.draw(1, 100 * seed + ply)[0]!);
      if (ply > 60) break;
    }
  }
  return found.slice(0, many);
};

const SMALL: Variant = {
  ...PRESETS.official,
  supply: count(4, 5, 6),
  goals: [count(2, 0, 0), count(0, 2, 0), count(0, 0, 3), count(1, 1, 1)],
};

test('follows captures to the same value as a plain recursion does', () => {
  const { search, worth } = DEFAULT_PARAMS;
  const plain = { tempo: 0, poolTempo: 0, nearWhite: 0, nearGrey: 0, nearBlack: 0 };
  const params = { worth, search: { ...search, ...plain, isolationDepth: 0 } };
  const engine = createEngine({ megabytes: 1, seed: 1, params });
  const variant = PRESETS.blitz;
  const tables = { worth: worthTable(variant, worth), denied: deniedTable(variant) };
  const value = (position: Position, ply: number): number => {
    const end = outcome(position);
    if (end !== undefined) return valueOfEnd(end.winner, position.turn, ply);
    if (!canCapture(position)) {
      const own = position.captives[position.turn];
      const others = position.captives[opponentOf(position.turn)];
      return judge(tables, own, others) - judge(tables, others, own);
    }
    const after = [...legalTurns(position)].map((turn) => apply(position, turn).after);
    return Math.max(...after.map((next) => -value(next, ply + 1)));
  };
  for (const position of positions(150, variant, 3).filter((one) => canCapture(one))) {
    const { lines } = engine.search(position, { limits: { depth: 0 } });
    expect(numberOf(lines[0]!.score)).toBe(value(position, 0));
  }
});

test('claims wins and losses that a plain recursion confirms, and misses none of a turn or two', () => {
  const engine = createEngine({ megabytes: 1, seed: 1 });
  const proven = (position: Position, turns: number): number => {
    const end = outcome(position);
    if (end !== undefined) return Math.sign(valueOfEnd(end.winner, position.turn, 0));
    if (turns === 0) return 0;
    let best = -1;
    for (const turn of legalTurns(position)) {
      best = Math.max(best, -proven(apply(position, turn).after, turns - 1));
      if (best === 1) break;
    }
    return best;
  };
  const seen = { win: 0, loss: 0 };
  for (const position of positions(160, SMALL, 1)) {
    const { score } = engine.search(position, { limits: { depth: 3 } }).lines[0]!;
    if (proven(position, 1) === 1) expect(score).toEqual({ kind: 'win', turns: 1 });
    // The opponent's turn lies between the player's two.
    else if (proven(position, 3) === 1) expect(score).toEqual({ kind: 'win', turns: 3 });
    if (score.kind === 'value' || score.turns > 4) continue;
    expect(proven(position, score.turns)).toBe(score.kind === 'win' ? 1 : -1);
    seen[score.kind] += 1;
  }
  expect(seen.win).toBeGreaterThan(10);
  expect(seen.loss).toBeGreaterThan(5);
});

const valueOfEnd = (winner: Player | undefined, player: Player, ply: number): number => {
  if (winner === undefined) return 0;
  return winner === player ? WIN - ply : ply - WIN;
};

const numberOf = (score: Score): number =>
  score.kind === 'value'
    ? score.value
    : score.kind === 'win'
      ? WIN - score.turns
      : score.turns - WIN;
