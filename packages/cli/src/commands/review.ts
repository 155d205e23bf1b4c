import type { Command } from 'commander';
import type { Thinker } from '@zertz/engine';
import { err, formatVariant, positionOf } from '@zertz/rules';
import type { GameRecord, Result } from '@zertz/rules';
import { reviewGame } from '../analysis/review.ts';
import type { Review } from '../analysis/review.ts';
import { reviewLines } from '../analysis/reviewWords.ts';
import { DONE, printFailure, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { outcomeData } from '../data.ts';
import { startOwn } from '../engine/ownEngines.ts';
import { failure, interrupted } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../numberOption.ts';
import { startPace } from '../pace.ts';
import { gamesOf, gamesWords, readingOf } from '../recordSource.ts';
import type { ReadingOptions } from '../recordSource.ts';
import { outcomeWords } from '../words.ts';

interface ReviewCommandOptions extends CommonOptions, ReadingOptions {
  readonly nodes: string;
}

export const addReview = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('review'))
    .summary('find the mistakes in games')
    .description(
      'Compares every turn of games with the best that the computer player finds. What a turn is ' +
        'worth is in marbles or so for its player; lost is the part of a win that it gave away. ' +
        'With --json each game is one line.',
    )
    .argument('<file...>', 'game records in any format, also .gz and .zip; - for standard input')
    .option('--nodes <number>', 'look at so many positions for each turn', '100000')
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
      const reviewed = await reviewOne(io, thinker, found.record, nodes.value ?? 1, number);
      if (!reviewed.ok) return reviewed;
      if (reviewed.value === undefined) break;
      games += 1;
      print(io, { ...found, number, review: reviewed.value }, options);
    }
  } finally {
    await thinker.close();
  }
  if (io.interrupt.aborted) return interrupted(`${gamesWords(games)} reviewed`);
  return refused === 0 ? DONE : err(failure('reported', ''));
};

const reviewOne = async (
  io: Io,
  thinker: Thinker,
  { game }: GameRecord,
  nodes: number,
  number: number,
): Promise<Result<Review | undefined, Failure>> => {
  const pace = startPace(io);
  const reviewed = await reviewGame(thinker, game, {
    nodes,
    interrupt: io.interrupt,
    onPosition: (done, of) => pace.breathe(done / of, `game ${number}`),
  });
  pace.clear();
  return reviewed;
};

interface ReviewedGame {
  readonly file: string;
  readonly number: number;
  readonly record: GameRecord;
  readonly review: Review;
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
      turns: found.turns.map((turn) => ({ ...turn, score: turn.score ?? null })),
      moments: found.moments.map(({ ply }) => ply),
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
