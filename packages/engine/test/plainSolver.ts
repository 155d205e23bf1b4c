import { apply, canCapture, formatPosition, legalTurns, outcome } from '@zertz/rules';
import type { Player, Position, Turn } from '@zertz/rules';
import { enforcing } from '../src/proof.ts';
import type { Aim } from '../src/proof.ts';

/** Thrown when a question takes too long to be answered by plain recursion. */
export class TooLong extends Error {}

/**
 * The fewest placements with which the player to move forces his aim, up to `within`, by plain
 * recursion on the rules; `undefined` if there is no such line. `patience` is how many turns may be
 * played to find out.
 */
export const fewestPlacements = (
  position: Position,
  within: number,
  aim: Aim = 'win',
  patience = Infinity,
): number | undefined => {
  const start = enforcing(position);
  const task = { aim, start, attacker: start.turn, left: patience };
  if (judge(task, start) !== 'open') return undefined;
  for (let placements = 0; placements <= within; placements++) {
    if (attacks(task, start, placements)) return placements;
  }
  return undefined;
};

interface Task {
  readonly aim: Aim;
  readonly start: Position;
  readonly attacker: Player;
  left: number;
}

const attacks = (task: Task, position: Position, placements: number): boolean => {
  for (const turn of legalTurns(position)) {
    if (turn.kind !== 'pass' && !turn.declined.isEmpty) continue;
    const left = placements - (turn.kind === 'placement' || turn.kind === 'removal' ? 1 : 0);
    if (left >= 0 && wins(task, playOn(task, position, turn), left)) return true;
  }
  return false;
};

const wins = (task: Task, position: Position, placements: number): boolean => {
  const state = judge(task, position);
  if (state !== 'open') return state === 'reached';
  if (!canCapture(position)) return false;
  for (const turn of legalTurns(position)) {
    const after = playOn(task, position, turn);
    const found = judge(task, after);
    if (found === 'failed') return false;
    if (found === 'open' && !attacks(task, after, placements)) return false;
  }
  return true;
};

const playOn = (task: Task, position: Position, turn: Turn): Position => {
  task.left -= 1;
  if (task.left < 0) throw new TooLong(formatPosition(position));
  return apply(position, turn).after;
};

const judge = ({ aim, attacker, start }: Task, now: Position): 'open' | 'reached' | 'failed' => {
  const end = outcome(now);
  if (aim === 'win') {
    if (end === undefined) return 'open';
    return end.winner === attacker ? 'reached' : 'failed';
  }
  const defender = attacker === 'first' ? 'second' : 'first';
  for (const marble of ['white', 'grey', 'black'] as const) {
    const given = now.captives[defender][marble] - start.captives[defender][marble];
    if (given > aim.giving[marble]) return 'failed';
  }
  const gained = now.captives[attacker].white - start.captives[attacker].white;
  if (gained >= aim.whites) return 'reached';
  return end === undefined ? 'open' : 'failed';
};
