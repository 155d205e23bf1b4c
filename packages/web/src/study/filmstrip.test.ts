import { expect, test } from 'vitest';
import { createEngine, explainNow, explainPosition, loadSolver, parseProof } from '@zertz/engine';
import { parsePosition, positionOf, PRESETS, startPosition, unwrap } from '@zertz/rules';
import { F3_TURNS } from '../../e2e/fixtures.ts';
import { replay } from '../storage/savedGame.ts';
import { filmstripOf } from './filmstrip.ts';

test('UX 58 F3 is five pictures: offer, forced, offer, forced, claim', async () => {
  const position = positionOf(unwrap(replay(startPosition(PRESETS.official), F3_TURNS)));
  const solver = await loadSolver();
  const options = { limits: { nodes: 500 }, lines: 1, within: 4, moves: 500_000 };
  const engine = createEngine({ megabytes: 1, seed: 1 });
  const { forced } = explainNow(explainPosition(solver, position, options), engine);
  if (forced.kind !== 'win') throw new Error(forced.kind);
  const frames = filmstripOf(position, unwrap(parseProof(position, forced.proof)));
  expect(frames.map(({ step }) => step.kind)).toEqual([
    'offer',
    'forced-reply',
    'offer',
    'forced-reply',
    'claim',
  ]);
  expect(frames.map(({ step }) => step.wins)).toEqual([false, false, false, false, true]);
  expect(frames.filter(({ replies }) => replies > 1)).toEqual([]);
});

test('where the defender can choose, each of his answers can be followed', async () => {
  // The second player after white on d4 and a2 off, who claims two whites whatever is answered.
  const text = 'o.oo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 2 official';
  const start = unwrap(parsePosition(text));
  const aim = { whites: 2, giving: { white: 1, grey: 2, black: 3 } };
  const solver = await loadSolver();
  const found = solver.solveGain(start, { ...aim, within: 7, nodes: 10_000_000 });
  if (found.kind !== 'win') throw new Error(found.kind);
  const longest = filmstripOf(start, found.proof);
  const level = longest
    .filter(({ replies }) => replies > 0)
    .findIndex(({ replies }) => replies > 1);
  expect(level).toBeGreaterThanOrEqual(0);
  const picks = [...Array.from({ length: level }, () => 0), 1];
  const other = filmstripOf(start, found.proof, picks);
  const at = level * 2 + 1;
  expect(other.slice(0, at).map(({ step }) => step.turn)).toEqual(
    longest.slice(0, at).map(({ step }) => step.turn),
  );
  expect(other[at]!.step.turn).not.toBe(longest[at]!.step.turn);
  expect(other[at]).toMatchObject({ replies: longest[at]!.replies, pick: 1 });
  expect(other.length).toBeLessThanOrEqual(longest.length);
});
