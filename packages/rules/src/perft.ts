import { choices, startDraft, takeStep } from './draft.ts';
import type { Draft, Step } from './draft.ts';
import { legalTurns } from './legal.ts';
import { apply } from './play.ts';
import type { Position } from './position.ts';
import type { Turn } from './turn.ts';
import type { Marble } from './types.ts';

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
  countSteps(startDraft(position), depth);

/** One step on from a draft, and where it leads: a finished turn is played. */
export interface StepOn {
  /** What was clicked; empty where a chain that might go on is stopped. */
  readonly clicks: readonly Step[];
  readonly draft: Draft;
}

/** The steps that `perftSteps` counts, in a fixed order. */
export function* stepsOn(draft: Draft): Generator<StepOn> {
  const { jumps, marbles, removals, turn } = choices(draft);
  for (const { from, to } of jumps) yield* clicked(draft, { kind: 'jump', from, to });
  if (draft.removal === undefined) {
    for (const ring of removals.toArray()) yield* clicked(draft, { kind: 'remove', ring });
  }
  if (draft.placed === undefined) {
    for (const marble of marbles) yield* placed(draft, marble);
  }
  if (turn?.kind === 'capture' && jumps.length > 0) {
    yield { clicks: [], draft: startDraft(apply(draft.position, turn).after) };
  }
}

const countSteps = (draft: Draft, depth: number): number => {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const next of stepsOn(draft)) leaves += countSteps(next.draft, depth - 1);
  return leaves;
};

function* placed(draft: Draft, marble: Marble): Generator<StepOn> {
  const take: Step = { kind: 'take', marble };
  const taken = takeStep(draft, take);
  if (!taken.ok) return;
  for (const ring of choices(taken.value).places.toArray()) {
    yield* clicked(draft, take, { kind: 'place', ring });
  }
}

function* clicked(draft: Draft, ...clicks: readonly Step[]): Generator<StepOn> {
  let made = draft;
  for (const click of clicks) {
    const result = takeStep(made, click);
    if (!result.ok) return;
    made = result.value;
  }
  yield { clicks, draft: playedIfOver(made) };
}

const playedIfOver = (draft: Draft): Draft => {
  const { jumps, turn } = choices(draft);
  const isOver = turn !== undefined && (turn.kind !== 'capture' || jumps.length === 0);
  return isOver ? startDraft(apply(draft.position, turn).after) : draft;
};
