import type { Command } from 'commander';
import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { DONE, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { openOwnScript } from '../engine/ownEngines.ts';
import { failure, interrupted } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';

export const addBench = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('bench'))
    .summary('measure the computer player')
    .description(
      'Searches fixed positions to a fixed depth. The number of nodes is the same everywhere ' +
        'and changes with what the computer player does; the time is processor time.',
    )
    .action(async (options: CommonOptions) => {
      finish(await benchCommand(io, options), options);
    });
};

interface Measured {
  readonly nodes: number;
  readonly millis: number;
}

const benchCommand = async (
  io: Io,
  options: CommonOptions,
): Promise<Result<undefined, Failure>> => {
  const measured = await measure(io.interrupt);
  if (!measured.ok) return measured;
  const { millis, nodes } = measured.value;
  const perSecond = Math.round((nodes * 1000) / Math.max(millis, 1));
  if (options.json === true) printJson(io, { nodes, millis, perSecond });
  else {
    printLines(io, [
      `Bench: ${nodes}`,
      `${(millis / 1000).toFixed(2)} s, ${perSecond.toLocaleString('en-GB')} nodes a second`,
    ]);
  }
  return DONE;
};

const measure = async (interrupt: AbortSignal): Promise<Result<Measured, Failure>> => {
  const worker = openOwnScript('benchWorker');
  const result = await new Promise<Result<Measured, Failure>>((resolve) => {
    const stop = (): void => resolve(interrupted('nothing was measured'));
    worker.on('message', (measured: Measured) => resolve(ok(measured)));
    worker.on('error', (error) => {
      const message = error instanceof Error ? error.message : String(error);
      resolve(err(failure('engine', `the engine broke down: ${message}`)));
    });
    interrupt.addEventListener('abort', stop);
    if (interrupt.aborted) stop();
  });
  await worker.terminate();
  return result;
};
