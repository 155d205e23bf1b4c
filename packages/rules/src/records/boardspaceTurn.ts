import { followPath } from '../capture.ts';
import { playTurn } from '../game.ts';
import type { Game } from '../game.ts';
import { placementSource } from '../placement.ts';
import type { Position } from '../position.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { RingSet } from '../ringSet.ts';
import type { Marble, Ring } from '../types.ts';
import type { Path, Refusal, Turn } from '../turn.ts';
import { POOL } from './boardspaceCommand.ts';
import type { Command, Rack, Seat } from './boardspaceCommand.ts';
import type { DamageAt } from './boardspaceSetup.ts';

/** A turn as far as it is written: its parts come in any order and may be taken back. */
export interface TurnInParts {
  readonly seat: Seat;
  readonly placed: Placed | undefined;
  readonly removed: { readonly ring: Ring; readonly at: number } | undefined;
  readonly path: Path | undefined;
  /** Where the last part is written. */
  readonly at: number;
}

interface Placed {
  readonly from: Rack;
  readonly marble: Marble;
  readonly ring: Ring;
  readonly at: number;
}

export const startTurn = (seat: Seat, at: number): TurnInParts => ({
  seat,
  placed: undefined,
  removed: undefined,
  path: undefined,
  at,
});

export const isBlank = ({ path, placed, removed }: TurnInParts): boolean =>
  path === undefined && placed === undefined && removed === undefined;

/**
 * The turn with one more part. `cannot`: the command makes no sense after the others; what the
 * rules say of the whole turn is asked when it ends.
 */
export const withPart = (
  position: Position,
  turn: TurnInParts,
  command: Command,
  at: number,
): Result<TurnInParts, Refusal | 'cannot'> => {
  const { path, placed, removed } = turn;
  switch (command.kind) {
    case 'place': {
      if (placed !== undefined || path !== undefined) return err('cannot');
      const { from, marble, ring } = command;
      if (placementSource(position) === 'pool' ? from === POOL : from === turn.seat) {
        return ok({ ...turn, at, placed: { from, marble, ring, at } });
      }
      if (from !== POOL) return err('cannot');
      return err({ code: 'marble-unavailable', marble, from: 'pool' });
    }
    case 'unplace':
      return placed?.ring === command.ring && placed.from === command.to
        ? ok({ ...turn, at, placed: undefined })
        : err('cannot');
    case 'remove':
      return removed === undefined
        ? ok({ ...turn, at, removed: { ring: command.ring, at } })
        : err('cannot');
    case 'restore':
      return removed?.ring === command.ring
        ? ok({ ...turn, at, removed: undefined })
        : err('cannot');
    case 'jump':
      return withJump(position, turn, command, at);
    default:
      return err('cannot');
  }
};

const withJump = (
  position: Position,
  turn: TurnInParts,
  { from, to }: Extract<Command, { readonly kind: 'jump' }>,
  at: number,
): Result<TurnInParts, Refusal | 'cannot'> => {
  const { path } = turn;
  const standing = path?.at(-1);
  if (turn.placed !== undefined || (standing !== undefined && standing !== from)) {
    return err('cannot');
  }
  if (path === undefined && !position.occupied.has(from)) {
    return err({ code: 'no-marble-there', ring: from });
  }
  const next: Path = path === undefined ? [from, to] : [...path, to];
  return 'brokenAt' in followPath(position, next)
    ? err({ code: 'no-such-jump', from, to })
    : ok({ ...turn, at, path: next });
};

/** Plays the turn, or says what is wrong with it and where. */
export const endTurn = (game: Game, turn: TurnInParts): Result<Game, DamageAt> => {
  const whole = wholeTurn(turn);
  if (whole === undefined) {
    return err({ at: turn.removed?.at ?? turn.at, fault: { code: 'ring-without-marble' } });
  }
  const played = playTurn(game, whole);
  if (played.ok) return played;
  const refusal = played.error;
  return err({ at: placeOf(turn, refusal), fault: { code: 'illegal-turn', refusal } });
};

/** `undefined` if a ring was removed and nothing else done. */
const wholeTurn = ({ path, placed, removed }: TurnInParts): Turn | undefined => {
  const removal = removed?.ring;
  const declined = RingSet.EMPTY;
  if (path !== undefined) return { kind: 'capture', path, removal, declined };
  if (placed === undefined) return undefined;
  return { kind: 'placement', marble: placed.marble, to: placed.ring, removal, declined };
};

/** Which part a refusal is about; the last one if it is about what is missing. */
const placeOf = (turn: TurnInParts, refusal: Refusal): number => {
  switch (refusal.code) {
    case 'removal-occupied':
    case 'ring-not-free':
    case 'ring-locked':
    case 'removal-after-capture':
      return turn.removed?.at ?? turn.at;
    case 'ring-gone':
      return (refusal.ring === turn.removed?.ring ? turn.removed : turn.placed)?.at ?? turn.at;
    case 'occupied':
    case 'marble-unavailable':
    case 'capture-forced':
    case 'must-pass':
    case 'rings-only':
      return turn.placed?.at ?? turn.at;
    default:
      return turn.at;
  }
};
