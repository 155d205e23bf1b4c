import type { Io, Output } from './io.ts';

/** What the commands know of this process. */
export const processIo = (): Io => {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort());
  return {
    stdin: process.stdin,
    stdinIsTTY: Boolean(process.stdin.isTTY),
    stdout: output(process.stdout),
    stderr: output(process.stderr),
    interrupt: controller.signal,
  };
};

const output = (stream: NodeJS.WriteStream): Output => {
  // Whoever reads has gone, as in `zertz legal official | head`: nothing is left to do.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  // A pipe has no such property, whatever its type says.
  const isTTY = Boolean(stream.isTTY);
  return {
    write: (text) => {
      stream.write(text);
    },
    flushed: () =>
      stream.writableNeedDrain
        ? new Promise((resolve) => stream.once('drain', resolve))
        : Promise.resolve(),
    isTTY,
    hasColour: wantsColour(isTTY),
    columns: stream.columns || 80,
  };
};

/** NO_COLOR and FORCE_COLOR decide before the terminal does. */
const wantsColour = (isTTY: boolean): boolean => {
  const { FORCE_COLOR = '', NO_COLOR = '', TERM = '' } = process.env;
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return isTTY && TERM !== 'dumb';
};
