import { choices, startDraft, takeStep } from './draft.ts';
import type { Draft, Step } from './draft.ts';
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

/**
 * The number of ways to make `depth` steps from here. A step puts a marble of one colour on a ring,
 * removes a ring, makes one jump, or stops a chain that might go on. Every claim is taken.
 */
export const perftSteps = (position: Position, depth: number): number =>
  depth === 0 ? 1 : stepsFrom(startDraft(position), depth);

const stepsFrom = (draft: Draft, depth: number): number => {
  let leaves = 0;
  for (const next of afterOneStep(draft)) leaves += stepsInto(next, depth - 1);
  const { jumps, turn } = choices(draft);
  if (turn?.kind === 'capture' && jumps.length > 0) {
    leaves += perftSteps(apply(draft.position, turn).after, depth - 1);
  }
  return leaves;
};

/** Steps on from a draft that may have finished its turn. */
const stepsInto = (draft: Draft, depth: number): number => {
  if (depth === 0) return 1;
  const { jumps, turn } = choices(draft);
  const isOver = turn !== undefined && (turn.kind !== 'capture' || jumps.length === 0);
  return isOver ? perftSteps(apply(draft.position, turn).after, depth) : stepsFrom(draft, depth);
};

function* afterOneStep(draft: Draft): Generator<Draft> {
  const { jumps, marbles, removals } = choices(draft);
  for (const { from, to } of jumps) yield* made(draft, { kind: 'jump', from, to });
  if (draft.removal === undefined) {
    for (const ring of removals.toArray()) yield* made(draft, { kind: 'remove', ring });
  }
  if (draft.placed !== undefined) return;
  for (const marble of marbles) {
    for (const taken of made(draft, { kind: 'take', marble })) {
      for (const ring of choices(taken).places.toArray()) {
        yield* made(taken, { kind: 'place', ring });
      }
    }
  }
}

function* made(draft: Draft, step: Step): Generator<Draft> {
  const result = takeStep(draft, step);
  if (result.ok) yield result.value;
}
