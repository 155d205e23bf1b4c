import type { Command } from 'commander';
import { explainGame, loadSolver } from '@zertz/engine';
import type { GameExplanation, Solver, Thinker } from '@zertz/engine';
import { err, formatVariant, positionOf } from '@zertz/rules';
import type { GameRecord, Result } from '@zertz/rules';
import { followed } from '../analysis/follow.ts';
import { reviewLines } from '../analysis/reviewWords.ts';
import { DONE, printFailure, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { outcomeData } from '../data.ts';
import { startOwn } from '../engine/ownEngines.ts';
import { failure, interrupted } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../numberOption.ts';
import { gamesOf, gamesWords, readingOf } from '../recordSource.ts';
import type { ReadingOptions } from '../recordSource.ts';
import { outcomeWords } from '../words.ts';

interface ReviewCommandOptions extends CommonOptions, ReadingOptions {
  readonly nodes: string;
  readonly within: string;
}

export const addReview = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('review'))
    .summary('find the mistakes in games')
    .description(
      'Compares every turn of games with the best that the computer player finds. What a turn is ' +
        'worth is in marbles or so for its player; lost is the part of a win that it gave away. ' +
        'Then tells which three turns decided the game, and the forced wins missed. ' +
        'With --json each game is one line.',
    )
    .argument('<file...>', 'game records in any format, also .gz and .zip; - for standard input')
    .option('--nodes <number>', 'look at so many positions for each turn', '100000')
    .option('--within <number>', 'look for forced wins of so many placements', '3')
    .option('--from <format>', 'the format of the records, if it is not to be found out')
    .option('--preset <preset>', 'the rules where a record does not name them')
    .action(async (files: readonly string[], options: ReviewCommandOptions) => {
      finish(await review(io, files, options), options);
    });
};

const review = async (
  io: Io,
  files: readonly string[],
  options: ReviewCommandOptions,
): Promise<Result<undefined, Failure>> => {
  const reading = readingOf(options);
  if (!reading.ok) return reading;
  const nodes = wholeNumber('--nodes', options.nodes, 1, 1_000_000_000);
  if (!nodes.ok) return nodes;
  const within = wholeNumber('--within', options.within, 0, MOST_PLACEMENTS);
  if (!within.ok) return within;
  const limits = { nodes: nodes.value ?? 1, within: within.value ?? 0 };
  const solver = await loadSolver();
  const thinker = startOwn('builtin');
  let [games, refused] = [0, 0];
  try {
    for await (const found of gamesOf(files, reading.value, io)) {
      if (io.interrupt.aborted) break;
      if (found.kind !== 'game') {
        refused += 1;
        printFailure(io, found.failure, options);
        continue;
      }
      const number = games + refused + 1;
      const reviewed = await reviewOne(io, { thinker, solver }, found.record, limits, number);
      if (!reviewed.ok) return reviewed;
      if (reviewed.value.isComplete) games += 1;
      print(io, { ...found, number, review: reviewed.value }, options);
    }
  } finally {
    await thinker.close();
  }
  if (io.interrupt.aborted) return interrupted(`${gamesWords(games)} reviewed`);
  return refused === 0 ? DONE : err(failure('reported', ''));
};

const MOST_PLACEMENTS = 99;
/** Moves of the solver for each position, a few tenths of a second. */
const MOVES = 2_000_000;

const reviewOne = (
  io: Io,
  { solver, thinker }: { readonly solver: Solver; readonly thinker: Thinker },
  { game }: GameRecord,
  { nodes, within }: { readonly nodes: number; readonly within: number },
  number: number,
): Promise<Result<GameExplanation, Failure>> => {
  thinker.newGame();
  const explaining = explainGame(solver, game, {
    limits: { nodes },
    within,
    moves: MOVES,
    stopped: () => io.interrupt.aborted,
  });
  return followed(io, thinker, explaining, { note: `game ${number}` });
};

interface ReviewedGame {
  readonly file: string;
  readonly number: number;
  readonly record: GameRecord;
  readonly review: GameExplanation;
}

const print = (io: Io, reviewed: ReviewedGame, options: CommonOptions): void => {
  const { file, number, record, review: found } = reviewed;
  const { game, players } = record;
  const position = positionOf(game);
  if (options.json === true) {
    printJson(io, {
      file,
      game: number,
      variant: formatVariant(game.start.variant),
      players,
      outcome: outcomeData(game.outcome, position),
      turns: found.turns,
      moments: found.moments,
      summary: found.players,
      isComplete: found.isComplete,
    });
    return;
  }
  const names = [players.first, players.second].filter((name) => name !== '').join(' - ');
  const end = game.outcome === undefined ? 'unfinished' : outcomeWords(game.outcome, position);
  printLines(io, [
    ...(number === 1 ? [] : ['']),
    `${file}, game ${number}${names === '' ? '' : `: ${names}`}; ${end}`,
    ...reviewLines(found),
  ]);
};
