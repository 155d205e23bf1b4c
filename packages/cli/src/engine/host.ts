import { parentPort, workerData } from 'node:worker_threads';
import { carryOut } from '@zertz/engine';
import type { Engine, Settings } from '@zertz/engine';
import type { FromThread, ThreadData, ToThread } from './messages.ts';

/** Runs engines in this thread for `startThread` of the other. */
export const hostEngine = (create: (settings: Settings, name: string) => Promise<Engine>): void => {
  const port = parentPort;
  if (port === null) throw new Error('this script runs in a thread only');
  const { engine: name, stopped } = workerData as ThreadData;
  const stop = new Int32Array(stopped);
  const send = (message: FromThread): void => port.postMessage(message);
  let engine: Promise<Engine> | undefined;

  const obey = async (message: ToThread): Promise<void> => {
    switch (message.kind) {
      case 'configure':
        engine = create(message.settings, name);
        await engine;
        send({ kind: 'ready' });
        return;
      case 'new-game':
        (await engine)?.newGame();
        return;
      case 'think': {
        const { id, task } = message;
        const thinking = await engine;
        if (thinking === undefined) throw new Error('no engine was asked for');
        try {
          const report = carryOut(
            thinking,
            task,
            (info) => send({ kind: 'info', id, report: info }),
            () => Atomics.load(stop, 0) >= id,
          );
          send({ kind: 'done', id, report });
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          send({ kind: 'failed', id, message: why });
        }
      }
    }
  };

  // One after the other, in the order in which they were sent.
  let last: Promise<void> = Promise.resolve();
  port.on('message', (message: ToThread) => {
    last = last.then(() => obey(message));
  });
};
