import { apply, canCapture, formatTurnIn, legalTurns } from '@zertz/rules';
import type { Position, Turn } from '@zertz/rules';
import { enforcing } from './proof.ts';
import type { Proof, ProofData } from './proof.ts';
import type { Solver } from './solver.ts';

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
    if (forces(solver, start, turn, within)) return turn;
  }
  return undefined;
};

/** Whether the turn wins, or leaves nothing but captures of which each loses. */
const forces = (solver: Solver, start: Position, turn: Turn, within: number): boolean => {
  const { after, outcome } = apply(start, turn);
  if (outcome !== undefined) return outcome.winner === start.turn;
  const left = within - Number(turn.kind === 'placement' || turn.kind === 'removal');
  if (left < 0 || !canCapture(after)) return false;
  for (const reply of legalTurns(after)) {
    const next = apply(after, reply);
    if (next.outcome !== undefined) {
      if (next.outcome.winner !== start.turn) return false;
      continue;
    }
    if (next.after.turn !== start.turn) return false;
    if (solver.solve(next.after, { within: left }).kind !== 'win') return false;
  }
  return true;
};
