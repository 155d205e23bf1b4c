import type { Vote } from '@zertz/engine';
import { parseTurn, positionOf } from '@zertz/rules';
import type { Game, Position, Result, Turn } from '@zertz/rules';
import type { SeatFailure } from '../play/seat.ts';
import { askWorker, failed, openWorker } from './askWorker.ts';
import type { Answer, Question } from './worker.ts';

/** What one worker thinks best. */
export interface Opinion extends Vote {
  readonly found: Turn;
}

/** One of the workers that think, opened when it is first asked and again after it has failed. */
export class Member {
  private worker: Worker | undefined;

  async ask(
    game: Game,
    question: Question,
    signal: AbortSignal,
  ): Promise<Result<Opinion, SeatFailure>> {
    const open = (): Worker => (this.worker ??= openWorker());
    const answer = await askWorker<Answer>(open, question, question.millis, signal);
    const opinion = answer.ok ? read(positionOf(game), answer.value) : answer;
    if (!opinion.ok) this.end();
    return opinion;
  }

  /** The next question gets a worker of its own. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

/** The turn in an answer; whatever the worker sent, it may be nonsense. */
const read = (position: Position, answer: Answer): Result<Opinion, SeatFailure> => {
  const { depth = 0, score = UNKNOWN, turn } = answer;
  const found = typeof turn === 'string' ? parseTurn(position, turn) : undefined;
  if (turn === undefined || found?.ok !== true) return failed('nonsense');
  return { ok: true, value: { turn, score, depth, found: found.value } };
};

const UNKNOWN = { kind: 'value', value: 0 } as const;
