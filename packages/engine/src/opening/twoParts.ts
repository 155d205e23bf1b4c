import {
  apply,
  canonicalForm,
  count,
  formatPosition,
  legalTurns,
  opponentOf,
  symmetriesOf,
  transform,
  transformTurn,
} from '@zertz/rules';
import type { MarbleCount, Position, RingSet, Symmetry, Turn } from '@zertz/rules';
import type { Proof, ProofReply } from '../proof.ts';
import type { SolveLimits, Solver } from '../solver.ts';

/**
 * How a lost first turn is beaten on 37 rings: the second player cuts off two whites while every
 * reply is forced; then, whatever the first player does with his one free turn, two more.
 */

/** Placements that are enough for either part wherever it works at all. */
export const WITHIN = 7;

/** What the first part may give away, tried in this order; what is left must do for the second. */
export const PRICES: readonly MarbleCount[] = [
  count(0, 3, 4),
  count(1, 2, 3),
  count(1, 3, 4),
  count(2, 2, 2),
  count(0, 4, 5),
  count(2, 4, 5),
];

/** The most the first player may hold at the end; one more of any colour may win him the game. */
const MOST = count(3, 4, 5);

const WHITES = 4;

type Bounds = Omit<SolveLimits, 'within'>;

/**
 * A line that gains the player to move two whites and gives no more than `price` in all; if some
 * are given, with one of these sets of rings left.
 */
export const firstPart = (
  solver: Solver,
  position: Position,
  price: MarbleCount,
  endings: readonly RingSet[] = [],
  bounds: Bounds = {},
): Proof | undefined => {
  const giving = leftOf(price, position);
  if (giving === undefined) return undefined;
  const gain = { ...bounds, whites: 2, within: WITHIN, giving, endings };
  const found = solver.solveGain(position, gain);
  return found.kind === 'win' ? found.proof : undefined;
};

/** A line that completes four whites for the player to move. */
export const secondPart = (
  solver: Solver,
  position: Position,
  bounds: Bounds = {},
): Proof | undefined => {
  const giving = leftOf(MOST, position);
  if (giving === undefined) return undefined;
  const whites = WHITES - position.captives[position.turn].white;
  const found = solver.solveGain(position, { ...bounds, whites, within: WITHIN, giving });
  return found.kind === 'win' ? found.proof : undefined;
};

/** What may still be given of a price; `undefined` if more has been. */
const leftOf = (price: MarbleCount, position: Position): MarbleCount | undefined => {
  const given = position.captives[opponentOf(position.turn)];
  const [white, grey, black] = [
    price.white - given.white,
    price.grey - given.grey,
    price.black - given.black,
  ];
  return Math.min(white, grey, black) < 0 ? undefined : count(white, grey, black);
};

/** Where the lines of a first part end, with the defender to move, each once. */
export const endsOf = (position: Position, proof: Proof): readonly Position[] => {
  const ends = new Map<string, Position>();
  const walk = (before: Position, { replies, turn }: Proof): void => {
    const { after } = apply(before, turn);
    if (replies.length === 0) ends.set(formatPosition(after), after);
    for (const { next, turn: reply } of replies) {
      if (next !== undefined) walk(apply(after, reply).after, next);
    }
  };
  walk(position, proof);
  return [...ends.values()];
};

/** The rings of these ends, however the board lies. */
export const endingsOf = (ends: readonly Position[]): readonly RingSet[] => {
  const found = new Map<string, RingSet>();
  for (const end of ends) {
    for (const symmetry of symmetriesOf(end.board)) {
      const { rings } = transform(end, symmetry);
      found.set(rings.toArray().join(), rings);
    }
  }
  return [...found.values()];
};

/** The same for all positions that are alike but for turning or reflecting the board. */
export const nameOf = (position: Position): string => formatPosition(canonicalForm(position));

export interface Answered {
  /** All free turns of the player to move. */
  readonly replies: readonly ProofReply[];
  /** The turn that has no answer of this kind, if there is one; then not all replies are there. */
  readonly holds: Turn | undefined;
}

/** The second part against every turn that the player to move has. */
export const answerAll = (
  solver: Solver,
  position: Position,
  onReply: (done: number, of: number) => void = () => {},
): Answered => {
  const turns = [...legalTurns(position)];
  const replies: ProofReply[] = [];
  for (const turn of turns) {
    onReply(replies.length, turns.length);
    const next = secondPart(solver, apply(position, turn).after);
    if (next === undefined) return { replies, holds: turn };
    replies.push({ turn, next });
  }
  return { replies, holds: undefined };
};

/** The same proof on a board that is turned or reflected. */
export const imageOf = ({ replies, turn }: Proof, symmetry: Symmetry): Proof => ({
  turn: transformTurn(turn, symmetry),
  replies: repliesImage(replies, symmetry),
});

export const repliesImage = (
  replies: readonly ProofReply[],
  symmetry: Symmetry,
): readonly ProofReply[] =>
  replies.map(({ next, turn }) => ({
    turn: transformTurn(turn, symmetry),
    next: next && imageOf(next, symmetry),
  }));

/** The first part with the second behind each of its ends: a whole proof of a won game. */
export const joined = (
  position: Position,
  { replies, turn }: Proof,
  repliesAt: (end: Position) => readonly ProofReply[],
): Proof => {
  const { after } = apply(position, turn);
  if (replies.length === 0) return { turn, replies: repliesAt(after) };
  return {
    turn,
    replies: replies.map(({ next, turn: reply }) => ({
      turn: reply,
      next: next && joined(apply(after, reply).after, next, repliesAt),
    })),
  };
};
