import { Command, CommanderError } from 'commander';
import type { Result } from '@zertz/rules';
import type { CommonOptions, Context } from './command.ts';
import { addAnalyse } from './commands/analyse.ts';
import { addApply } from './commands/apply.ts';
import { addBench } from './commands/bench.ts';
import { addConvert } from './commands/convert.ts';
import { addEngine } from './commands/engine.ts';
import { addLegal } from './commands/legal.ts';
import { addMatch } from './commands/match.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addPresets } from './commands/presets.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addShow } from './commands/show.ts';
import { addSolve } from './commands/solve.ts';
import { formatFailure } from './failure.ts';
import type { Failure } from './failure.ts';
import type { Io } from './io.ts';
import { VERSION } from './version.ts';

const COMMANDS = [
  addShow,
  addPlay,
  addLegal,
  addApply,
  addReplay,
  addConvert,
  addSolve,
  addPerft,
  addPresets,
  addAnalyse,
  addReview,
  addMatch,
  addBench,
  addEngine,
];

/** Runs the command these arguments ask for; the value is the exit status. */
export const run = async (args: readonly string[], io: Io): Promise<number> => {
  let status = 0;
  const asJson = args.includes('--json');
  const finish = (result: Result<unknown, Failure>, options: CommonOptions): void => {
    if (result.ok) return;
    status = result.error.status;
    if (result.error.code !== 'reported') {
      io.stderr.write(formatFailure(result.error, options.json === true));
    }
  };
  const program = createProgram({ finish, io }, asJson);
  try {
    await program.parseAsync(args.map(shielded), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    status = error.exitCode === 0 ? 0 : 2;
  }
  await io.stdout.flushed();
  await io.stderr.flushed();
  return status;
};

const createProgram = (context: Context, asJson: boolean): Command => {
  const { io } = context;
  const program = new Command('zertz')
    .description('ZÈRTZ at the terminal: show, play, check and convert games.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text) => io.stderr.write(formatFailure(usageFailure(text), asJson)),
      getOutHelpWidth: () => io.stdout.columns,
      getErrHelpWidth: () => io.stderr.columns,
      getOutHasColors: () => io.stdout.hasColour,
      getErrHasColors: () => io.stderr.hasColour,
    })
    .addHelpText(
      'after',
      '\nExit status: 0 done, 1 the input was wrong, 2 wrong usage, 130 stopped with Ctrl-C.\n' +
        'More about a command: zertz help COMMAND',
    );
  for (const add of COMMANDS) add(program, context);
  return program;
};

/** commander's complaint as one sentence. */
const usageFailure = (text: string): Failure => ({
  status: 2,
  code: 'usage',
  message: `${text
    .trim()
    .replace(/^error: /, '')
    .replace(/\.?\s*\n\s*/g, ' ')
    .replace(/\.$/, '')}; zertz --help shows what is possible`,
  place: {},
});

/** A turn that begins with a dash is not an option; turns are read whatever the blanks. */
const shielded = (arg: string): string => (/^-\s*,/.test(arg) ? ` ${arg}` : arg);
