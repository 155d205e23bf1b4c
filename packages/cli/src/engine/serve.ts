import { createInterface } from 'node:readline';
import { Protocol } from '@zertz/engine';
import type { Thinker } from '@zertz/engine';
import type { Result } from '@zertz/rules';
import { DONE } from '../command.ts';
import { interrupted } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { protocolWords } from '../words.ts';

/** Lets an engine talk over the standard streams until `quit` or the end of the input. */
export const serve = async (
  io: Io,
  name: string,
  thinker: Thinker,
): Promise<Result<undefined, Failure>> => {
  const lines = createInterface({ input: io.stdin, crlfDelay: Infinity });
  await new Promise<void>((resolve) => {
    const protocol = new Protocol({
      name,
      thinker,
      send: (line) => io.stdout.write(`${line}\n`),
      words: protocolWords,
      onEnd: resolve,
    });
    lines.on('line', (line) => protocol.receive(line));
    lines.on('close', () => protocol.inputEnded());
    io.interrupt.addEventListener('abort', () => resolve(), { once: true });
  });
  lines.close();
  await thinker.close();
  return io.interrupt.aborted ? interrupted('the engine was ended') : DONE;
};
