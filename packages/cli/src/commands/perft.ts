import type { Command } from 'commander';
import { formatPosition, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { DONE, POSITION_HELP, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { interrupted, wrongUsage } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { startPace } from '../pace.ts';
import { countSteps, countTurns } from '../perftWork.ts';
import type { Branch, Counting } from '../perftWork.ts';
import { readPosition } from '../positionArgument.ts';

interface PerftOptions extends CommonOptions {
  readonly divide?: boolean;
  readonly steps?: boolean;
}

export const addPerft = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('perft'))
    .summary('count the ways to play on')
    .description('Counts the ways to play DEPTH turns, or steps, from a position.')
    .usage('[options] <position> <depth>')
    .argument('<position and depth...>', 'position text, preset or -; then the number of turns')
    .option('--divide', 'also the count below each first turn')
    .option('--steps', 'count steps: a marble placed, a ring removed, one jump')
    .addHelpText('after', `\n${POSITION_HELP}`)
    .action(async (words: readonly string[], options: PerftOptions) => {
      finish(await perft(io, words, options), options);
    });
};

const MOST_DEPTH = 99;

const perft = async (
  io: Io,
  words: readonly string[],
  options: PerftOptions,
): Promise<Result<undefined, Failure>> => {
  const depth = words[words.length - 1] ?? '';
  if (words.length < 2) return wrongUsage('the depth is missing; zertz perft official 2');
  if (!/^\d{1,2}$/.test(depth)) {
    return wrongUsage(`'${depth}' is not a depth; it is a number from 0 to ${MOST_DEPTH}`);
  }
  const read = await readPosition(words.slice(0, -1).join(' '), io);
  if (!read.ok) return read;
  const position = read.value;
  const count = options.steps === true ? countSteps : countTurns;
  const unit = options.steps === true ? 'steps' : 'turns';
  const note = `perft of ${Number(depth)} by ${unit}`;
  const branches = await countAll(io, count(position, Number(depth)), note);
  if (!branches.ok) return branches;
  const total =
    Number(depth) === 0 ? 1 : branches.value.reduce((leaves, branch) => leaves + branch.count, 0);
  const divided = [...branches.value].sort((a, b) => (a.name < b.name ? -1 : 1));
  if (options.json === true) {
    printJson(io, {
      position: formatPosition(position),
      depth: Number(depth),
      unit,
      count: total,
      ...(options.divide === true ? { divide: divided } : {}),
    });
    return DONE;
  }
  printLines(io, [
    ...(options.divide === true ? divided.map(({ name, count: n }) => `${name}  ${n}`) : []),
    String(total),
  ]);
  return DONE;
};

const countAll = async (
  io: Io,
  counting: Counting,
  note: string,
): Promise<Result<readonly Branch[], Failure>> => {
  const pace = startPace(io);
  for (;;) {
    const next = counting.next();
    if (next.done === true) {
      pace.clear();
      return ok(next.value);
    }
    if (pace.due() && !(await pace.breathe(next.value, note))) {
      return interrupted(`${(next.value * 100).toFixed(1)} % of the ${note} was counted`);
    }
  }
};
