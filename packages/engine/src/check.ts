import { err, formatTurnIn, legalTurns, ok, outcome, play } from '@zertz/rules';
import type { MarbleCount, Player, Position, Refusal, Result, Turn } from '@zertz/rules';
import { enforcing } from './proof.ts';
import type { Aim, Proof } from './proof.ts';

/** What a proof that has passed consists of. */
export interface CheckedProof {
  /** Turns of the attacker in it. */
  readonly turns: number;
  /** Turns of the defender in it. */
  readonly replies: number;
  /** The most placements of the attacker in any line. */
  readonly within: number;
}

/** What is wrong with a proof; `line` is written in official notation and leads to the place. */
export type ProofFault = { readonly line: readonly string[] } & (
  | { readonly code: 'illegal-turn'; readonly refusal: Refusal }
  /** The game has ended, or the aim is out of reach, before it was reached. */
  | { readonly code: 'failed' }
  /** No reply is given although the aim is not reached yet. */
  | { readonly code: 'not-won' }
  /** The proof goes on after its aim has been reached. */
  | { readonly code: 'goes-on' }
  | { readonly code: 'reply-missing'; readonly turn: string }
  | { readonly code: 'reply-repeated'; readonly turn: string }
  | { readonly code: 'reply-illegal' }
);

/**
 * Verifies a forced line by the rules alone: each turn of the attacker is legal, all legal turns of
 * the defender are answered, and every line reaches the aim. Repetition cannot be seen, as it
 * depends on what was played before.
 */
export const checkProof = (
  position: Position,
  proof: Proof,
  aim: Aim = 'win',
): Result<CheckedProof, ProofFault> => {
  const start = enforcing(position);
  return check({ aim, start, attacker: start.turn }, start, proof, []);
};

interface Task {
  readonly aim: Aim;
  readonly start: Position;
  readonly attacker: Player;
}

type Line = readonly string[];

const check = (
  task: Task,
  position: Position,
  proof: Proof,
  before: Line,
): Result<CheckedProof, ProofFault> => {
  const { replies, turn } = proof;
  const played = play(position, turn);
  if (!played.ok) return err({ code: 'illegal-turn', line: before, refusal: played.error });
  const { after } = played.value;
  const line = [...before, formatTurnIn(position, turn)];
  const own = Number(turn.kind === 'placement' || turn.kind === 'removal');
  const state = judge(task, after);
  if (state === 'failed') return err({ code: 'failed', line });
  if (state === 'reached') {
    return replies.length > 0
      ? err({ code: 'goes-on', line })
      : ok({ turns: 1, replies: 0, within: own });
  }
  if (replies.length === 0) return err({ code: 'not-won', line });

  const open = new Set([...legalTurns(after)].map((legal) => formatTurnIn(after, legal)));
  const seen = new Set<string>();
  const sum = { turns: 1, replies: replies.length, within: 0 };
  for (const reply of replies) {
    const answered = checkReply(task, after, reply.turn, open, seen, line);
    if (!answered.ok) return answered;
    const { after: next, text, reached } = answered.value;
    const here = [...line, text];
    if (reached) {
      if (reply.next !== undefined) return err({ code: 'goes-on', line: here });
      continue;
    }
    if (reply.next === undefined) return err({ code: 'not-won', line: here });
    const rest = check(task, next, reply.next, here);
    if (!rest.ok) return rest;
    sum.turns += rest.value.turns;
    sum.replies += rest.value.replies;
    sum.within = Math.max(sum.within, rest.value.within);
  }
  for (const legal of open) {
    if (!seen.has(legal)) return err({ code: 'reply-missing', line, turn: legal });
  }
  return ok({ ...sum, within: sum.within + own });
};

const checkReply = (
  task: Task,
  position: Position,
  turn: Turn,
  open: ReadonlySet<string>,
  seen: Set<string>,
  line: Line,
): Result<
  { readonly after: Position; readonly text: string; readonly reached: boolean },
  ProofFault
> => {
  const played = play(position, turn);
  if (!played.ok) return err({ code: 'reply-illegal', line });
  const text = formatTurnIn(position, turn);
  if (!open.has(text)) return err({ code: 'reply-illegal', line });
  if (seen.has(text)) return err({ code: 'reply-repeated', line, turn: text });
  seen.add(text);
  const state = judge(task, played.value.after);
  return state === 'failed'
    ? err({ code: 'failed', line: [...line, text] })
    : ok({ after: played.value.after, text, reached: state === 'reached' });
};

const judge = ({ aim, attacker, start }: Task, now: Position): 'open' | 'reached' | 'failed' => {
  const end = outcome(now);
  if (aim === 'win') {
    return end === undefined ? 'open' : end.winner === attacker ? 'reached' : 'failed';
  }
  const defender = attacker === 'first' ? 'second' : 'first';
  if (exceeds(now.captives[defender], start.captives[defender], aim.giving)) return 'failed';
  if (now.captives[attacker].white - start.captives[attacker].white >= aim.whites) return 'reached';
  return end === undefined ? 'open' : 'failed';
};

const exceeds = (held: MarbleCount, before: MarbleCount, most: MarbleCount): boolean =>
  held.white - before.white > most.white ||
  held.grey - before.grey > most.grey ||
  held.black - before.black > most.black;
