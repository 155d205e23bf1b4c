import { formatPosition, parseTurn, positionOf } from '@zertz/rules';
import type { Game, Position, Result, Turn } from '@zertz/rules';
import type { Seat, SeatFailure } from '../play/seat.ts';
import type { Answer, Question } from './worker.ts';

/** An answer that comes sooner than this looks like a slip. */
const LEAST_THINKING = 500;

let worker: Worker | undefined;
let asked = 0;

const workerNow = (): Worker => {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return worker;
};

/** A seat for the computer. Its worker is loaded when it first has to think. */
export const computerSeat = (name: string): Seat => ({ kind: 'computer', name, ask: think });

const failed = (error: SeatFailure): Result<never, SeatFailure> => ({ ok: false, error });

const think = async (game: Game, signal: AbortSignal): Promise<Result<Turn, SeatFailure>> => {
  const started = performance.now();
  const position = positionOf(game);
  const turn = await askWorker(position, signal);
  if (!turn.ok) return turn;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  await pause(calm ? 0 : LEAST_THINKING - (performance.now() - started), signal);
  return turn;
};

/** The turn in an answer; whatever the worker sent, it may be nonsense. */
const read = (position: Position, text: unknown): Result<Turn, SeatFailure> => {
  const turn = typeof text === 'string' ? parseTurn(position, text) : undefined;
  return turn?.ok === true ? turn : failed('nonsense');
};

const askWorker = (position: Position, signal: AbortSignal): Promise<Result<Turn, SeatFailure>> =>
  new Promise((resolve) => {
    const id = ++asked;
    const over = new AbortController();
    const settle = (answer: Result<Turn, SeatFailure>): void => {
      over.abort();
      resolve(answer);
    };
    const giveUp = (why: SeatFailure): void => {
      // The next question gets a worker of its own.
      worker?.terminate();
      worker = undefined;
      settle(failed(why));
    };
    const until = { signal: over.signal };
    try {
      const target = workerNow();
      target.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => {
          if (data.id !== id) return;
          const turn = read(position, data.turn);
          if (turn.ok) settle(turn);
          else giveUp(turn.error);
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
      signal.addEventListener('abort', () => settle(failed('stopped')), until);
      const seed = Math.floor(Math.random() * 2 ** 31);
      const question: Question = { id, position: formatPosition(position), seed };
      target.postMessage(question);
    } catch {
      giveUp('not-loaded');
    }
  });

const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (time <= 0) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
