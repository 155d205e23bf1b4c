import { Worker } from 'node:worker_threads';
import { DEFAULT_SETTINGS } from '@zertz/engine';
import type { Listener, Settings, Thinker } from '@zertz/engine';
import type { FromThread, ThreadData, ToThread } from './messages.ts';

/** An engine in a thread of its own, which a script that calls `hostEngine` runs. */
export const startThread = (script: URL, engine: string): Thinker => {
  const stopped = new SharedArrayBuffer(4);
  const stop = new Int32Array(stopped);
  let settings: Settings = DEFAULT_SETTINGS;
  let task: { readonly id: number; readonly listener: Listener } | undefined;
  let lastId = 0;
  let waiting: (() => void)[] = [];
  let isReady = false;
  let worker: Worker | undefined;

  const becomeReady = (): void => {
    isReady = true;
    for (const resolve of waiting) resolve();
    waiting = [];
  };

  const hear = (message: FromThread): void => {
    if (message.kind === 'ready') {
      becomeReady();
      return;
    }
    if (task?.id !== message.id) return;
    const { listener } = task;
    if (message.kind === 'info') {
      listener.info(message.report);
      return;
    }
    task = undefined;
    if (message.kind === 'failed') listener.failed(message.message);
    else listener.done(message.report);
  };

  /** The next task gets a new thread. */
  const broken = (from: Worker, message: string): void => {
    if (worker !== from) return;
    worker = undefined;
    const failed = task;
    task = undefined;
    becomeReady();
    failed?.listener.failed(message);
  };

  const post = (message: ToThread): void => {
    worker ??= open();
    worker.postMessage(message);
  };

  const open = (): Worker => {
    const workerData: ThreadData = { stopped, engine };
    const opened = openScript(script, workerData);
    opened.on('message', hear);
    opened.on('error', (error) => {
      broken(opened, error instanceof Error ? error.message : String(error));
    });
    opened.on('exit', () => broken(opened, 'its thread has ended'));
    isReady = false;
    opened.postMessage({ kind: 'configure', settings } satisfies ToThread);
    return opened;
  };

  worker = open();
  return {
    ready: () => (isReady ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    configure: (next) => {
      settings = next;
      isReady = false;
      post({ kind: 'configure', settings });
    },
    newGame: () => post({ kind: 'new-game' }),
    start: (work, listener) => {
      lastId += 1;
      task = { id: lastId, listener };
      post({ kind: 'think', id: lastId, task: work });
    },
    stop: () => {
      Atomics.store(stop, 0, lastId);
    },
    close: async () => {
      task = undefined;
      const closing = worker;
      worker = undefined;
      await closing?.terminate();
    },
  };
};

/** A script in a thread; a source finds the sources of the other packages. */
export const openScript = (script: URL, workerData?: ThreadData): Worker =>
  new Worker(script, {
    workerData,
    execArgv: script.pathname.endsWith('.ts') ? ['--conditions=source'] : [],
  });

/** A script beside the one of this address, in the language that is running. */
export const scriptBeside = (address: string, name: string): URL =>
  new URL(`${name}${address.endsWith('.ts') ? '.ts' : '.js'}`, address);
