import { legalTurns } from './legal.ts';
import { apply } from './play.ts';
import type { Position } from './position.ts';
import type { Turn } from './turn.ts';

/**
 * The number of ways to play `depth` turns from here (R4.5). A finished game has none, and
 * neither has a player who can only pass.
 */
export const perft = (position: Position, depth: number): number => {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const turn of turnsOf(position)) {
    leaves += depth === 1 ? 1 : perft(apply(position, turn).after, depth - 1);
  }
  return leaves;
};

/** `perft` split by the first turn. */
export const divide = (
  position: Position,
  depth: number,
): readonly { readonly turn: Turn; readonly count: number }[] =>
  [...turnsOf(position)].map((turn) => ({
    turn,
    count: perft(apply(position, turn).after, depth - 1),
  }));

function* turnsOf(position: Position): Generator<Turn> {
  for (const turn of legalTurns(position)) if (turn.kind !== 'pass') yield turn;
}
