import { longestLine } from '@zertz/engine';
import type { Proof, ProofReply } from '@zertz/engine';
import { canCapture, formatTurnIn, newGame, playTurn, positionOf } from '@zertz/rules';
import type { Game, Played, Turn } from '@zertz/rules';
import { lastTurn, sessionOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import type { Tapped } from '../play/taps.ts';
import { RUNGS } from './hints.ts';
import type { Task } from './task.ts';

/** How far a puzzle is. */
export type Phase =
  /**
   * A turn is being made; `replies`: how many the one before has left, once there was one; `shown`:
   * a hint made it.
   */
  | { readonly kind: 'turn'; readonly replies: number | undefined; readonly shown: boolean }
  /** Whether the turn just made wins too, though the proof does not have it, is being looked at. */
  | { readonly kind: 'asking'; readonly turn: Turn }
  /** The opponent is about to answer a turn that wins. */
  | { readonly kind: 'answering'; readonly replies: readonly ProofReply[] }
  /** The opponent is about to show what a turn allows. */
  | { readonly kind: 'refuting'; readonly reply: Turn }
  /** That has been shown; `reply`: by what, unless the turn itself ended the game. */
  | { readonly kind: 'wrong'; readonly reply: Played | undefined; readonly forced: boolean }
  /** The turn wins, but not as soon as it could. */
  | { readonly kind: 'slow' }
  /** Nobody could say what is wrong with it. */
  | { readonly kind: 'unjudged' }
  | { readonly kind: 'solved' };

/** A puzzle being solved. A plain value. */
export interface Attempt {
  readonly task: Task;
  readonly session: Session;
  readonly phase: Phase;
  /** Where the turn began, and how it goes on from there: trying again returns to it. */
  readonly begun: Session;
  readonly proof: Proof;
  /** The placements left from there. */
  readonly left: number;
  /** Turns that did not win. */
  readonly wrong: number;
  /** Rungs of the hint taken for this turn, and the most for any. */
  readonly rungs: number;
  readonly helped: number;
}

const TURN: Phase = { kind: 'turn', replies: undefined, shown: false };

export const beginPuzzle = (task: Task): Attempt => {
  const begun = sessionOf(newGame(task.position), 'grey');
  return {
    task,
    session: begun,
    phase: TURN,
    begun,
    proof: task.proof,
    left: task.puzzle.within,
    wrong: 0,
    rungs: 0,
    helped: 0,
  };
};

const mayTryAgain = ({ phase }: Attempt): boolean =>
  phase.kind === 'wrong' || phase.kind === 'slow' || phase.kind === 'unjudged';

/** Takes what an input makes of the turn. After a mistake any input only puts it back. */
export const attend = (now: Attempt, make: (session: Session) => Tapped): Attempt => {
  if (mayTryAgain(now)) return tryAgain(now);
  if (now.phase.kind !== 'turn') return now;
  const { session, turn } = make(now.session);
  const next: Attempt = { ...now, session };
  return turn === undefined ? next : takeTurn(next, turn);
};

/** The solver's turn: what wins is answered, and what nobody knows is to be asked. */
const takeTurn = (now: Attempt, turn: Turn): Attempt => {
  const next = playTurn(now.session.game, turn);
  if (!next.ok) {
    return { ...now, session: { ...now.session, refusal: { refusal: next.error, at: undefined } } };
  }
  const start = positionOf(now.begun.game);
  const session = sessionOf(next.value, now.session.colour);
  const after: Attempt = { ...now, session };
  if (hasWon(now, next.value)) return { ...after, phase: { kind: 'solved' } };
  const right = formatTurnIn(start, turn) === formatTurnIn(start, now.proof.turn);
  const phase: Phase = right
    ? { kind: 'answering', replies: now.proof.replies }
    : { kind: 'asking', turn };
  return { ...after, phase };
};

const hasWon = ({ task }: Attempt, { outcome }: Game): boolean =>
  outcome !== undefined && outcome.winner === task.position.turn;

/** What was found out about the turn that was asked about. */
export type Judgement =
  | { readonly kind: 'wins'; readonly replies: readonly ProofReply[] }
  | { readonly kind: 'slow' }
  | { readonly kind: 'fails'; readonly reply: Turn | undefined }
  | { readonly kind: 'unjudged' };

export const judged = (now: Attempt, judgement: Judgement): Attempt => {
  if (now.phase.kind !== 'asking') return now;
  switch (judgement.kind) {
    case 'wins':
      return { ...now, phase: { kind: 'answering', replies: judgement.replies } };
    case 'slow':
    case 'unjudged':
      return { ...now, phase: judgement };
    case 'fails':
      return judgement.reply === undefined
        ? {
            ...now,
            wrong: now.wrong + 1,
            phase: { kind: 'wrong', reply: undefined, forced: false },
          }
        : { ...now, phase: { kind: 'refuting', reply: judgement.reply } };
  }
};

/** The opponent makes the answer that was pending. */
export const respond = (now: Attempt): Attempt => {
  const { phase } = now;
  if (phase.kind === 'refuting') {
    const forced = canCapture(positionOf(now.session.game));
    const session = answered(now, phase.reply);
    return {
      ...now,
      session,
      wrong: now.wrong + 1,
      phase: { kind: 'wrong', reply: lastTurn(session), forced },
    };
  }
  if (phase.kind !== 'answering') return now;
  const reply = toughest(phase.replies);
  if (reply === undefined) throw new Error(`puzzle ${now.task.puzzle.id} has no answer to a turn`);
  const session = answered(now, reply.turn);
  if (reply.next === undefined) return { ...now, session, phase: { kind: 'solved' } };
  const own = lastTurn(now.session)?.turn;
  const placed = own?.kind === 'placement' || own?.kind === 'removal';
  return {
    ...now,
    session,
    begun: session,
    proof: reply.next,
    left: now.left - Number(placed),
    rungs: 0,
    phase: {
      kind: 'turn',
      replies: phase.replies.length,
      shown: now.rungs === RUNGS.length,
    },
  };
};

const answered = ({ session, task }: Attempt, turn: Turn): Session => {
  const next = playTurn(session.game, turn);
  if (!next.ok) throw new Error(`an answer in puzzle ${task.puzzle.id}: ${next.error.code}`);
  return sessionOf(next.value, session.colour);
};

/** The reply that holds out longest. */
const toughest = (replies: readonly ProofReply[]): ProofReply | undefined => {
  const length = ({ next }: ProofReply): number =>
    next === undefined ? 0 : longestLine(next).length;
  const [first, ...rest] = replies;
  return rest.reduce((best, reply) => {
    return best === undefined || length(reply) > length(best) ? reply : best;
  }, first);
};

/** Back to where the turn began. */
export const tryAgain = (now: Attempt): Attempt =>
  mayTryAgain(now) ? { ...now, session: now.begun, phase: TURN } : now;

/** Climbs to a rung of the hint, the last of which plays the turn. */
export const takeHint = (now: Attempt): Attempt => {
  const back = tryAgain(now);
  if (back.phase.kind !== 'turn' || back.rungs === RUNGS.length) return back;
  const rungs = back.rungs + 1;
  const next: Attempt = { ...back, rungs, helped: Math.max(back.helped, rungs) };
  return rungs < RUNGS.length ? next : takeTurn({ ...next, session: next.begun }, next.proof.turn);
};
