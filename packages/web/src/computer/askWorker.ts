import type { Result } from '@zertz/rules';
import type { SeatFailure } from '../play/seat.ts';

/** How long beyond its thinking time the computer is waited for; its worker has to load too. */
const PATIENCE = 20_000;

/** A question as it is put to a worker, which answers with the same number. */
export interface Numbered {
  readonly id: number;
}

export const openWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Puts a question to a worker and waits for its answer; `millis`: how long it may think. */
export const askWorker = <A extends Numbered>(
  open: () => Worker,
  question: Numbered,
  millis: number,
  signal: AbortSignal,
): Promise<Result<A, SeatFailure>> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const settle = (answer: Result<A, SeatFailure>): void => {
      over.abort();
      resolve(answer);
    };
    const giveUp = (why: SeatFailure): void => settle(failed(why));
    const until = { signal: over.signal };
    try {
      const target = open();
      target.addEventListener(
        'message',
        ({ data }: MessageEvent<A>) => {
          if (data.id === question.id) settle({ ok: true, value: data });
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
      afterWaking(millis + PATIENCE, () => giveUp('silent'), over.signal);
      target.postMessage(question);
    } catch {
      giveUp('not-loaded');
    }
  });

export const failed = (error: SeatFailure): Result<never, SeatFailure> => ({ ok: false, error });

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
