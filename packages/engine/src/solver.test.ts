import {
  apply,
  boardOf,
  count,
  formatTurnIn,
  parsePosition,
  parseTurn,
  PRESETS,
  RingSet,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { expect, test } from 'vitest';
import { checkProof } from './check.ts';
import { Core } from './core/core.ts';
import { instantiate } from './core/instance.ts';
import type { Instance } from './core/instance.ts';
import { formatProof, parseProof } from './proof.ts';
import type { Proof, ProofData } from './proof.ts';
import { loadSolver } from './solver.ts';
import type { Solution } from './solver.ts';

const solver = await loadSolver();
const start = startPosition(PRESETS.official);

const after = (position: Position, ...turns: readonly string[]): Position =>
  turns.reduce((now, turn) => apply(now, unwrap(parseTurn(now, turn))).after, position);

/** The first line of a proof, in official notation. */
const lineOf = (position: Position, found: Solution): readonly string[] => {
  if (found.kind !== 'win') return [];
  const line: string[] = [];
  for (let next = formatProof(position, found.proof); ;) {
    line.push(next.turn);
    const [reply] = next.replies;
    if (reply === undefined) return line;
    line.push(reply.turn);
    if (reply.next === null) return line;
    next = reply.next;
  }
};

const THREE = after(
  start,
  ...'Bb3,b5 Ga1,g2 Be2,b1 Gd5,d1 Wg4,e1 Bg3,d7 Gc6,a3 Gg1,e6 Ge5,a2'.split(' '),
  ...'x e5Gc4 | x b3Gd5 | Gc1,f5 | Wb4,e5 | Wf2,d6 | x g1We3 | x e2Ge4Bc5'.split(' | '),
  ...'x c6Bc4Wa4 | Bd3,d2'.split(' | '),
);

test('a win with two offers and an isolation takes three placements, not two', () => {
  expect(solver.solve(THREE, { within: 2 })).toEqual({ kind: 'none', within: 2 });
  const found = solver.solve(THREE, { within: 5 });
  expect(found.kind).toBe('win');
  if (found.kind !== 'win') return;
  expect(unwrap(checkProof(THREE, found.proof)).within).toBe(3);
});

/** The proof that consists of one line. */
const single = (position: Position, line: readonly string[]): Proof => {
  const data = line.reduceRight<ProofData | null>((next, turn, index) => {
    if (index % 2 === 1) return next;
    const reply = line[index + 1];
    return { turn, replies: reply === undefined ? [] : [{ turn: reply, next }] };
  }, null);
  return unwrap(parseProof(position, data));
};

test('the line that is known to win there is a proof too', () => {
  const known = ['Wb2,f4', 'x a1Wc3Be2', 'Wf3,e4', 'x g3We3', 'Wg3,f3 x Wg3Wg4'];
  expect(unwrap(checkProof(THREE, single(THREE, known)))).toEqual({
    turns: 3,
    replies: 2,
    within: 3,
  });
});

test('official diagram 5: a black marble is given and two whites are isolated', () => {
  const diagram = unwrap(
    parsePosition('.ooo/ooooo/.oooo./..oooG./...oo./..oo./.oW. 1-1-5 2-2-1 2-4-4 1 official'),
  );
  const published = ['Bc5,f4', 'x d6Bb4', 'Wg2,f3 x Wg2Wg3'];
  expect(unwrap(checkProof(diagram, single(diagram, published))).within).toBe(2);
  expect(solver.solve(diagram, { within: 1 })).toEqual({ kind: 'none', within: 1 });
  const found = lineOf(diagram, solver.solve(diagram, { within: 2 }));
  expect(found).toHaveLength(3);
  expect(found[1]).toBe('x d6Bb4');
});

test('what the attacker is made to capture is free', () => {
  const rest = unwrap(
    parsePosition('oooo/ooooo/oooooo/oWGooWo/oooooo/ooooo/oooo 1-7-10 3-0-0 0-0-0 1 official'),
  );
  const found = solver.solve(rest, { within: 0 });
  expect(found.kind === 'win' ? formatTurnIn(rest, found.proof.turn) : found.kind).toMatch(/^x /);
});

test('nothing is solved once the game is over', () => {
  const over = unwrap(
    parsePosition('oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-8-10 0-0-0 4-0-0 1 official'),
  );
  expect(solver.solve(over, { within: 3 })).toEqual({ kind: 'none', within: 3 });
});

test('a search that is stopped says what is certain', () => {
  expect(solver.solve(THREE, { within: 3, nodes: 1000 })).toEqual({ kind: 'stopped', within: 1 });
  const seen: number[] = [];
  const onProgress = ({ within }: { readonly within: number }): number => seen.push(within);
  const found = solver.solve(THREE, { within: 3, onProgress, stopped: () => seen.includes(3) });
  expect(found).toEqual({ kind: 'stopped', within: 2 });
  // Stopped work leaves nothing behind.
  expect(solver.solve(THREE, { within: 3 }).kind).toBe('win');
});

test('R11.18 where a missed capture may be claimed it counts as enforced', () => {
  const claimable = {
    ...THREE,
    variant: { ...THREE.variant, missedCapture: 'claimable' as const },
  };
  const found = solver.solve(claimable, { within: 3 });
  expect(found.kind === 'win' && checkProof(claimable, found.proof).ok).toBe(true);
});

const giving = count(2, 4, 5);
const pair = { whites: 2, within: 7, giving };

test('after an edge ring is gone two whites are isolated within seven turns', () => {
  const position = after(start, 'Wd4,a2');
  expect(solver.solveGain(position, { ...pair, within: 6 })).toEqual({ kind: 'none', within: 6 });
  const found = solver.solveGain(position, pair);
  expect(found.kind === 'win' && checkProof(position, found.proof, pair)).toMatchObject({
    ok: true,
    value: { within: 7 },
  });
});

test('after a corner ring is gone it depends on where the marble lies', () => {
  expect(solver.solveGain(after(start, 'Wd4,a1'), pair)).toEqual({ kind: 'none', within: 7 });
  expect(solver.solveGain(after(start, 'Wd6,a1'), pair).kind).toBe('win');
});

interface Cutting extends Instance {
  canCutPairOff(removals: number): number;
}

test.each([
  ['the whole board', [], 7],
  ['the board without an edge ring', ['a2'], 6],
  ['the board without a corner ring', ['a1'], 7],
  ['a strip of four', 'all but the strip', 1],
] as const)('two rings of %s are cut off with so many removals', async (_, gone, expected) => {
  const board = boardOf(37);
  const labelled = (labels: readonly string[]): RingSet =>
    RingSet.from(board.rings.toArray().filter((ring) => labels.includes(board.labels[ring] ?? '')));
  const without =
    typeof gone === 'string'
      ? board.rings.diff(labelled(['a1', 'a2', 'a3', 'a4']))
      : labelled(gone);
  const instance = (await instantiate()) as Cutting;
  new Core(instance).set(startPosition(PRESETS.official, { without }));
  expect(instance.canCutPairOff(expected - 1)).toBe(0);
  expect(instance.canCutPairOff(expected)).toBe(1);
});
