import type { Command } from 'commander';
import { formatPosition, outcome } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { DONE, POSITION_HELP, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { outcomeData } from '../data.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { legalTexts } from '../legalTexts.ts';
import { readPosition } from '../positionArgument.ts';
import { outcomeWords } from '../words.ts';

export const addLegal = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('legal'))
    .summary('list the legal turns of a position')
    .description('Lists the legal turns of a position in official notation, one a line, sorted.')
    .argument('<position...>', 'position text, preset or -')
    .addHelpText('after', `\n${POSITION_HELP}`)
    .action(async (words: readonly string[], options: CommonOptions) => {
      finish(await legal(io, words.join(' '), options), options);
    });
};

const legal = async (
  io: Io,
  text: string,
  options: CommonOptions,
): Promise<Result<undefined, Failure>> => {
  const read = await readPosition(text, io);
  if (!read.ok) return read;
  const position = read.value;
  const turns = legalTexts(position);
  const end = outcome(position);
  if (options.json === true) {
    printJson(io, {
      position: formatPosition(position),
      turns,
      outcome: outcomeData(end, position),
    });
    return DONE;
  }
  printLines(io, turns);
  if (end !== undefined) io.stderr.write(`the game is over; ${outcomeWords(end, position)}\n`);
  return DONE;
};
