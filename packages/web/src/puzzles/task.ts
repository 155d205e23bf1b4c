import { enforcing, parseProof } from '@zertz/engine';
import type { Proof, Puzzle } from '@zertz/engine';
import { parsePosition, unwrap } from '@zertz/rules';
import type { Position } from '@zertz/rules';

/** A puzzle as it is solved. */
export interface Task {
  readonly puzzle: Puzzle;
  /** Whoever is to move wins. Captures are enforced in it, as in the proof. */
  readonly position: Position;
  readonly proof: Proof;
}

const known = new WeakMap<Puzzle, Task>();

/** The puzzle with its proof read, which takes a moment: only those are read that are looked at. */
export const taskOf = (puzzle: Puzzle): Task => {
  const found = known.get(puzzle) ?? readTask(puzzle);
  known.set(puzzle, found);
  return found;
};

const readTask = (puzzle: Puzzle): Task => {
  const position = enforcing(unwrap(parsePosition(puzzle.position)));
  return { puzzle, position, proof: unwrap(parseProof(position, puzzle.proof)) };
};
