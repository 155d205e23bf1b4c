import { Option } from 'commander';
import type { Command } from 'commander';
import { err, ok, writeRecord, WRITTEN_FORMATS } from '@zertz/rules';
import type { Result, WrittenFormat } from '@zertz/rules';
import { DONE, printFailure, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { failure, interrupted } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { writeFileWhole, writeOutputWhole } from '../outputFile.ts';
import type { Append } from '../outputFile.ts';
import { startPace } from '../pace.ts';
import { gamesOf, gamesWords, readingOf } from '../recordSource.ts';
import type { ReadingOptions } from '../recordSource.ts';
import { writeErrorWords } from '../words.ts';

interface ConvertOptions extends CommonOptions, ReadingOptions {
  readonly to: WrittenFormat;
  readonly output?: string;
  readonly skip?: boolean;
}

export const addConvert = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('convert'))
    .summary('write games in another format')
    .description(
      'Reads game records and writes them in another format. If a game is damaged or cannot be ' +
        'said in the format nothing is written, unless --skip leaves such games out.',
    )
    .argument('<file...>', 'game records in any format, also .gz and .zip; - for standard input')
    .addOption(
      new Option('--to <format>', 'the format to write')
        .choices(WRITTEN_FORMATS)
        .makeOptionMandatory(),
    )
    .option('-o, --output <file>', 'where to write; the standard output if left out')
    .option('--from <format>', 'the format of the records, if it is not to be found out')
    .option('--preset <preset>', 'the rules where a record does not name them')
    .option('--skip', 'leave out games that are damaged or cannot be written')
    .action(async (files: readonly string[], options: ConvertOptions) => {
      finish(await convert(io, files, options), options);
    });
};

interface Totals {
  readonly games: number;
  readonly skipped: number;
}

const convert = async (
  io: Io,
  files: readonly string[],
  options: ConvertOptions,
): Promise<Result<undefined, Failure>> => {
  const write = (append: Append): Promise<Result<Totals, Failure>> =>
    writeGames(io, files, options, append);
  const { output } = options;
  if (options.json === true && output === undefined) return convertToJson(io, write);
  const totals =
    output === undefined
      ? await writeOutputWhole(io.stdout, write)
      : await writeFileWhole(output, write);
  if (!totals.ok) return totals;
  const { games, skipped } = totals.value;
  if (options.json === true) printJson(io, { games, skipped, file: output });
  else if (output !== undefined) {
    printLines(io, [`${output} written: ${gamesWords(games)}, ${skipped} left out`]);
  }
  return skipped === 0 ? DONE : err(failure('reported', ''));
};

/** With --json and no file the text is part of what is printed. */
const convertToJson = async (
  io: Io,
  write: (append: Append) => Promise<Result<Totals, Failure>>,
): Promise<Result<undefined, Failure>> => {
  const texts: string[] = [];
  const totals = await write((text) => {
    texts.push(text);
    return Promise.resolve();
  });
  if (!totals.ok) return totals;
  printJson(io, { ...totals.value, text: texts.join('') });
  return totals.value.skipped === 0 ? DONE : err(failure('reported', ''));
};

const writeGames = async (
  io: Io,
  files: readonly string[],
  options: ConvertOptions,
  append: Append,
): Promise<Result<Totals, Failure>> => {
  const reading = readingOf(options);
  if (!reading.ok) return reading;
  const pace = startPace(io);
  let [games, skipped] = [0, 0];
  for await (const found of gamesOf(files, reading.value, io)) {
    const text =
      found.kind === 'game'
        ? textOf(found.file, games + skipped + 1, found.record, options.to)
        : err(found.failure);
    if (text.ok) {
      games += 1;
      await append(text.value);
    } else if (options.skip === true && text.error.status === 1) {
      skipped += 1;
      pace.clear();
      printFailure(io, text.error, options);
    } else {
      pace.clear();
      return text;
    }
    if (pace.due() && !(await pace.breathe(undefined, gamesWords(games)))) break;
  }
  pace.clear();
  return io.interrupt.aborted
    ? interrupted(`${gamesWords(games)} converted, nothing written`)
    : ok({ games, skipped });
};

const textOf = (
  file: string,
  game: number,
  record: Parameters<typeof writeRecord>[0],
  format: WrittenFormat,
): Result<string, Failure> => {
  const text = writeRecord(record, format);
  if (text.ok) return text;
  const words = writeErrorWords(text.error);
  return err(failure(text.error.what, `${file}, game ${game}: ${words}`, { file, game }));
};
