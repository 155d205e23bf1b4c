import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  formatPosition,
  formatTurnIn,
  newGame,
  parseTurn,
  playTurn,
  positionOf,
  PRESETS,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Level } from '@zertz/engine';
import type { Game, Result, Turn } from '@zertz/rules';
import type { SeatFailure } from '../play/seat.ts';
import type { Question } from './worker.ts';

const game = newGame(startPosition(PRESETS.official));

/** What the worker does with a question. */
let answer: (worker: EventTarget, question: Question) => void;
let made = 0;
let ended = 0;

class FakeWorker extends EventTarget {
  constructor() {
    super();
    made += 1;
  }
  postMessage(question: Question): void {
    queueMicrotask(() => answer(this, question));
  }
  terminate(): void {
    ended += 1;
  }
}

const says =
  (turn: unknown) =>
  (worker: EventTarget, { id }: Question) =>
    worker.dispatchEvent(new MessageEvent('message', { data: { id, turn } }));

const breaks = (message: string) => (worker: EventTarget) =>
  worker.dispatchEvent(Object.assign(new Event('error'), { message }));

const ask = async (
  signal = new AbortController().signal,
  asked: Game = game,
  level: Level = 3,
): Promise<Result<Turn, SeatFailure>> => {
  const { computerSeat } = await import('./computer.ts');
  const { ask: think } = computerSeat({ level, millis: () => 40 });
  if (think === undefined) throw new Error('the computer does not think');
  return think(asked, signal);
};

beforeEach(() => {
  made = 0;
  ended = 0;
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer is a turn', async () => {
  answer = says('Wd4,a1');
  const turn = await ask();
  expect(turn.ok && formatTurnIn(positionOf(game), turn.value)).toBe('Wd4,a1');
});

test('UX 54 an answer is not waited for where motion is switched off', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const { changeSettings } = await import('../storage/settings.ts');
  changeSettings({ motion: 'off' });
  answer = says('Wd4,a1');
  expect((await ask()).ok).toBe(true);
});

test('the worker is told the whole game, the level and the time', async () => {
  const questions: Question[] = [];
  answer = (worker, question) => {
    questions.push(question);
    says('Bd5,a2')(worker, question);
  };
  const turn = unwrap(parseTurn(positionOf(game), 'Wd4,a1'));
  await ask(undefined, unwrap(playTurn(game, turn)));
  const start = formatPosition(game.start);
  expect(questions).toMatchObject([{ start, turns: ['Wd4,a1'], level: 3, millis: 40 }]);
});

test('a worker that is not waited for any longer is ended', async () => {
  answer = () => undefined;
  const left = new AbortController();
  const asked = ask(left.signal);
  await vi.waitFor(() => expect(made).toBe(1));
  left.abort();
  expect(await asked).toEqual({ ok: false, error: 'stopped' });
  expect(ended).toBe(1);
});

test('a worker that never answers is given up, and time asleep does not count', async () => {
  vi.useFakeTimers();
  answer = () => undefined;
  const asked = ask();
  await vi.waitFor(() => expect(made).toBe(1));
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toBe(0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await asked).toEqual({ ok: false, error: 'silent' });
  expect(ended).toBe(1);
});

describe('a failure is told, and the next question gets a new worker', () => {
  test.each([
    ['an error while thinking', breaks('RangeError'), 'stopped'],
    ['a script that is not there', breaks(''), 'not-loaded'],
  ] as const)('%s', async (_, does, why) => {
    answer = does;
    expect(await ask()).toEqual({ ok: false, error: why });
    answer = says('Wd4,a1');
    expect((await ask()).ok).toBe(true);
    expect(made).toBe(2);
  });

  test.each([['Wz9,a1'], ['x d4Gd6'], [undefined], [{ kind: 'pass' }]])(
    'an answer that is no turn: %s',
    async (turn) => {
      answer = says(turn);
      expect(await ask()).toEqual({ ok: false, error: 'nonsense' });
    },
  );

  test('no workers at all', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('not allowed');
        }
      },
    );
    expect(await ask()).toEqual({ ok: false, error: 'not-loaded' });
  });
});

test('an answer to an earlier question is not taken for that to a later one', async () => {
  const questions: Question[] = [];
  let target: EventTarget | undefined;
  answer = (worker, question) => {
    target = worker;
    questions.push(question);
  };
  const left = new AbortController();
  const first = ask(left.signal);
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  left.abort();
  await first;
  const second = ask();
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  if (target === undefined) throw new Error('no worker');
  says('Bg4,a1')(target, questions[0]!);
  says('Wd4,a1')(target, questions[1]!);
  const turn = await second;
  expect(turn.ok && formatTurnIn(positionOf(game), turn.value)).toBe('Wd4,a1');
});

describe('at the top level several think', () => {
  const atTop = (): Promise<Result<Turn, SeatFailure>> => ask(undefined, game, 8);
  const value = (worth: number) => ({ kind: 'value', value: worth }) as const;

  beforeEach(() => {
    vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
  });

  test('as many as there are processors but one, each with a seed of its own, and vote', async () => {
    const opinions = ['Wd4,a1', 'Bd4,g1', 'Wd4,a1'];
    const seeds = new Set<number>();
    answer = (worker, { id, seed }) => {
      const data = { id, turn: opinions[seeds.size], score: value(10 * seeds.size), depth: 3 };
      seeds.add(seed);
      worker.dispatchEvent(new MessageEvent('message', { data }));
    };
    const turn = await atTop();
    expect([made, seeds.size]).toEqual([3, 3]);
    expect(turn.ok && formatTurnIn(positionOf(game), turn.value)).toBe('Wd4,a1');
  });

  test('one that answers is enough', async () => {
    let first = true;
    answer = (worker, question) => {
      if (first) says('Wd4,a1')(worker, question);
      else breaks('RangeError')(worker);
      first = false;
    };
    expect((await atTop()).ok).toBe(true);
    answer = breaks('RangeError');
    expect(await atTop()).toEqual({ ok: false, error: 'stopped' });
  });

  test('one thinks where no more processors are told', async () => {
    vi.stubGlobal('navigator', {});
    answer = says('Wd4,a1');
    await atTop();
    expect(made).toBe(1);
  });
});
