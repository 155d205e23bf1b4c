import {
  apply,
  choices,
  formatRing,
  formatTurnIn,
  legalTurns,
  MARBLE_LETTERS,
  perft,
  perftSteps,
  startDraft,
  takeStep,
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
  const nodes = nextNodes(startDraft(position));
  const branches: Branch[] = [];
  for (const [index, node] of nodes.entries()) {
    const from = index / nodes.length;
    const count =
      depth <= 1 ? depth : yield* belowNode(node, depth - 1, from, from + 1 / nodes.length);
    branches.push({ name: node.name, count });
  }
  return branches;
}

/** Where a step leads: into the middle of a turn, or to the position after it. */
interface Node {
  readonly name: string;
  readonly draft: Draft;
}

function* belowNode(
  { draft }: Node,
  depth: number,
  from: number,
  to: number,
): Generator<number, number> {
  yield from;
  if (depth <= 2 && isBare(draft)) return perftSteps(draft.position, depth);
  const nodes = nextNodes(draft);
  if (depth === 1) return nodes.length;
  const share = (to - from) / nodes.length;
  let leaves = 0;
  for (const [index, node] of nodes.entries()) {
    const start = from + index * share;
    leaves += yield* belowNode(node, depth - 1, start, start + share);
  }
  return leaves;
}

const isBare = (draft: Draft): boolean =>
  draft.chain === undefined && draft.placed === undefined && draft.removal === undefined;

/** The steps that `perftSteps` counts; a finished turn is played. */
const nextNodes = (draft: Draft): readonly Node[] => {
  const { jumps, marbles, removals, turn } = choices(draft);
  const { board } = draft.position;
  const label = (ring: Ring): string => formatRing(board, ring);
  const nodes: Node[] = [];
  const add = (name: string, ...steps: readonly Step[]): void => {
    const made = steps.reduce<Draft | undefined>((before, step) => {
      const result = before === undefined ? undefined : takeStep(before, step);
      return result?.ok === true ? result.value : undefined;
    }, draft);
    if (made !== undefined) nodes.push({ name, draft: playedIfOver(made) });
  };
  for (const { from, to } of jumps) {
    add(`${label(from)}-${label(to)}`, { kind: 'jump', from, to });
  }
  if (draft.removal === undefined) {
    for (const ring of removals.toArray()) add(`,${label(ring)}`, { kind: 'remove', ring });
  }
  if (draft.placed === undefined) {
    for (const marble of marbles) {
      for (const ring of draft.position.rings.diff(draft.position.occupied).toArray()) {
        const name = `${MARBLE_LETTERS[marble]}${label(ring)}`;
        add(name, { kind: 'take', marble }, { kind: 'place', ring });
      }
    }
  }
  if (turn?.kind === 'capture' && jumps.length > 0) {
    nodes.push({ name: 'stop', draft: startDraft(apply(draft.position, turn).after) });
  }
  return nodes;
};

const playedIfOver = (draft: Draft): Draft => {
  const { jumps, turn } = choices(draft);
  const over = turn !== undefined && (turn.kind !== 'capture' || jumps.length === 0);
  return over ? startDraft(apply(draft.position, turn).after) : draft;
};
