import type { Vote } from '@zertz/engine';
import { parseTurn, positionOf } from '@zertz/rules';
import type { Game, Position, Result, Turn } from '@zertz/rules';
import type { SeatFailure } from '../play/seat.ts';
import type { Answer, Question } from './worker.ts';

/** How long beyond its thinking time the computer is waited for; its worker has to load too. */
const PATIENCE = 20_000;

/** What one worker thinks best. */
export interface Opinion extends Vote {
  readonly found: Turn;
}

/** One of the workers that think, opened when it is first asked and again after it has failed. */
export class Member {
  private worker: Worker | undefined;

  ask(game: Game, question: Question, signal: AbortSignal): Promise<Result<Opinion, SeatFailure>> {
    return new Promise((resolve) => {
      const over = new AbortController();
      const settle = (answer: Result<Opinion, SeatFailure>): void => {
        over.abort();
        resolve(answer);
      };
      const giveUp = (why: SeatFailure): void => {
        this.end();
        settle(failed(why));
      };
      const until = { signal: over.signal };
      try {
        const target = this.open();
        target.addEventListener(
          'message',
          ({ data }: MessageEvent<Answer>) => {
            if (data.id !== question.id) return;
            const opinion = read(positionOf(game), data);
            if (opinion.ok) settle(opinion);
            else giveUp(opinion.error);
          },
          until,
        );
        // A script that was not found has no message; one that threw has.
        target.addEventListener(
          'error',
          (event) => {
            event.preventDefault();
            giveUp(event.message ? 'stopped' : 'not-loaded');
          },
          until,
        );
        target.addEventListener('messageerror', () => giveUp('nonsense'), until);
        // It hears nothing while it thinks, so it is ended where its answer is no longer wanted.
        signal.addEventListener('abort', () => giveUp('stopped'), until);
        afterWaking(question.millis + PATIENCE, () => giveUp('silent'), over.signal);
        target.postMessage(question);
      } catch {
        giveUp('not-loaded');
      }
    });
  }

  /** The next question gets a worker of its own. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private open(): Worker {
    this.worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return this.worker;
  }
}

const failed = (error: SeatFailure): Result<never, SeatFailure> => ({ ok: false, error });

/** The turn in an answer; whatever the worker sent, it may be nonsense. */
const read = (position: Position, answer: Answer): Result<Opinion, SeatFailure> => {
  const { depth = 0, score = UNKNOWN, turn } = answer;
  const found = typeof turn === 'string' ? parseTurn(position, turn) : undefined;
  if (turn === undefined || found?.ok !== true) return failed('nonsense');
  return { ok: true, value: { turn, score, depth, found: found.value } };
};

const UNKNOWN = { kind: 'value', value: 0 } as const;

const TICK = 1000;

/** Calls after so long; time for which the device slept does not count. */
const afterWaking = (time: number, call: () => void, signal: AbortSignal): void => {
  let left = time;
  const timer = setInterval(() => {
    left -= TICK;
    if (left <= 0) call();
  }, TICK);
  signal.addEventListener('abort', () => clearInterval(timer));
};
