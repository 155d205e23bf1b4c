import { enforcing, longestLine, toldLine } from '@zertz/engine';
import type { Proof, ProofReply, Step } from '@zertz/engine';
import { apply } from '@zertz/rules';
import type { Played, Position, Turn } from '@zertz/rules';

/** A turn of a forced line as a picture. */
export interface Frame {
  readonly step: Step;
  readonly played: Played;
  /** For an answer: how many there are, and which it is of those that hold out longest first. */
  readonly replies: number;
  readonly pick: number;
}

/** The answers, those that hold out longest first. */
const repliesOf = ({ replies }: Proof): readonly ProofReply[] =>
  replies.toSorted((a, b) => lengthOf(b) - lengthOf(a));

const lengthOf = ({ next }: ProofReply): number =>
  next === undefined ? 0 : longestLine(next).length;

/**
 * A forced line as pictures. Where the defender has a choice, `picks` says which of his answers is
 * followed, the first of them for the first answer and so on; the longest where it does not.
 */
export const filmstripOf = (
  start: Position,
  proof: Proof,
  picks: readonly number[] = [],
): readonly Frame[] => {
  const made: { turn: Turn; replies: number; pick: number }[] = [];
  let now: Proof | undefined = proof;
  for (let level = 0; now !== undefined; level++) {
    made.push({ turn: now.turn, replies: 0, pick: 0 });
    const replies = repliesOf(now);
    const pick = Math.min(picks[level] ?? 0, replies.length - 1);
    const reply: ProofReply | undefined = replies[pick];
    if (reply !== undefined) made.push({ turn: reply.turn, replies: replies.length, pick });
    now = reply?.next;
  }
  const from = enforcing(start);
  const { steps } = toldLine(
    from,
    made.map(({ turn }) => turn),
  );
  let position = from;
  return made.flatMap(({ pick, replies, turn }, index) => {
    const played = apply(position, turn);
    position = played.after;
    const step = steps[index];
    return step === undefined ? [] : [{ step, played, replies, pick }];
  });
};
