import type { Level } from '@zertz/engine';
import { formatPosition, formatTurn, parseTurn, positionOf } from '@zertz/rules';
import type { Game, Position, Result, Turn } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import type { Seat, SeatFailure } from '../play/seat.ts';
import type { Answer, Question } from './worker.ts';

/** An answer that comes sooner than this looks like a slip. */
const LEAST_THINKING = 500;

/** How long beyond its thinking time the computer is waited for; its worker has to load too. */
const PATIENCE = 20_000;

let worker: Worker | undefined;
let asked = 0;

const workerNow = (): Worker => {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return worker;
};

/** The next question gets a worker of its own. */
const endWorker = (): void => {
  worker?.terminate();
  worker = undefined;
};

export interface ComputerOptions {
  readonly level: Level;
  /** The most milliseconds to think, asked at each turn. */
  readonly millis: () => number;
}

/** A seat for the computer. Its worker is loaded when it first has to think. */
export const computerSeat = ({ level, millis }: ComputerOptions): Seat => {
  let seed = newSeed();
  return {
    kind: 'computer',
    get name() {
      return words().seats.computer;
    },
    level,
    ask: (game, signal) => {
      // A game that begins goes another way than the one before.
      if (game.history.length < 2) seed = newSeed();
      return think(game, { level, millis: millis(), seed }, signal);
    },
  };
};

const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

type Thinking = Pick<Question, 'level' | 'millis' | 'seed'>;

const failed = (error: SeatFailure): Result<never, SeatFailure> => ({ ok: false, error });

const think = async (
  game: Game,
  thinking: Thinking,
  signal: AbortSignal,
): Promise<Result<Turn, SeatFailure>> => {
  const started = performance.now();
  const turn = await askWorker(game, thinking, signal);
  if (!turn.ok) return turn;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  await pause(calm ? 0 : LEAST_THINKING - (performance.now() - started), signal);
  return turn;
};

const questionOf = (game: Game, thinking: Thinking): Question => {
  asked += 1;
  // After a demand the game goes on from a position that its turns do not lead to.
  const demanded = game.demanded !== undefined;
  return {
    id: asked,
    start: formatPosition(game.demanded ?? game.start),
    turns: demanded ? [] : game.history.map(formatTurn),
    ...thinking,
  };
};

/** The turn in an answer; whatever the worker sent, it may be nonsense. */
const read = (position: Position, text: unknown): Result<Turn, SeatFailure> => {
  const turn = typeof text === 'string' ? parseTurn(position, text) : undefined;
  return turn?.ok === true ? turn : failed('nonsense');
};

const askWorker = (
  game: Game,
  thinking: Thinking,
  signal: AbortSignal,
): Promise<Result<Turn, SeatFailure>> =>
  new Promise((resolve) => {
    const question = questionOf(game, thinking);
    const over = new AbortController();
    const settle = (answer: Result<Turn, SeatFailure>): void => {
      over.abort();
      resolve(answer);
    };
    const giveUp = (why: SeatFailure): void => {
      endWorker();
      settle(failed(why));
    };
    const until = { signal: over.signal };
    try {
      const target = workerNow();
      target.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => {
          if (data.id !== question.id) return;
          const turn = read(positionOf(game), data.turn);
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
      // It hears nothing while it thinks, so it is ended where its answer is no longer wanted.
      signal.addEventListener('abort', () => giveUp('stopped'), until);
      afterWaking(thinking.millis + PATIENCE, () => giveUp('silent'), over.signal);
      target.postMessage(question);
    } catch {
      giveUp('not-loaded');
    }
  });

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
