import type { Jump } from './board.ts';
import type { Position } from './position.ts';
import type { RingSet } from './ringSet.ts';
import type { Ring } from './types.ts';
import type { Path } from './turn.ts';

/** A marble in the middle of its chain: where it stands and what is left around it. */
export interface Chain {
  readonly path: readonly [Ring, ...Ring[]];
  /** Rings jumped over, in order; their marbles are off the board (R6.8). */
  readonly jumped: readonly Ring[];
  /** Occupied rings, with the jumping marble where it now stands. */
  readonly occupied: RingSet;
}

/** R6.1: jumps open to the marble on a ring, whatever the choice rule says. */
const jumpsFrom = (position: Position, occupied: RingSet, from: Ring): readonly Jump[] =>
  (position.board.jumps[from] ?? []).filter(
    ({ over, to }) => occupied.has(over) && position.rings.has(to) && !occupied.has(to),
  );

/** R4.1: whether any capture can be begun. */
export const canCapture = (position: Position): boolean => {
  const { board, newest, occupied, rings } = position;
  for (const from of occupied.toArray()) {
    if (from === newest) continue;
    for (const { over, to } of board.jumps[from] ?? []) {
      if (occupied.has(over) && rings.has(to) && !occupied.has(to)) return true;
    }
  }
  return false;
};

/** First jumps of every capture: any marble over any other (R6.2), but R11.4. */
export const firstJumps = (position: Position): readonly Jump[] =>
  position.occupied
    .toArray()
    .filter((from) => from !== position.newest)
    .flatMap((from) => jumpsFrom(position, position.occupied, from));

/** A chain before its first jump. */
export const beginChain = (position: Position, from: Ring): Chain => ({
  path: [from],
  jumped: [],
  occupied: position.occupied,
});

/** R6.3: jumps with which the chain can go on. */
export const nextJumps = (position: Position, chain: Chain): readonly Jump[] =>
  jumpsFrom(position, chain.occupied, standsOn(chain));

/** The ring on which the jumping marble is by now. */
export const standsOn = (chain: Chain): Ring => chain.path[chain.path.length - 1] ?? chain.path[0];

export const extendChain = (chain: Chain, jump: Jump): Chain => ({
  path: [...chain.path, jump.to],
  jumped: [...chain.jumped, jump.over],
  occupied: chain.occupied.without(jump.from).without(jump.over).with(jump.to),
});

/** Follows a path from its first ring; `undefined` at the first jump that is not there. */
export const followPath = (
  position: Position,
  path: Path,
): Chain | { readonly brokenAt: number } => {
  let chain = beginChain(position, path[0]);
  for (const [index, to] of path.slice(1).entries()) {
    const jump = nextJumps(position, chain).find((candidate) => candidate.to === to);
    if (jump === undefined) return { brokenAt: index };
    chain = extendChain(chain, jump);
  }
  return chain;
};

/** Every way to capture: whole chains, and where chains may stop early every part of one (R11.5). */
export function* chains(position: Position): Generator<Chain> {
  for (const from of position.occupied.toArray()) {
    if (from !== position.newest) yield* continuations(position, beginChain(position, from));
  }
}

function* continuations(position: Position, chain: Chain): Generator<Chain> {
  const jumps = nextJumps(position, chain);
  const begun = chain.jumped.length > 0;
  if (begun && (jumps.length === 0 || position.variant.chain === 'optional')) yield chain;
  for (const jump of jumps) yield* continuations(position, extendChain(chain, jump));
}

/** The path of a chain that has at least one jump. */
export const pathOf = (chain: Chain): Path => {
  const [from, to, ...more] = chain.path;
  if (to === undefined) throw new Error('a chain without a jump is no capture');
  return [from, to, ...more];
};
