import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import type { FromReader, ReadGames, ReadingProgress, ToReader } from './messages.ts';

/** Why nothing was read: the worker could not be started, it broke, or nobody wanted it any more. */
export type ReadingFailure = 'not-loaded' | 'broken' | 'stopped';

const openReader = (): Worker =>
  new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' });

interface Reading {
  readonly signal: AbortSignal;
  readonly told?: (progress: ReadingProgress) => void;
  readonly open?: () => Worker;
}

/** Has games read in a worker of their own; stopped, it leaves nothing behind. */
export const readGames = (
  asked: ToReader,
  { open = openReader, signal, told }: Reading,
): Promise<Result<ReadGames, ReadingFailure>> =>
  new Promise((resolve) => {
    const over = new AbortController();
    let worker: Worker | undefined;
    const settle = (answer: Result<ReadGames, ReadingFailure>): void => {
      over.abort();
      worker?.terminate();
      resolve(answer);
    };
    if (signal.aborted) {
      settle(err('stopped'));
      return;
    }
    const until = { signal: over.signal };
    signal.addEventListener('abort', () => settle(err('stopped')), until);
    try {
      worker = open();
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FromReader>) => {
          if (data.kind === 'progress') told?.(data.progress);
          else settle(ok(data.read));
        },
        until,
      );
      // A script that was not found has no message; one that threw has.
      worker.addEventListener(
        'error',
        (event) => {
          event.preventDefault();
          settle(err(event.message ? 'broken' : 'not-loaded'));
        },
        until,
      );
      worker.addEventListener('messageerror', () => settle(err('broken')), until);
      worker.postMessage(asked);
    } catch {
      settle(err('not-loaded'));
    }
  });
