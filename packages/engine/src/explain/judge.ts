import { apply, canCapture, formatTurn, legalTurns, outcome } from '@zertz/rules';
import type { Game, Played } from '@zertz/rules';
import type { Score } from '../engine.ts';
import { enforcing } from '../proof.ts';
import type { Solver } from '../solver.ts';
import { chanceOf, scoreBefore } from './chance.ts';
import type { Explaining } from './data.ts';
import { bounds, solved } from './forced.ts';
import type { GameOptions, Known } from './known.ts';
import type { Judgement, MissedWin } from './gameData.ts';

/** A turn of a game beside the best, given what is known before and after it. */
export function* judgeTurn(
  solver: Solver,
  game: Game,
  index: number,
  known: readonly (Known | undefined)[],
  options: GameOptions,
): Explaining<Judgement | null> {
  const played = game.history[index];
  const before = known[index];
  const after = known[index + 1];
  const isEnd = index === game.history.length - 1 && played?.outcome !== undefined;
  const isTied = index === game.history.length - 1 && game.outcome?.by === 'repetition';
  if (played === undefined || before === undefined) return null;
  if (after === undefined && !isEnd && !isTied) return null;
  const part = (index + 1) / game.history.length;
  const isBest = before.line[0] === formatTurn(played);
  const hadWin = before.score.kind === 'win';
  const seen = isBest ? before.score : scoreAfter(game, played, after);
  const keeps = hadWin && seen?.kind !== 'win' && (yield* keepsWin(solver, played, options, part));
  const score = keeps ? before.score : seen;
  const chance = score === null ? TIE : chanceOf(score);
  const swing = isBest ? 0 : Math.max(0, chanceOf(before.score) - chance);
  const gaveWin = score?.kind === 'loss' && before.score.kind !== 'loss';
  return {
    best: before.line,
    bestScore: before.score,
    score,
    loss: score === null ? null : lossOf(before.score, score),
    swing,
    missed: hadWin && score?.kind !== 'win' ? missedWin(before) : null,
    allowed: gaveWin && after !== undefined ? missedWin(after) : null,
  };
}

const TIE = 0.5;

const lossOf = (before: Score, after: Score): number | null =>
  before.kind === 'value' && after.kind === 'value'
    ? Math.max(0, before.value - after.value)
    : null;

const missedWin = ({ line, placements, score }: Known): MissedWin => ({
  turns: score.kind === 'value' ? line.length : score.turns,
  placements,
  line,
});

/** What the position after a turn is worth to him who made it; `null`: a tie. */
const scoreAfter = (
  game: Game,
  { before, outcome: end }: Played,
  after: Known | undefined,
): Score | null => {
  if (after !== undefined) return scoreBefore(after.score);
  const winner = (end ?? game.outcome)?.winner;
  if (winner === undefined) return null;
  return { kind: winner === before.turn ? 'win' : 'loss', turns: 1 };
};

/** Whether a turn that the search thinks less of is one of a forced line all the same. */
function* keepsWin(
  solver: Solver,
  { after, before, turn }: Played,
  { moves, stopped = () => false, within }: GameOptions,
  part: number,
): Explaining<boolean> {
  const start = enforcing(after);
  if (outcome(start) !== undefined || !canCapture(start)) return false;
  const left = turn.kind === 'capture' ? within : within - 1;
  for (const reply of legalTurns(start)) {
    const next = apply(start, reply);
    if (next.outcome !== undefined) {
      if (next.outcome.winner === before.turn) continue;
      return false;
    }
    const solving = solver.solving(next.after, bounds({ moves, within: left }));
    const found = yield* solved(solving, { stopped }, part);
    if (found.kind !== 'win') return false;
  }
  return true;
}
