import { Readable } from 'node:stream';
import { setImmediate as afterOthers } from 'node:timers/promises';
import type { Io, Output } from '../src/io.ts';
import { run } from '../src/program.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
  readonly lines: readonly string[];
}

export interface World {
  readonly stdin?: string | Uint8Array | Readable;
  readonly isTTY?: boolean;
  readonly hasColour?: boolean;
  readonly interrupt?: AbortSignal;
  /** Presses Ctrl-C once this has been printed. */
  readonly interruptAt?: string;
}

/** Runs the command in this process, as `main.ts` does, on texts instead of streams. */
export const cli = async (args: readonly string[], world: World = {}): Promise<Ran> => {
  const written = { out: '', err: '' };
  const controller = new AbortController();
  const output = (name: 'out' | 'err'): Output => ({
    write: (text) => {
      written[name] += text;
      const { interruptAt } = world;
      if (interruptAt !== undefined && written[name].includes(interruptAt)) controller.abort();
    },
    flushed: async () => {
      await afterOthers();
    },
    isTTY: world.isTTY ?? false,
    hasColour: world.hasColour ?? false,
    columns: 80,
  });
  const io: Io = {
    stdin: inputOf(world.stdin),
    stdinIsTTY: world.isTTY ?? false,
    stdout: output('out'),
    stderr: output('err'),
    interrupt: world.interrupt ?? controller.signal,
  };
  const status = await run(args, io);
  return { status, ...written, lines: written.out.split('\n').slice(0, -1) };
};

const inputOf = (stdin: World['stdin'] = ''): Readable => {
  if (stdin instanceof Readable) return stdin;
  return Readable.from([typeof stdin === 'string' ? Buffer.from(stdin) : Buffer.from(stdin)]);
};

export const START_37 = 'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official';

/** White d4 and black d5 on 37 rings; d4 and d5 may jump over each other. */
export const TWO_CAPTURES =
  'oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 5-8-9 0-0-0 0-0-0 1 official';
