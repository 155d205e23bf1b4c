import { apply, canCapture, formatTurnIn, legalTurns } from '@zertz/rules';
import type { Played, Player, Position, Turn } from '@zertz/rules';
import { enforcing } from './proof.ts';
import type { Proof, ProofData, ProofReply } from './proof.ts';
import type { Solver, SolveLimits } from './solver.ts';

/** A position in which one first turn alone forces a win, with the proof that it does. */
export interface Puzzle {
  /** Unique in its collection, and what a link to it has: letters and digits. */
  readonly id: string;
  /** As R13.8 writes positions. The player to move is the one who wins. */
  readonly position: string;
  /** The most placements that the win takes. */
  readonly within: number;
  readonly themes: readonly string[];
  /** How hard the first turn is to find, on the Elo scale of the levels with the simple player at 1500. */
  readonly rating: number;
  readonly proof: ProofData;
}

/** Another first turn that forces a win within so many placements too, if there is one. */
export const otherWin = (
  solver: Solver,
  position: Position,
  proof: Proof,
  within: number,
): Turn | undefined => {
  const start = enforcing(position);
  const known = formatTurnIn(start, proof.turn);
  for (const turn of legalTurns(start)) {
    if (formatTurnIn(start, turn) === known) continue;
    if (answersTo(solver, start, turn, { within }).wins) return turn;
  }
  return undefined;
};

/** What the opponent can answer to a turn: what loses, with the proof, and what does not. */
export interface Answers {
  /** The turn has won, or every answer loses. */
  readonly wins: boolean;
  readonly lost: readonly ProofReply[];
  /** All answers where the turn leaves more than captures. */
  readonly escapes: readonly Turn[];
}

export interface AnswerLimits extends SolveLimits {
  /** All escapes are wanted, and not only the first. */
  readonly all?: true;
}

/** Whether each answer to a turn loses within so many placements, the turn's own included. */
export const answersTo = (
  solver: Solver,
  start: Position,
  turn: Turn,
  { all, ...limits }: AnswerLimits,
): Answers => {
  const { after, outcome } = apply(start, turn);
  if (outcome !== undefined) return { wins: outcome.winner === start.turn, lost: [], escapes: [] };
  const within = limits.within - Number(turn.kind === 'placement' || turn.kind === 'removal');
  const forced = within >= 0 && canCapture(after);
  const lost: ProofReply[] = [];
  const escapes: Turn[] = [];
  for (const reply of legalTurns(after)) {
    const loss = forced
      ? lossAfter(solver, start.turn, apply(after, reply), { ...limits, within })
      : undefined;
    if (loss === undefined) escapes.push(reply);
    else lost.push({ turn: reply, next: loss.proof });
    if (loss === undefined && all !== true) break;
  }
  return { wins: escapes.length === 0, lost, escapes };
};

/** How the attacker wins after a reply, if he does; no proof where he has won. */
const lossAfter = (
  solver: Solver,
  attacker: Player,
  { after, outcome }: Played,
  limits: SolveLimits,
): { readonly proof: Proof | undefined } | undefined => {
  if (outcome !== undefined) return outcome.winner === attacker ? { proof: undefined } : undefined;
  if (after.turn !== attacker) return undefined;
  const solution = solver.solve(after, limits);
  return solution.kind === 'win' ? { proof: solution.proof } : undefined;
};
