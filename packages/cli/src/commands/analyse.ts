import type { Command } from 'commander';
import { DEFAULT_SETTINGS, explainPosition, loadSolver } from '@zertz/engine';
import type { Task, Thinker } from '@zertz/engine';
import { formatPosition, outcome } from '@zertz/rules';
import type { Position, Result } from '@zertz/rules';
import { explainLines } from '../analysis/explainWords.ts';
import { followed } from '../analysis/follow.ts';
import { limitsOf } from '../analysis/limitOptions.ts';
import type { LimitOptions } from '../analysis/limitOptions.ts';
import { liveReport } from '../analysis/liveReport.ts';
import { reportWords } from '../analysis/reportWords.ts';
import { think } from '../analysis/think.ts';
import { DONE, POSITION_HELP, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { startOwn } from '../engine/ownEngines.ts';
import { interrupted, wrongInput, wrongUsage } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../numberOption.ts';
import { readPosition } from '../positionArgument.ts';
import { outcomeWords } from '../words.ts';

interface AnalyseOptions extends CommonOptions, LimitOptions {
  readonly lines: string;
  readonly hash?: string;
  readonly threads?: string;
  readonly explain?: boolean;
  readonly within?: string;
}

export const addAnalyse = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('analyse'))
    .summary('find the best turns of a position')
    .description(
      'Has the computer player look for the best turns, for 5 seconds unless told otherwise. ' +
        'What it is worth is in marbles or so, seen by the player to move. On a terminal the ' +
        'lines are shown as they are found; Ctrl-C ends the search and prints them.',
    )
    .argument('<position...>', 'position text, preset or -')
    .option('--lines <number>', 'tell so many turns apart', '1')
    .option('--time <seconds>', 'think so long')
    .option('--nodes <number>', 'look at so many positions: the same answer everywhere')
    .option('--depth <number>', 'look so many placements ahead')
    .option('--hash <megabytes>', 'memory for what is remembered of positions')
    .option('--threads <number>', 'let so many think at once, each with that much memory')
    .option(
      '--explain',
      'also tell forced lines, threats, and what removals isolate; forced lines take further time',
    )
    .option('--within <number>', 'with --explain, the most placements of forced lines (3)')
    .addHelpText('after', `\n${POSITION_HELP}`)
    .action(async (words: readonly string[], options: AnalyseOptions) => {
      finish(await analyse(io, words.join(' '), options), options);
    });
};

const DEFAULT_LIMITS = { millis: 5000 };
const MOST_PLACEMENTS = 99;
const DEFAULT_WITHIN = 3;
/** Moves of the solver for each forced line that is looked for, a second or two. */
const MOVES = 10_000_000;

const analyse = async (
  io: Io,
  text: string,
  options: AnalyseOptions,
): Promise<Result<undefined, Failure>> => {
  const limits = limitsOf(options, DEFAULT_LIMITS);
  if (!limits.ok) return limits;
  const lines = wholeNumber('--lines', options.lines, 1, 100);
  if (!lines.ok) return lines;
  const hash = wholeNumber('--hash', options.hash, 1, 1024);
  if (!hash.ok) return hash;
  const threads = wholeNumber('--threads', options.threads, 1, 64);
  if (!threads.ok) return threads;
  const within = wholeNumber('--within', options.within, 0, MOST_PLACEMENTS);
  if (!within.ok) return within;
  if (within.value !== undefined && options.explain !== true) {
    return wrongUsage('--within is an option of --explain');
  }
  const read = await readPosition(text, io);
  if (!read.ok) return read;
  const position = read.value;
  const end = outcome(position);
  if (end !== undefined) {
    return wrongInput('game-over', `the game is over, ${outcomeWords(end, position)}`);
  }
  const thinker = startOwn('builtin');
  try {
    thinker.configure({
      ...DEFAULT_SETTINGS,
      megabytes: hash.value ?? DEFAULT_SETTINGS.megabytes,
      threads: threads.value ?? DEFAULT_SETTINGS.threads,
    });
    const place = formatPosition(position);
    const task = { place, limits: limits.value, lines: lines.value ?? 1 };
    return await (options.explain === true
      ? explain(io, thinker, position, { ...task, within: within.value ?? DEFAULT_WITHIN }, options)
      : search(io, thinker, task, options));
  } finally {
    await thinker.close();
  }
};

const search = async (
  io: Io,
  thinker: Thinker,
  task: Task,
  { json }: CommonOptions,
): Promise<Result<undefined, Failure>> => {
  const live = liveReport(io);
  const found = await think(thinker, task, io.interrupt, live.show);
  live.clear();
  if (!found.ok) return found;
  if (json === true) printJson(io, { position: task.place, ...found.value });
  else printLines(io, reportWords(found.value));
  return io.interrupt.aborted
    ? interrupted(`the search had come to depth ${found.value.depth}`)
    : DONE;
};

const explain = async (
  io: Io,
  thinker: Thinker,
  position: Position,
  task: Task & { readonly within: number },
  { json }: CommonOptions,
): Promise<Result<undefined, Failure>> => {
  const live = liveReport(io);
  const explaining = explainPosition(await loadSolver(), position, {
    ...task,
    moves: MOVES,
    stopped: () => io.interrupt.aborted,
  });
  const found = await followed(io, thinker, explaining, {
    note: 'forced lines',
    onReport: live.show,
    onFound: live.clear,
  });
  if (!found.ok) return found;
  if (json === true) printJson(io, found.value);
  else printLines(io, explainLines(found.value));
  return found.value.isComplete ? DONE : interrupted('something may be missing');
};
