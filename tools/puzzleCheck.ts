import { readFileSync } from 'node:fs';
import { checkProof, loadSolver, otherWin, parseProof } from '../packages/engine/src/index.ts';
import type { Puzzle } from '../packages/engine/src/index.ts';
import { formatTurnIn, parsePosition, unwrap } from '../packages/rules/src/index.ts';

/** Checks every proof of a file by the rules, and with a solver that prunes nothing that each first
 * turn is the only one. */
export const checkPuzzles = async (file: string): Promise<void> => {
  const puzzles = JSON.parse(readFileSync(file, 'utf8')) as readonly Puzzle[];
  const solver = await loadSolver({ pruning: false });
  let faults = 0;
  for (const [index, puzzle] of puzzles.entries()) {
    const fault = faultIn(puzzle, solver);
    if (fault !== undefined) {
      faults += 1;
      console.error(`puzzle ${puzzle.id}: ${fault}`);
    }
    if (index % 20 === 19) console.log(`${index + 1} of ${puzzles.length}`);
  }
  console.log(`${puzzles.length} puzzles, ${faults} faults`);
  if (faults > 0) process.exitCode = 1;
};

const faultIn = (
  puzzle: Puzzle,
  solver: Awaited<ReturnType<typeof loadSolver>>,
): string | undefined => {
  const position = unwrap(parsePosition(puzzle.position));
  const proof = parseProof(position, puzzle.proof);
  if (!proof.ok) return proof.error.code;
  const checked = checkProof(position, proof.value);
  if (!checked.ok) return checked.error.code;
  if (checked.value.within !== puzzle.within) return `takes ${checked.value.within} placements`;
  const other = otherWin(solver, position, proof.value, puzzle.within);
  return other === undefined ? undefined : `${formatTurnIn(position, other)} wins too`;
};
