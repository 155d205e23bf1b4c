import type { Command } from 'commander';
import type { Result } from '@zertz/rules';
import { DONE, printFailure, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { failure, interrupted } from '../failure.ts';
import type { Failure } from '../failure.ts';
import { err } from '@zertz/rules';
import type { Io } from '../io.ts';
import { startPace } from '../pace.ts';
import { gamesOf, gamesWords, readingOf } from '../recordSource.ts';
import type { ReadingOptions } from '../recordSource.ts';

interface ReplayOptions extends CommonOptions, ReadingOptions {}

export const addReplay = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('replay'))
    .summary('check games turn by turn')
    .description(
      'Replays the games of files by the rules. Prints a line for each game refused, with its ' +
        'place and the reason, and totals last. Exit status 1 if any was refused.',
    )
    .argument('<file...>', 'game records in any format, also .gz and .zip; - for standard input')
    .option('--from <format>', 'the format of the records, if it is not to be found out')
    .option('--preset <preset>', 'the rules where a record does not name them')
    .action(async (files: readonly string[], options: ReplayOptions) => {
      finish(await replay(io, files, options), options);
    });
};

const replay = async (
  io: Io,
  files: readonly string[],
  options: ReplayOptions,
): Promise<Result<undefined, Failure>> => {
  const reading = readingOf(options);
  if (!reading.ok) return reading;
  const pace = startPace(io);
  const refusals: Failure[] = [];
  let [games, refused, unreadable] = [0, 0, 0];
  for await (const found of gamesOf(files, reading.value, io)) {
    if (found.kind === 'unreadable') {
      if (found.failure.status === 130) break;
      pace.clear();
      unreadable += 1;
      printFailure(io, found.failure, options);
    } else {
      games += 1;
    }
    if (found.kind === 'refused') {
      refused += 1;
      if (options.json === true) refusals.push(found.failure);
      else {
        pace.clear();
        printLines(io, [found.failure.message]);
      }
    }
    if (pace.due() && !(await pace.breathe(undefined, gamesWords(games)))) break;
  }
  pace.clear();
  if (io.interrupt.aborted) {
    return interrupted(`${gamesWords(games)} checked, ${refused} refused`);
  }
  if (options.json === true) {
    printJson(io, {
      games,
      refused,
      unreadable,
      refusals: refusals.map(({ code, message, place }) => ({ code, ...place, message })),
    });
  } else printLines(io, [`${gamesWords(games)}, ${refused.toLocaleString('en-GB')} refused`]);
  return refused + unreadable === 0 ? DONE : err(REPORTED);
};

/** The exit status alone: what is wrong has been said already. */
const REPORTED: Failure = { ...failure('reported', ''), place: {} };
