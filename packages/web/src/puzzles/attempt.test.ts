import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine, loadSolver, parseProof } from '@zertz/engine';
import type { Puzzle } from '@zertz/engine';
import {
  formatPosition,
  formatTurnIn,
  legalTurns,
  parseTurn,
  positionOf,
  unwrap,
} from '@zertz/rules';
import type { Turn } from '@zertz/rules';
import { attend, beginPuzzle, judged, respond, takeHint, tryAgain } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { RUNGS } from './hints.ts';
import { judge } from './judge.ts';
import { taskOf } from './task.ts';

const puzzles = JSON.parse(
  readFileSync(new URL('puzzles.json', import.meta.url), 'utf8'),
) as readonly Puzzle[];
const solver = await loadSolver();
const engine = createEngine({ megabytes: 1, seed: 1 });

/** Makes a whole turn, has it judged where the proof does not know it, and lets it be answered. */
const play = (now: Attempt, turn: Turn): Attempt => {
  const made = attend(now, (session) => ({ session, turn }));
  if (made.phase.kind !== 'asking') return respond(made);
  const position = positionOf(now.begun.game);
  const verdict = judge(solver, engine, {
    position: formatPosition(position),
    turn: formatTurnIn(position, turn),
    within: now.left,
  });
  const after = positionOf(made.session.game);
  if (verdict.kind === 'wins') {
    const data = { turn: formatTurnIn(position, turn), replies: verdict.replies };
    const { replies } = unwrap(parseProof(position, data));
    return respond(judged(made, { kind: 'wins', replies }));
  }
  if (verdict.kind === 'slow') return judged(made, verdict);
  const reply = verdict.reply === undefined ? undefined : unwrap(parseTurn(after, verdict.reply));
  return respond(judged(made, { kind: 'fails', reply }));
};

const solved = (from: Attempt): Attempt => {
  let now = from;
  while (now.phase.kind === 'turn') now = play(now, now.proof.turn);
  return now;
};

const withOne = (within: number): Attempt =>
  beginPuzzle(taskOf(puzzles.find((puzzle) => puzzle.within === within)!));

const withId = (id: string): Attempt =>
  beginPuzzle(taskOf(puzzles.find((puzzle) => puzzle.id === id)!));

describe('a puzzle being solved', () => {
  test('every puzzle is solved by the turns of its proof', () => {
    for (const puzzle of puzzles) {
      const { left, phase, wrong } = solved(beginPuzzle(taskOf(puzzle)));
      expect(phase.kind, puzzle.id).toBe('solved');
      expect(left, puzzle.id).toBeGreaterThanOrEqual(0);
      expect(wrong, puzzle.id).toBe(0);
    }
  });

  test('a wrong first turn is answered on the board, and can be tried again', () => {
    for (const within of [1, 2]) {
      const start = withOne(within);
      const position = positionOf(start.begun.game);
      const turns = [...legalTurns(position)];
      for (const index of [0, Math.floor(turns.length / 2), turns.length - 1]) {
        const turn = turns[index]!;
        if (formatTurnIn(position, turn) === formatTurnIn(position, start.proof.turn)) continue;
        const after = play(start, turn);
        expect(['wrong', 'slow'], formatTurnIn(position, turn)).toContain(after.phase.kind);
        const again = tryAgain(after);
        expect(again.session).toBe(start.session);
        expect(solved(again).phase.kind).toBe('solved');
      }
    }
  });

  test('a later turn that the proof has not, but that wins by force, is accepted', () => {
    const after = play(withId('8s1'), withId('8s1').proof.turn);
    const position = positionOf(after.begun.game);
    const other = unwrap(parseTurn(position, 'Ga4,a1'));
    expect(formatTurnIn(position, after.proof.turn)).not.toBe('Ga4,a1');
    const accepted = play(after, other);
    expect(['turn', 'solved']).toContain(accepted.phase.kind);
    expect(solved(accepted)).toMatchObject({ phase: { kind: 'solved' }, wrong: 0 });
  });

  test('a turn that wins more slowly is no mistake, but not the solution', () => {
    const start = withId('ar1');
    const slower = unwrap(parseTurn(positionOf(start.begun.game), 'x f5Gd7'));
    const after = play(start, slower);
    expect(after).toMatchObject({ phase: { kind: 'slow' }, wrong: 0 });
    expect(tryAgain(after).session).toBe(start.session);
  });

  test('after a mistake any input only puts the turn back', () => {
    const start = withOne(1);
    const position = positionOf(start.begun.game);
    const wrong = [...legalTurns(position)].find(
      (turn) => formatTurnIn(position, turn) !== formatTurnIn(position, start.proof.turn),
    )!;
    const after = play(start, wrong);
    const back = attend(after, (session) => ({ session, turn: start.proof.turn }));
    expect(back.session).toBe(start.session);
    expect(back.phase).toEqual({ kind: 'turn', replies: undefined, shown: false });
  });

  test('the hint has four rungs, and the last plays the turn', () => {
    let now = withOne(2);
    for (let rung = 1; rung < RUNGS.length; rung++) {
      now = takeHint(now);
      expect(now).toMatchObject({ rungs: rung, helped: rung, phase: { kind: 'turn' } });
    }
    const shown = takeHint(now);
    expect(shown.phase.kind).toBe('answering');
    // The next turn has a hint of its own.
    expect(respond(shown)).toMatchObject({
      rungs: 0,
      helped: RUNGS.length,
      phase: { kind: 'turn', shown: true },
    });
    // Three rungs leave the turn to the solver.
    const made = respond(play(now, now.proof.turn));
    expect(made).toMatchObject({ phase: { kind: 'turn', shown: false } });
  });
});
