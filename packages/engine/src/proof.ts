import { apply, err, formatTurnIn, ok, parseTurn } from '@zertz/rules';
import type { MarbleCount, NotationError, Position, Result, Turn } from '@zertz/rules';

/** What a forced line leads to: a won game, or so many white marbles gained. */
export type Aim = 'win' | Gain;

/** White marbles that the player to move gains, while the other gains no more than `giving`. */
export interface Gain {
  readonly whites: number;
  readonly giving: MarbleCount;
}

/** A turn of the attacker, and all the defender can answer; nothing where the aim is reached. */
export interface Proof {
  readonly turn: Turn;
  readonly replies: readonly ProofReply[];
}

export interface ProofReply {
  readonly turn: Turn;
  /** How the attacker goes on; `undefined` where the reply itself has lost. */
  readonly next: Proof | undefined;
}

/** A proof as JSON has it: turns in official notation. */
export interface ProofData {
  readonly turn: string;
  readonly replies: readonly ProofReplyData[];
}

export interface ProofReplyData {
  readonly turn: string;
  readonly next: ProofData | null;
}

/** Why data is no proof: where it went wrong, as the turns up to there. */
export type ProofDataError = { readonly line: readonly string[] } & (
  | { readonly code: 'malformed' }
  | { readonly code: 'unreadable-turn'; readonly text: string; readonly error: NotationError }
);

/** R11.18: a capture that is missed would be demanded, so captures count as enforced in proofs. */
export const enforcing = (position: Position): Position =>
  position.variant.missedCapture === 'enforced'
    ? position
    : {
        ...position,
        variant: { ...position.variant, missedCapture: 'enforced' },
        owed: false,
      };

/** The proof of a position, all turns of which must be legal, as data. */
export const formatProof = (position: Position, proof: Proof): ProofData =>
  formatted(enforcing(position), proof);

const formatted = (position: Position, { replies, turn }: Proof): ProofData => {
  const { after } = apply(position, turn);
  return {
    turn: formatTurnIn(position, turn),
    replies: replies.map(({ next, turn: reply }) => ({
      turn: formatTurnIn(after, reply),
      next: next === undefined ? null : formatted(apply(after, reply).after, next),
    })),
  };
};

/** Reads what `formatProof` has written. It is no proof yet that has been checked. */
export const parseProof = (position: Position, data: unknown): Result<Proof, ProofDataError> =>
  parsedProof(enforcing(position), data, []);

type Line = readonly string[];

const parsedProof = (
  position: Position,
  data: unknown,
  line: Line,
): Result<Proof, ProofDataError> => {
  if (!isRecord(data) || typeof data['turn'] !== 'string' || !Array.isArray(data['replies'])) {
    return err({ code: 'malformed', line });
  }
  const read = parsedTurn(position, data['turn'], line);
  if (!read.ok) return read;
  const { after, line: on, turn } = read.value;
  const replies: ProofReply[] = [];
  for (const item of data['replies'] as readonly unknown[]) {
    const reply = parsedReply(after, item, on);
    if (!reply.ok) return reply;
    replies.push(reply.value);
  }
  return ok({ turn, replies });
};

const parsedReply = (
  position: Position,
  data: unknown,
  line: Line,
): Result<ProofReply, ProofDataError> => {
  if (!isRecord(data) || typeof data['turn'] !== 'string' || data['next'] === undefined) {
    return err({ code: 'malformed', line });
  }
  const read = parsedTurn(position, data['turn'], line);
  if (!read.ok) return read;
  if (data['next'] === null) return ok({ turn: read.value.turn, next: undefined });
  const next = parsedProof(read.value.after, data['next'], read.value.line);
  return next.ok ? ok({ turn: read.value.turn, next: next.value }) : next;
};

interface Read {
  readonly turn: Turn;
  readonly after: Position;
  readonly line: Line;
}

const parsedTurn = (position: Position, text: string, line: Line): Result<Read, ProofDataError> => {
  const turn = parseTurn(position, text);
  if (!turn.ok) return err({ code: 'unreadable-turn', line, text, error: turn.error });
  const { after } = apply(position, turn.value);
  return ok({ turn: turn.value, after, line: [...line, text] });
};

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;
