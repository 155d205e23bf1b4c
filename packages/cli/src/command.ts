import type { Command } from 'commander';
import { ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import type { Failure } from './failure.ts';
import { formatFailure } from './failure.ts';
import type { Io } from './io.ts';

/** Options that every command has. */
export interface CommonOptions {
  readonly json?: boolean;
}

/** What the commands share: the world, and where their exit status goes. */
export interface Context {
  readonly io: Io;
  /** Prints a failure and keeps its exit status. */
  readonly finish: (result: Result<unknown, Failure>, options: CommonOptions) => void;
}

export const withJson = (command: Command): Command =>
  command.option('--json', 'print the result, and errors, as JSON');

/** Prints a value as JSON, one line. */
export const printJson = (io: Io, value: unknown): void => {
  io.stdout.write(`${JSON.stringify(value)}\n`);
};

export const printLines = (io: Io, lines: readonly string[]): void => {
  if (lines.length > 0) io.stdout.write(`${lines.join('\n')}\n`);
};

/** A failure that does not end the command: printed now, remembered in the exit status. */
export const printFailure = (io: Io, failure: Failure, options: CommonOptions): void => {
  io.stderr.write(formatFailure(failure, options.json === true));
};

export const DONE = ok(undefined);

/** What POSITION may be, for the help of each command that takes one. */
export const POSITION_HELP = [
  'POSITION is one of:',
  '  a position text    oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official',
  '                     in quotes or as separate words',
  '  a preset           official, or with options official;goals=4-0-0: its start',
  '  -                  a position text on the standard input',
].join('\n');
