import { parseProof } from '@zertz/engine';
import { formatPosition, formatTurnIn, parseTurn, positionOf } from '@zertz/rules';
import { askWorker, openWorker } from '../computer/askWorker.ts';
import type { Judged, Judging } from '../computer/worker.ts';
import type { Attempt, Judgement } from './attempt.ts';
import type { Verdict } from './judge.ts';

/** Far more than the solver needs for a puzzle. */
const MILLIS = 10_000;

const UNJUDGED: Judgement = { kind: 'unjudged' };

let worker: Worker | undefined;
let asked = 0;

/** Has a turn looked at that the proof does not have. */
export const judgementOf = async (now: Attempt, signal: AbortSignal): Promise<Judgement> => {
  if (now.phase.kind !== 'asking') return UNJUDGED;
  const position = positionOf(now.begun.game);
  const question: Judging = {
    id: ++asked,
    judge: {
      position: formatPosition(position),
      turn: formatTurnIn(position, now.phase.turn),
      within: now.left,
    },
  };
  const open = (): Worker => (worker ??= openWorker());
  const answer = await askWorker<Judged>(open, question, MILLIS, signal);
  const judgement = answer.ok ? read(now, question.judge.turn, answer.value.verdict) : UNJUDGED;
  if (judgement === UNJUDGED) endJudging();
  return judgement;
};

/** What the worker said, as far as it makes sense. */
const read = (now: Attempt, turn: string, verdict: Verdict): Judgement => {
  switch (verdict.kind) {
    case 'slow':
      return verdict;
    case 'wins': {
      const proof = parseProof(positionOf(now.begun.game), { turn, replies: verdict.replies });
      return proof.ok ? { kind: 'wins', replies: proof.value.replies } : UNJUDGED;
    }
    case 'fails': {
      if (verdict.reply === undefined) return { kind: 'fails', reply: undefined };
      const reply = parseTurn(positionOf(now.session.game), verdict.reply);
      return reply.ok ? { kind: 'fails', reply: reply.value } : UNJUDGED;
    }
  }
};

/** The worker is not kept while no puzzle is solved. */
export const endJudging = (): void => {
  worker?.terminate();
  worker = undefined;
};
