import {
  apply,
  formatRing,
  formatTurnIn,
  legalTurns,
  MARBLE_LETTERS,
  perft,
  startDraft,
  stepsOn,
} from '@zertz/rules';
import type { Draft, Position, Ring, Step } from '@zertz/rules';

/** Leaves below one first turn or step. */
export interface Branch {
  readonly name: string;
  readonly count: number;
}

/** Long counting in small pieces: yields how much is done, from 0 to 1, and returns the result. */
export type Counting = Generator<number, readonly Branch[]>;

/** The leaves of `perft`, by first turn. */
export function* countTurns(position: Position, depth: number): Counting {
  const turns = [...legalTurns(position)].filter(({ kind }) => kind !== 'pass');
  const branches: Branch[] = [];
  for (const [index, turn] of turns.entries()) {
    const from = index / turns.length;
    const after = depth <= 1 ? position : apply(position, turn).after;
    const count =
      depth <= 1 ? depth : yield* below(after, depth - 1, from, from + 1 / turns.length);
    branches.push({ name: formatTurnIn(position, turn), count });
  }
  return branches;
}

/** Counts `depth` turns on, which are the part of the whole work between `from` and `to`. */
function* below(
  position: Position,
  depth: number,
  from: number,
  to: number,
): Generator<number, number> {
  if (depth === 1) {
    yield from;
    return perft(position, 1);
  }
  const turns = [...legalTurns(position)].filter(({ kind }) => kind !== 'pass');
  const share = (to - from) / turns.length;
  let leaves = 0;
  for (const [index, turn] of turns.entries()) {
    const start = from + index * share;
    leaves += yield* below(apply(position, turn).after, depth - 1, start, start + share);
  }
  return leaves;
}

/** The leaves of `perftSteps`, by first step. */
export function* countSteps(position: Position, depth: number): Counting {
  const steps = [...stepsOn(startDraft(position))];
  const branches: Branch[] = [];
  for (const [index, { clicks, draft }] of steps.entries()) {
    const from = index / steps.length;
    const count =
      depth <= 1 ? depth : yield* belowStep(draft, depth - 1, from, from + 1 / steps.length);
    branches.push({ name: nameOf(clicks, position), count });
  }
  return branches;
}

function* belowStep(
  draft: Draft,
  depth: number,
  from: number,
  to: number,
): Generator<number, number> {
  yield from;
  const steps = [...stepsOn(draft)];
  if (depth === 1) return steps.length;
  const share = (to - from) / steps.length;
  let leaves = 0;
  for (const [index, next] of steps.entries()) {
    const start = from + index * share;
    leaves += yield* belowStep(next.draft, depth - 1, start, start + share);
  }
  return leaves;
}

/** `Wd4`, `,d1` or `d4-d6`; a chain that is stopped is not the first step of a turn. */
const nameOf = (clicks: readonly Step[], { board }: Position): string => {
  const label = (ring: Ring): string => formatRing(board, ring);
  return clicks
    .map((click) => {
      switch (click.kind) {
        case 'take':
          return MARBLE_LETTERS[click.marble];
        case 'place':
          return label(click.ring);
        case 'remove':
          return `,${label(click.ring)}`;
        case 'jump':
          return `${label(click.from)}-${label(click.to)}`;
        case 'decline':
        case 'pass':
          return '-';
      }
    })
    .join('');
};
