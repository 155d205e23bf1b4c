import {
  difference,
  err,
  marbleAt,
  marblesOn,
  MARBLES,
  NO_MARBLES,
  ok,
  RingSet,
  startPosition,
  sum,
} from '@zertz/rules';
import type { Marble, MarbleCount, Player, Position, Result, Ring, Variant } from '@zertz/rules';

/** What a click puts on a place of the board. */
export const BRUSHES = ['white', 'grey', 'black', 'vacant', 'gone'] as const;
export type Brush = (typeof BRUSHES)[number];

/** Why a change would leave more marbles on the table than the game has. */
export interface SupplyFault {
  readonly code: 'supply';
  readonly marble: Marble;
  /** How many there are in all. */
  readonly supply: number;
}

const isMarble = (brush: Brush): brush is Marble => MARBLES.some((marble) => marble === brush);

/** A position about which nothing is known but how it stands: no pass, no debt, no last marble. */
export const settled = (position: Position): Position => ({
  ...position,
  used: position.variant.usedRings === 'locked' ? position.occupied : RingSet.EMPTY,
  passes: 0,
  newest: undefined,
  owed: false,
  collaborated: false,
});

/** What is neither on the board nor captured lies in the pool. */
const withPool = (position: Position): Result<Position, SupplyFault> => {
  const { captives, variant } = position;
  const out = sum(marblesOn(position, position.occupied), sum(captives.first, captives.second));
  const short = MARBLES.find((marble) => out[marble] > variant.supply[marble]);
  return short === undefined
    ? ok(settled({ ...position, pool: difference(variant.supply, out) }))
    : err({ code: 'supply', marble: short, supply: variant.supply[short] });
};

/** Puts a marble, a vacant ring or nothing on a place of the board. */
export const paint = (
  position: Position,
  ring: Ring,
  brush: Brush,
): Result<Position, SupplyFault> => {
  const keep = (marble: Marble): RingSet => position.marbles[marble].without(ring);
  const marbles = { white: keep('white'), grey: keep('grey'), black: keep('black') };
  if (isMarble(brush)) marbles[brush] = marbles[brush].with(ring);
  return withPool({
    ...position,
    rings: brush === 'gone' ? position.rings.without(ring) : position.rings.with(ring),
    marbles,
    occupied: marbles.white.union(marbles.grey).union(marbles.black),
  });
};

/** A second click with the same brush takes back what the first one did. */
export const brushAgain = (position: Position, ring: Ring, brush: Brush): Brush => {
  if (isMarble(brush)) return marbleAt(position, ring) === brush ? 'vacant' : brush;
  if (brush === 'gone') return position.rings.has(ring) ? 'gone' : 'vacant';
  return brush;
};

export const withCaptives = (
  position: Position,
  player: Player,
  captives: MarbleCount,
): Result<Position, SupplyFault> =>
  withPool({ ...position, captives: { ...position.captives, [player]: captives } });

export const withTurn = (position: Position, turn: Player): Position =>
  settled({ ...position, turn });

/** The same position under other rules. Another board begins whole, as nothing fits it. */
export const withVariant = (
  position: Position,
  variant: Variant,
): Result<Position, SupplyFault> => {
  if (variant.board === position.variant.board) return withPool({ ...position, variant });
  return ok(settled(startPosition(variant, { turn: position.turn })));
};

/** The whole board without a marble on it. */
export const emptied = ({ turn, variant }: Position): Position => {
  const bare = { ...variant, handicap: { first: NO_MARBLES, second: NO_MARBLES } };
  return { ...settled(startPosition(bare, { turn })), variant };
};
