import { formatRing, parseRing } from './board.ts';
import type { Board } from './board.ts';
import { apply, play } from './play.ts';
import type { MarbleOn, Played } from './play.ts';
import type { Position } from './position.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import { RingSet } from './ringSet.ts';
import type { Marble, Ring } from './types.ts';
import type { Refusal, Turn } from './turn.ts';
import { scanTurn } from './notationScan.ts';
import type { Scanned, ScanError, Spelled } from './notationScan.ts';

/** Why a written turn is not a turn of the game; `at` is the 1-based character it got stuck at. */
export type NotationError =
  | ScanError
  /** The marble there has another colour, or there is none. */
  | {
      readonly code: 'wrong-colour';
      readonly at: number;
      readonly ring: Ring;
      readonly written: Marble;
      readonly found: Marble | undefined;
    }
  /** The marbles written as claimed or left are not those of this turn's groups (R13.5). */
  | { readonly code: 'claims-differ'; readonly at: number; readonly claims: readonly MarbleOn[] }
  | { readonly code: 'refused'; readonly at: number; readonly refusal: Refusal };

const LETTERS = { white: 'W', grey: 'G', black: 'B' } as const;

/** Official notation of a turn that was played, with the extensions of R13.3. */
export const formatTurn = (played: Played): string => {
  const { board } = played.before;
  const claims = played.claimed.length === 0 ? '' : ` x ${formatMarbles(board, played.claimed)}`;
  const left = played.left.length === 0 ? '' : ` ~ ${formatMarbles(board, played.left)}`;
  return `${formatBody(played)}${claims}${left}`;
};

/** Official notation of a legal turn that has not been played. */
export const formatTurnIn = (position: Position, turn: Turn): string =>
  formatTurn(apply(position, turn));

/** Reads a turn, forgiving case and blanks, and checks it against the position. */
export const parseTurn = (position: Position, text: string): Result<Turn, NotationError> => {
  const scanned = scanTurn(text, (label) => parseRing(position.board, label));
  if (!scanned.ok) return scanned;
  return resolve(position, scanned.value);
};

const formatBody = ({ before, captured, turn }: Played): string => {
  const label = (ring: Ring): string => formatRing(before.board, ring);
  switch (turn.kind) {
    case 'placement': {
      const removal = turn.removal === undefined ? '' : `,${label(turn.removal)}`;
      return `${LETTERS[turn.marble]}${label(turn.to)}${removal}`;
    }
    case 'capture': {
      const [from, ...landings] = turn.path;
      const jumps = landings.map((to, index) => {
        const marble = captured[index]?.marble;
        return `${marble === undefined ? '' : LETTERS[marble]}${label(to)}`;
      });
      const removal = turn.removal === undefined ? '' : `,${label(turn.removal)}`;
      return `x ${label(from)}${jumps.join('')}${removal}`;
    }
    case 'removal':
      return `-,${label(turn.removal)}`;
    case 'pass':
      return '-';
  }
};

const formatMarbles = (board: Board, marbles: readonly MarbleOn[]): string =>
  marbles.map(({ marble, ring }) => `${LETTERS[marble]}${formatRing(board, ring)}`).join('');

/** The turn that was written, if the position allows it and the colours and claims are right. */
const resolve = (position: Position, scanned: Scanned): Result<Turn, NotationError> => {
  const claimingAll = play(position, scanned.turn);
  if (!claimingAll.ok) {
    return err({
      code: 'refused',
      at: placeOf(scanned, claimingAll.error),
      refusal: claimingAll.error,
    });
  }
  const { captured, claimed, isolated } = claimingAll.value;
  const wrong =
    wrongColour(
      scanned.jumped,
      captured.map(({ marble }) => marble),
    ) ?? wrongColour([...scanned.claimed, ...scanned.left], colours(scanned, claimed));
  if (wrong !== undefined) return err(wrong);
  if (scanned.claimed.length + scanned.left.length === 0) return ok(scanned.turn);
  const claims = RingSet.from(scanned.claimed.map(({ ring }) => ring));
  const left = RingSet.from(scanned.left.map(({ ring }) => ring));
  const whole = isolated.every((group) => group.isSubsetOf(claims) || group.isSubsetOf(left));
  const named = RingSet.from(claimed.map(({ ring }) => ring));
  if (!whole || !claims.union(left).equals(named) || claims.intersects(left)) {
    return err({ code: 'claims-differ', at: scanned.claimsAt, claims: claimed });
  }
  if (left.isEmpty || scanned.turn.kind === 'pass') return ok(scanned.turn);
  const turn: Turn = { ...scanned.turn, declined: left };
  const played = play(position, turn);
  return played.ok
    ? ok(turn)
    : err({ code: 'refused', at: scanned.claimsAt, refusal: played.error });
};

const colours = (scanned: Scanned, claimed: readonly MarbleOn[]): readonly (Marble | undefined)[] =>
  [...scanned.claimed, ...scanned.left].map(
    ({ marble, ring }) => claimed.find((on) => on.ring === ring)?.marble ?? marble,
  );

const wrongColour = (
  written: readonly Spelled[],
  found: readonly (Marble | undefined)[],
): NotationError | undefined => {
  for (const [index, { at, marble, ring }] of written.entries()) {
    if (marble !== undefined && marble !== found[index]) {
      return { code: 'wrong-colour', at, ring, written: marble, found: found[index] };
    }
  }
  return undefined;
};

/** The character of the ring or marble that a refusal is about. */
const placeOf = (scanned: Scanned, refusal: Refusal): number => {
  if (refusal.code === 'no-such-jump') {
    return scanned.places.find(({ ring }) => ring === refusal.to)?.at ?? 1;
  }
  if ('ring' in refusal) {
    const wanted = scanned.places.filter(({ ring }) => ring === refusal.ring);
    return wanted[wanted.length - 1]?.at ?? 1;
  }
  if ('at' in refusal) return scanned.places[scanned.places.length - 1]?.at ?? 1;
  return 1;
};
