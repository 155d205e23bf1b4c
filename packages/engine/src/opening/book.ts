import {
  formatRing,
  formatVariant,
  isUntouched,
  MARBLE_LETTERS,
  MARBLES,
  parseCount,
  parsePosition,
  parseTurn,
  symmetriesOf,
  transform,
  transformTurn,
  unwrap,
} from '@zertz/rules';
import type { MarbleCount, Position, RingSet, Symmetry, Turn } from '@zertz/rules';
import type { Proof } from '../proof.ts';
import { randomFrom } from '../random.ts';
import type { SolveLimits, Solver } from '../solver.ts';
import { ENDS, LOST, OPEN } from './firstTurns.ts';
import { endingsOf, endsOf, firstPart, imageOf, nameOf } from './twoParts.ts';

/**
 * A first turn that is not known to lose, drawn by the seed; `undefined` but at the very beginning
 * of a game with the official rules on 37 rings.
 */
export const goodFirstTurn = (position: Position, seed: number): Turn | undefined => {
  if (!isOfficial(position) || !isStart(position)) return undefined;
  const random = randomFrom(seed);
  const turn = parseTurn(position, pick(OPEN, random()) ?? '');
  const symmetry = pick(symmetriesOf(position.board), random());
  return turn.ok && symmetry !== undefined ? transformTurn(turn.value, symmetry) : undefined;
};

/**
 * After a first turn that loses, how the second player gains two whites by force and at what ends.
 * Each of those ends is known to be lost for the player then to move.
 */
export const firstPartAgainst = (
  solver: Solver,
  position: Position,
  bounds: Omit<SolveLimits, 'within'>,
): Proof | undefined => {
  if (position.turn !== 'second' || position.occupied.size !== 1) return undefined;
  if (!isOfficial(position)) return undefined;
  for (const symmetry of symmetriesOf(position.board)) {
    const image = transform(position, symmetry);
    const price = priceAgainst(firstTurnOf(image));
    if (price === undefined) continue;
    const proof = firstPart(solver, image, price, lostEndings(), bounds);
    if (proof === undefined || !endsOf(image, proof).every(isLost)) return undefined;
    return imageOf(proof, inverseOf(symmetry));
  }
  return undefined;
};

const isOfficial = ({ variant }: Position): boolean => formatVariant(variant) === 'official';

const isStart = (position: Position): boolean =>
  isUntouched(position) && position.rings.equals(position.board.rings);

/** What the first part may give after this first turn; `undefined` if it is not known to lose. */
const priceAgainst = (turn: string | undefined): MarbleCount | undefined => {
  if (turn === undefined) return undefined;
  const found = Object.entries(LOST).find(([, turns]) => turns.split(' ').includes(turn));
  return found && parseCount(found[0]);
};

let endings: readonly RingSet[] | undefined;

const lostEndings = (): readonly RingSet[] => {
  endings ??= endingsOf(ENDS.map((end) => unwrap(parsePosition(end))));
  return endings;
};

const isLost = (end: Position): boolean => ENDS.includes(nameOf(end));

/** The first turn in the table's words, of a position that has seen no other. */
const firstTurnOf = ({ board, marbles, occupied, rings }: Position): string | undefined => {
  const [ring, ...others] = occupied.toArray();
  const [removed, ...more] = board.rings.diff(rings).toArray();
  const marble = MARBLES.find((one) => marbles[one].size > 0);
  if (ring === undefined || removed === undefined || marble === undefined) return undefined;
  if (others.length > 0 || more.length > 0) return undefined;
  return `${MARBLE_LETTERS[marble]}${formatRing(board, ring)},${formatRing(board, removed)}`;
};

const inverseOf = (symmetry: Symmetry): Symmetry => {
  const inverse = [...symmetry];
  for (const [ring, image] of symmetry.entries()) {
    inverse[image] = ring as typeof image;
  }
  return inverse;
};

const pick = <T>(all: readonly T[], random: number): T | undefined =>
  all[Math.floor(random * all.length)];
