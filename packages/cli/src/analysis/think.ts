import type { Report, Task, Thinker } from '@zertz/engine';
import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { failure } from '../failure.ts';
import type { Failure } from '../failure.ts';

/** What an engine finds. It answers early, with what it has, when it is interrupted. */
export const think = (
  thinker: Thinker,
  task: Task,
  interrupt: AbortSignal,
  onReport: (report: Report) => void = () => undefined,
): Promise<Result<Report, Failure>> =>
  new Promise((resolve) => {
    const stop = (): void => thinker.stop();
    const finish = (result: Result<Report, Failure>): void => {
      interrupt.removeEventListener('abort', stop);
      resolve(result);
    };
    interrupt.addEventListener('abort', stop);
    thinker.start(task, {
      info: onReport,
      done: (report) => finish(ok(report)),
      failed: (message) =>
        finish(err(failure('engine', `the engine broke down: ${message}`, { place: task.place }))),
    });
    if (interrupt.aborted) stop();
  });
