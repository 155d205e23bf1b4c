import { expect, test } from 'vitest';
import { CollectionBuilder } from './collection.ts';
import { readGames } from './importing.ts';
import type { FromReader, ReadingProgress, ToReader } from './messages.ts';

const ASKED: ToReader = { kind: 'files', files: [] };
const READ = { collection: new CollectionBuilder().finish(), refused: [], refusedInAll: 0 };
const PROGRESS: ReadingProgress = { games: 3, refused: 1, part: 0.5 };

/** Does as it is told here, and remembers what was asked of it. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  ended = false;

  postMessage(message: unknown): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: FromReader): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

const begin = (signal = new AbortController().signal) => {
  const worker = new FakeWorker();
  const told: ReadingProgress[] = [];
  const open = (): Worker => worker as unknown as Worker;
  const result = readGames(ASKED, { signal, open, told: (progress) => told.push(progress) });
  return { worker, told, result };
};

test('what was read is answered, and the worker is not kept', async () => {
  const { result, told, worker } = begin();
  expect(worker.asked).toEqual([ASKED]);
  worker.say({ kind: 'progress', progress: PROGRESS });
  worker.say({ kind: 'done', read: READ });
  expect(await result).toEqual({ ok: true, value: READ });
  expect(told).toEqual([PROGRESS]);
  expect(worker.ended).toBe(true);
});

test('stopped, it ends at once and nothing more is heard of it', async () => {
  const stop = new AbortController();
  const { result, told, worker } = begin(stop.signal);
  stop.abort();
  expect(await result).toEqual({ ok: false, error: 'stopped' });
  expect(worker.ended).toBe(true);
  worker.say({ kind: 'progress', progress: PROGRESS });
  expect(told).toEqual([]);
});

test('stopped before it began, it does not begin', async () => {
  const { result, worker } = begin(AbortSignal.abort());
  expect(await result).toEqual({ ok: false, error: 'stopped' });
  expect(worker.asked).toEqual([]);
});

test.each([
  ['Uncaught RangeError', 'broken'],
  ['', 'not-loaded'],
])('a worker that fails with "%s" is told as %s', async (message, error) => {
  const { result, worker } = begin();
  worker.fail(message);
  expect(await result).toEqual({ ok: false, error });
  expect(worker.ended).toBe(true);
});

test('a browser without workers is told too', async () => {
  const open = (): Worker => {
    throw new Error('no workers');
  };
  const { signal } = new AbortController();
  expect(await readGames(ASKED, { signal, open })).toEqual({ ok: false, error: 'not-loaded' });
});
