import { createEngine, loadSolver } from '@zertz/engine';
import { parseTurn, play, unwrap } from '@zertz/rules';
import type { Turn } from '@zertz/rules';
import { describe, expect, it, test } from 'vitest';
import { checkProof } from '../src/check.ts';
import { aimOf, positionOfTactic, readTactics } from './tactics.ts';
import type { Tactic } from './tactics.ts';
import { THEMES } from '../src/themes.ts';

const tactics = readTactics();
const solver = await loadSolver();
const engine = createEngine({ megabytes: 4, seed: 1 });

const NODES = 20_000;

describe('each exercise', () => {
  it.each(tactics)('$name', (tactic) => {
    const position = positionOfTactic(tactic);
    const aim = aimOf(tactic);
    const { within } = tactic.aim;
    const solve = (most: number) =>
      aim === 'win'
        ? solver.solve(position, { within: most })
        : solver.solveGain(position, { within: most, ...aim });
    const found = solve(within);
    if (found.kind !== 'win') throw new Error('there is no forced line');
    expect(unwrap(checkProof(position, found.proof, aim)).within).toBe(within);
    if (within > 0) expect(solve(within - 1)).toEqual({ kind: 'none', within: within - 1 });
    // The line that is written down is one by the rules, and does what it says.
    let now = position;
    for (const turn of tactic.solution) now = unwrap(play(now, unwrap(parseTurn(now, turn)))).after;
    const gained = now.captives[position.turn].white - position.captives[position.turn].white;
    if (aim !== 'win') expect(gained).toBeGreaterThanOrEqual(aim.whites);
  });
});

/** Whites that the player to move gains in the line that the engine expects. */
const whitesExpected = (tactic: Tactic, turns: readonly Turn[]): number => {
  const start = positionOfTactic(tactic);
  let now = start;
  for (const turn of turns) now = unwrap(play(now, turn)).after;
  return now.captives[start.turn].white - start.captives[start.turn].white;
};

const isSolved = (tactic: Tactic): boolean => {
  engine.newGame();
  const { lines } = engine.search(positionOfTactic(tactic), { limits: { nodes: NODES } });
  const [best] = lines;
  if (best === undefined) return false;
  return tactic.aim.kind === 'win'
    ? best.score.kind === 'win'
    : best.score.kind === 'win' || whitesExpected(tactic, best.turns) >= tactic.aim.whites;
};

/**
 * With so few nodes the search alone does not see all that the solver proves in milliseconds: it was
 * seen to find 54 of 65 wins, those of one placement among them, and 8 of 10 gains.
 */
const LEAST = { win: 50, gain: 7 };

test.each(['win', 'gain'] as const)('the search finds what is to be found: %s', (kind) => {
  const asked = tactics.filter(({ aim }) => aim.kind === kind);
  const missed = asked.filter((tactic) => !isSolved(tactic));
  expect(asked.length - missed.length).toBeGreaterThanOrEqual(LEAST[kind]);
  const easy = missed.filter(({ aim }) => aim.kind === 'win' && aim.within <= 1);
  expect(easy.map(({ name }) => name)).toEqual([]);
});

test('every theme is shown, and so are both diagrams', () => {
  expect(tactics.length).toBeGreaterThanOrEqual(60);
  const shown = new Set(tactics.flatMap(({ themes }) => themes));
  expect(THEMES.filter((theme) => !shown.has(theme))).toEqual([]);
  const named = tactics.map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((name) => /^diagram [35]:/.test(name))).toHaveLength(3);
});
