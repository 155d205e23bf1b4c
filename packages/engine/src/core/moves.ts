import { MARBLES, RingSet } from '@zertz/rules';
import type { Capture, Ring, Turn } from '@zertz/rules';
import type { Core } from './core.ts';
import { NO_PLACE } from './places.ts';

/** Kinds of moves, numbered as in `assembly/move.ts`, which tells the bits. */
export const PLACEMENT = 0;
export const JUMP = 1;
const REMOVAL = 2;
const PASS = 3;

export const kindOf = (move: number): number => (move >> 16) & 3;
const colourOf = (move: number): number => (move >> 14) & 3;
export const startOf = (move: number): number => (move >> 7) & 127;
export const endOf = (move: number): number => move & 127;
const declinedOf = (move: number): number => move >>> 18;

/** Every whole turn of the position, which must not be over: the moves that make it up. */
export const turnsOf = (core: Core): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = [];
  const extend = (begun: readonly number[]): void => {
    for (const move of core.moves()) {
      const moves = [...begun, move];
      core.make(move);
      if (core.jumper() === undefined) found.push(moves);
      else extend(moves);
      core.unmake();
    }
  };
  extend([]);
  return found;
};

/** The turn that these moves of the position make up. */
export const turnOf = (core: Core, moves: readonly number[]): Turn => {
  const last = moves[moves.length - 1];
  if (last === undefined) throw new RangeError('no moves are no turn');
  const marble = MARBLES[colourOf(last)];
  const removal = core.ringAt(endOf(last));
  switch (kindOf(last)) {
    case PLACEMENT: {
      const to = ringAt(core, startOf(last));
      if (marble === undefined) throw new RangeError(`${last} is no move`);
      const declined = declinedRings(core, last, to, removal);
      return { kind: 'placement', marble, to, removal, declined };
    }
    case JUMP:
      return { kind: 'capture', path: pathOf(core, moves), removal: undefined, declined: NONE };
    case PASS:
      return { kind: 'pass' };
    default: {
      const jumps = moves.slice(0, -1);
      const declined = after(core, jumps, () => declinedRings(core, last, undefined, removal));
      if (jumps.length > 0) {
        return { kind: 'capture', path: pathOf(core, jumps), removal, declined };
      }
      if (removal === undefined) throw new RangeError(`${last} is no turn`);
      return { kind: 'removal', removal, declined };
    }
  }
};

/** The moves that make up a legal turn of the position. */
export const movesOf = (core: Core, turn: Turn): readonly number[] => {
  switch (turn.kind) {
    case 'placement': {
      const { declined, marble, removal, to } = turn;
      const bits = (MARBLES.indexOf(marble) << 14) | (core.placeOf(to) << 7);
      return [bits | placeOf(core, removal) | declinedBits(core, declined, to, removal)];
    }
    case 'removal':
      return [removalMove(core, turn.removal, turn.declined)];
    case 'pass':
      return [PASS << 16];
    case 'capture': {
      const jumps = jumpsAlong(core, turn.path);
      return after(core, jumps, () =>
        core.jumper() === undefined
          ? jumps
          : [...jumps, removalMove(core, turn.removal, turn.declined)],
      );
    }
  }
};

const NONE = RingSet.EMPTY;

/** What `look` sees once these moves have been made; they are unmade again. */
const after = <T>(core: Core, moves: readonly number[], look: () => T): T => {
  for (const move of moves) core.make(move);
  const seen = look();
  for (const _ of moves) core.unmake();
  return seen;
};

const ringAt = (core: Core, place: number): Ring => {
  const ring = core.ringAt(place);
  if (ring === undefined) throw new RangeError(`no ring has place ${place}`);
  return ring;
};

const placeOf = (core: Core, ring: Ring | undefined): number =>
  ring === undefined ? NO_PLACE : core.placeOf(ring);

const pathOf = (core: Core, jumps: readonly number[]): Capture['path'] => {
  const [first, ...more] = jumps;
  if (first === undefined) throw new RangeError('no jumps are no capture');
  return [
    ringAt(core, startOf(first)),
    ringAt(core, endOf(first)),
    ...more.map((jump) => ringAt(core, endOf(jump))),
  ];
};

const jumpsAlong = (core: Core, path: Capture['path']): readonly number[] => {
  const places = path.map((ring) => core.placeOf(ring));
  return places.slice(1).map((to, index) => to | ((places[index] ?? 0) << 7) | (JUMP << 16));
};

const removalMove = (core: Core, removal: Ring | undefined, declined: RingSet): number =>
  placeOf(core, removal) | (REMOVAL << 16) | declinedBits(core, declined, undefined, removal);

const declinedRings = (
  core: Core,
  move: number,
  to: Ring | undefined,
  removal: Ring | undefined,
): RingSet => {
  const bits = declinedOf(move);
  if (bits === 0) return NONE;
  return core
    .claimable(to, removal)
    .filter((_, index) => ((bits >> index) & 1) === 1)
    .reduce((all, group) => all.union(group), NONE);
};

const declinedBits = (
  core: Core,
  declined: RingSet,
  to: Ring | undefined,
  removal: Ring | undefined,
): number => {
  if (declined.isEmpty) return 0;
  const groups = core.claimable(to, removal);
  const left = groups.map((group, index) => (group.isSubsetOf(declined) ? 1 << index : 0));
  return left.reduce((all, bit) => all | bit, 0) << 18;
};
