import { formatPosition, parseTurn, positionOf } from '@zertz/rules';
import type { Game, Turn } from '@zertz/rules';
import type { Seat } from '../play/seat.ts';
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

const think = async (game: Game, signal: AbortSignal): Promise<Turn | undefined> => {
  const started = performance.now();
  const position = positionOf(game);
  const text = await askWorker(formatPosition(position), signal);
  if (text === undefined) return undefined;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  await pause(calm ? 0 : LEAST_THINKING - (performance.now() - started), signal);
  const turn = parseTurn(position, text);
  return turn.ok ? turn.value : undefined;
};

const askWorker = (position: string, signal: AbortSignal): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const id = ++asked;
    const target = workerNow();
    const done = (): void => {
      target.removeEventListener('message', onMessage);
      target.removeEventListener('error', onError);
    };
    const onMessage = ({ data }: MessageEvent<Answer>): void => {
      if (data.id !== id) return;
      done();
      resolve(data.turn);
    };
    const onError = (event: ErrorEvent): void => {
      done();
      worker = undefined;
      reject(new Error(event.message));
    };
    target.addEventListener('message', onMessage);
    target.addEventListener('error', onError);
    signal.addEventListener('abort', () => {
      done();
      resolve(undefined);
    });
    const seed = Math.floor(Math.random() * 2 ** 31);
    const question: Question = { id, position, seed };
    target.postMessage(question);
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
