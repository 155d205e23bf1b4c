import { Option } from 'commander';
import type { Command } from 'commander';
import type { PictureTheme } from '@zertz/art/picture';
import { formatPosition, ok } from '@zertz/rules';
import type { Position, Result } from '@zertz/rules';
import { coloursFor } from '../colours.ts';
import { DONE, POSITION_HELP, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { writeFileWhole } from '../outputFile.ts';
import { positionData, positionLines } from '../positionReport.ts';
import { readPosition } from '../positionArgument.ts';

interface ShowOptions extends CommonOptions {
  readonly svg?: string;
  readonly theme: PictureTheme;
}

const THEMES = ['ink', 'linen', 'walnut', 'paper', 'contrast', 'print'] satisfies PictureTheme[];

export const addShow = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('show'))
    .summary('draw a position')
    .description(
      'Draws a position in the terminal, with pool, captives, goals, free rings and captures; ' +
        'or as a picture in an SVG file.',
    )
    .argument('<position...>', 'position text, preset or -')
    .option('--svg <file>', 'write a picture to a file; - for the standard output')
    .addOption(
      new Option('--theme <name>', 'colours of the picture').choices(THEMES).default('ink'),
    )
    .addHelpText('after', `\n${POSITION_HELP}`)
    .action(async (words: readonly string[], options: ShowOptions) => {
      finish(await show(io, words.join(' '), options), options);
    });
};

const show = async (
  io: Io,
  text: string,
  options: ShowOptions,
): Promise<Result<undefined, Failure>> => {
  const read = await readPosition(text, io);
  if (!read.ok) return read;
  const position = read.value;
  if (options.svg !== undefined) return picture(io, position, options.svg, options);
  if (options.json === true) printJson(io, positionData(position));
  else {
    const colours = coloursFor(io.stdout.hasColour);
    printLines(io, [...positionLines(position, colours), `position  ${formatPosition(position)}`]);
  }
  return DONE;
};

const picture = async (
  io: Io,
  position: Position,
  file: string,
  options: ShowOptions,
): Promise<Result<undefined, Failure>> => {
  // Most of what the command does needs no picture.
  const { positionPicture } = await import('../positionPicture.ts');
  const svg = await positionPicture(position, options.theme);
  if (file === '-') {
    io.stdout.write(svg);
    return DONE;
  }
  const written = await writeFileWhole(file, async (append) => {
    await append(svg);
    return ok(undefined);
  });
  if (!written.ok) return written;
  if (options.json === true) printJson(io, { ...positionData(position), file });
  else printLines(io, [`${file} written`]);
  return DONE;
};
