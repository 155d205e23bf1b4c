import { canCapture, followPath, nextJumps, standsOn } from './capture.ts';
import type { Chain } from './capture.ts';
import { claimableGroups } from './isolation.ts';
import {
  lockedRings,
  mayPass,
  mayPlace,
  removalsAfterCapture,
  removalsAfterPlacing,
} from './legal.ts';
import { difference, NO_MARBLES, oneMarble, sum, total } from './marbleCount.ts';
import { hasNothingToPlay, outcome } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import {
  freeRings,
  hasWayOut,
  isRingsOnly,
  placeableMarbles,
  placementSource,
} from './placement.ts';
import { marbleAt } from './position.ts';
import type { Position } from './position.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import { RingSet } from './ringSet.ts';
import { MARBLES, opponentOf } from './types.ts';
import type { ByMarble, Marble, MarbleCount, Ring } from './types.ts';
import type { Capture, Placement, Refusal, RemovalTurn, Turn } from './turn.ts';

/** A marble and where it stood. */
export interface MarbleOn {
  readonly marble: Marble;
  readonly ring: Ring;
}

/** What a turn did: enough to animate it, write it down and take it back. */
export interface Played {
  readonly before: Position;
  readonly turn: Turn;
  readonly after: Position;
  /** Marbles jumped over, in order. */
  readonly captured: readonly MarbleOn[];
  /** Groups claimed: their rings left the board with their marbles (R7.1). */
  readonly isolated: readonly RingSet[];
  /** The marbles of those groups, in label order. */
  readonly claimed: readonly MarbleOn[];
  /** Groups that could have been claimed and were left lying. */
  readonly declined: readonly RingSet[];
  /** The marbles of those groups, in label order. */
  readonly left: readonly MarbleOn[];
  /** Everything the mover gained: jumped and claimed. */
  readonly gain: MarbleCount;
  /** The end of the game, if this turn brought it. */
  readonly outcome: Outcome | undefined;
}

/** Plays a turn, or says why it may not be played. */
export const play = (position: Position, turn: Turn): Result<Played, Refusal> => {
  const refusal = refusalOf(position, turn);
  if (refusal !== undefined) return err(refusal);
  const played = apply(position, turn);
  const stray = strayDecline(played, turn);
  return stray === undefined ? ok(played) : err(stray);
};

/** Plays a turn known to be legal, such as one of `legalTurns`. Anything else gives nonsense. */
export const apply = (position: Position, turn: Turn): Played => {
  switch (turn.kind) {
    case 'placement':
      return applyPlacement(position, turn);
    case 'capture':
      return applyCapture(position, turn);
    case 'removal':
      return finish(position, turn, { removal: turn.removal, declined: turn.declined });
    case 'pass':
      return finish(position, turn, { passes: position.passes + 1 });
  }
};

const refusalOf = (position: Position, turn: Turn): Refusal | undefined => {
  if (outcome(position) !== undefined) return { code: 'game-over' };
  const capturing = canCapture(position);
  switch (turn.kind) {
    case 'placement':
      return placementRefusal(position, turn, capturing);
    case 'capture':
      return captureRefusal(position, turn);
    case 'removal':
      return removalTurnRefusal(position, turn, capturing);
    case 'pass':
      if (mayPass(position, capturing)) return undefined;
      return capturing ? { code: 'capture-forced' } : { code: 'may-not-pass' };
  }
};

const placementRefusal = (
  position: Position,
  { marble, to, removal }: Placement,
  capturing: boolean,
): Refusal | undefined => {
  if (!mayPlace(position, capturing)) return { code: 'capture-forced' };
  const unplaceable = marbleRefusal(position, marble) ?? targetRefusal(position, to);
  if (unplaceable !== undefined) return unplaceable;
  const free = removalsAfterPlacing(position, to);
  if (removal === undefined) return free.isEmpty ? undefined : { code: 'removal-required' };
  const visited = [to];
  return free.has(removal)
    ? undefined
    : removalRefusal(position, removal, position.occupied.with(to), visited);
};

/** Why a marble of this colour cannot be placed now. */
export const marbleRefusal = (position: Position, marble: Marble): Refusal | undefined => {
  if (isRingsOnly(position)) return { code: 'rings-only' };
  if (placeableMarbles(position).includes(marble)) return undefined;
  if (hasNothingToPlay(position)) return { code: 'must-pass' };
  return { code: 'marble-unavailable', marble, from: placementSource(position) };
};

/** Why no marble can be placed on a ring. */
export const targetRefusal = (position: Position, to: Ring): Refusal | undefined => {
  if (!position.rings.has(to)) return { code: 'ring-gone', ring: to };
  return position.occupied.has(to) ? { code: 'occupied', ring: to } : undefined;
};

/** Why a ring that is not among the removable ones cannot be removed. */
export const removalRefusal = (
  position: Position,
  ring: Ring,
  occupied: RingSet,
  visited: readonly Ring[],
): Refusal => {
  if (!position.rings.has(ring)) return { code: 'ring-gone', ring };
  if (occupied.has(ring)) return { code: 'removal-occupied', ring };
  return lockedRings(position, visited).has(ring) && hasWayOut(position.board, position.rings, ring)
    ? { code: 'ring-locked', ring }
    : { code: 'ring-not-free', ring };
};

const captureRefusal = (position: Position, { path, removal }: Capture): Refusal | undefined => {
  const [from, firstTo] = path;
  if (!position.rings.has(from)) return { code: 'ring-gone', ring: from };
  if (!position.occupied.has(from)) return { code: 'no-marble-there', ring: from };
  const chain = followPath(position, path);
  if ('brokenAt' in chain) {
    return {
      code: 'no-such-jump',
      from: path[chain.brokenAt] ?? from,
      to: path[chain.brokenAt + 1] ?? firstTo,
    };
  }
  if (from === position.newest) return { code: 'newest-may-not-jump', from };
  if (position.variant.chain === 'mandatory' && nextJumps(position, chain).length > 0) {
    return { code: 'capture-unfinished', at: standsOn(chain) };
  }
  return captureRemovalRefusal(position, chain, removal);
};

const captureRemovalRefusal = (
  position: Position,
  chain: Chain,
  removal: Ring | undefined,
): Refusal | undefined => {
  const free = removalsAfterCapture(position, chain);
  if (removal === undefined) return free.isEmpty ? undefined : { code: 'removal-required' };
  if (position.variant.ringAfterCapture === 'never') return { code: 'removal-after-capture' };
  if (free.has(removal)) return undefined;
  return removalRefusal(position, removal, chain.occupied, chain.path.slice(1));
};

const removalTurnRefusal = (
  position: Position,
  { removal }: RemovalTurn,
  capturing: boolean,
): Refusal | undefined => {
  if (!mayPlace(position, capturing)) return { code: 'capture-forced' };
  if (!isRingsOnly(position)) return { code: 'placement-required' };
  if (freeRings(position).has(removal)) return undefined;
  return removalRefusal(position, removal, position.occupied, []);
};

/** Declining is only for groups that this turn could claim, and only where it is a choice. */
const strayDecline = (played: Played, turn: Turn): Refusal | undefined => {
  if (turn.kind === 'pass' || turn.declined.isEmpty) return undefined;
  if (played.before.variant.isolationClaim === 'automatic') return { code: 'claim-automatic' };
  const ring = turn.declined.diff(unionOf(played.declined)).first();
  return ring === undefined ? undefined : { code: 'nothing-to-decline', ring };
};

const applyPlacement = (position: Position, turn: Placement): Played => {
  const { marble, to } = turn;
  const source = placementSource(position);
  const one = oneMarble(marble);
  return finish(position, turn, {
    removal: turn.removal,
    declined: turn.declined,
    marbles: { ...position.marbles, [marble]: position.marbles[marble].with(to) },
    occupied: position.occupied.with(to),
    visited: [to],
    pool: source === 'pool' ? difference(position.pool, one) : position.pool,
    spent: source === 'captives' ? one : NO_MARBLES,
    newest: to,
  });
};

const applyCapture = (position: Position, turn: Capture): Played => {
  const chain = followPath(position, turn.path);
  if ('brokenAt' in chain) throw new Error('apply: the capture is not legal');
  const from = turn.path[0];
  const jumper = marbleAt(position, from);
  if (jumper === undefined) throw new Error('apply: no marble stands where the capture begins');
  const captured = chain.jumped.map((ring) => {
    const marble = marbleAt(position, ring);
    if (marble === undefined) throw new Error('apply: no marble was jumped over');
    return { marble, ring };
  });
  const left = RingSet.from([from, ...chain.jumped]);
  const marbles = withoutRings(position.marbles, left);
  return finish(position, turn, {
    removal: turn.removal,
    declined: turn.declined,
    captured,
    marbles: { ...marbles, [jumper]: marbles[jumper].with(standsOn(chain)) },
    occupied: chain.occupied,
    visited: chain.path.slice(1),
  });
};

/** What a turn changed before its claims; what is left out stayed as it was. */
interface Change {
  readonly removal?: Ring | undefined;
  readonly declined?: RingSet;
  readonly captured?: readonly MarbleOn[];
  readonly marbles?: ByMarble<RingSet>;
  readonly occupied?: RingSet;
  readonly visited?: readonly Ring[];
  readonly pool?: MarbleCount;
  readonly spent?: MarbleCount;
  readonly newest?: Ring;
  readonly passes?: number;
}

/** The order at the end of a turn (R9.7): removal, claims, then what the game makes of it. */
const finish = (before: Position, turn: Turn, change: Change): Played => {
  const { board, captives, variant, turn: mover } = before;
  const { removal, declined = RingSet.EMPTY, captured = [], pool = before.pool } = change;
  const rings = removal === undefined ? before.rings : before.rings.without(removal);
  const occupied = change.occupied ?? before.occupied;
  const marbles = change.marbles ?? before.marbles;
  const claimable =
    turn.kind === 'placement' || removal !== undefined
      ? claimableGroups(before, rings, occupied, removal)
      : [];
  const isolated = claimable.filter((group) => !group.isSubsetOf(declined));
  const leftLying = claimable.filter((group) => group.isSubsetOf(declined));
  const gone = unionOf(isolated);
  const claimed = marblesStanding(marbles, gone);
  const gain = [...captured, ...claimed].reduce(
    (all, { marble }) => sum(all, oneMarble(marble)),
    NO_MARBLES,
  );
  const ringsLeft = rings.diff(gone);
  const after: Position = {
    variant,
    board,
    rings: ringsLeft,
    marbles: gone.isEmpty ? marbles : withoutRings(marbles, gone),
    occupied: occupied.diff(gone),
    pool,
    captives: {
      ...captives,
      [mover]: sum(difference(captives[mover], change.spent ?? NO_MARBLES), gain),
    },
    turn: opponentOf(mover),
    used: lockedRings(before, change.visited ?? []).intersect(ringsLeft),
    passes: change.passes ?? 0,
    newest:
      variant.jumpChoice === 'olderOverNewer' ? newestOn(ringsLeft, change.newest) : undefined,
    owed: false,
    collaborated: collaborated(before, pool),
  };
  return {
    before,
    turn,
    after,
    captured,
    isolated,
    claimed,
    declined: leftLying,
    left: marblesStanding(marbles, unionOf(leftLying)),
    gain,
    outcome: outcome(after),
  };
};

const unionOf = (groups: readonly RingSet[]): RingSet =>
  groups.reduce((all, group) => all.union(group), RingSet.EMPTY);

const marblesStanding = (marbles: ByMarble<RingSet>, rings: RingSet): readonly MarbleOn[] =>
  rings.toArray().flatMap((ring) => {
    const marble = MARBLES.find((colour) => marbles[colour].has(ring));
    return marble === undefined ? [] : [{ marble, ring }];
  });

const newestOn = (rings: RingSet, ring: Ring | undefined): Ring | undefined =>
  ring !== undefined && rings.has(ring) ? ring : undefined;

/** R11.16: the pool has just run out and nobody had captured anything before this turn. */
const collaborated = (before: Position, pool: MarbleCount): boolean =>
  before.variant.collaboration === 'bothLose' &&
  total(pool) === 0 &&
  total(before.pool) > 0 &&
  total(before.captives.first) === 0 &&
  total(before.captives.second) === 0;

const withoutRings = (marbles: ByMarble<RingSet>, rings: RingSet): ByMarble<RingSet> => ({
  white: marbles.white.diff(rings),
  grey: marbles.grey.diff(rings),
  black: marbles.black.diff(rings),
});
