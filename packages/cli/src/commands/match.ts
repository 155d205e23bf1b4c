import type { Command } from 'commander';
import { ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { DONE, printJson, printLines, withJson } from '../command.ts';
import type { Context } from '../command.ts';
import { interrupted } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { openGamesFile } from '../match/gamesFile.ts';
import type { GamesFile } from '../match/gamesFile.ts';
import { conditionsOf, settingsOf } from '../match/matchOptions.ts';
import type { MatchOptions } from '../match/matchOptions.ts';
import { failureWords, reportData, reportLines, standing } from '../match/matchReport.ts';
import { runMatch } from '../match/matchRun.ts';
import type { MatchSettings } from '../match/matchRun.ts';
import { tallyOf } from '../match/tally.ts';
import type { FinishedGame } from '../match/tally.ts';
import { startPace } from '../pace.ts';
import { gamesWords } from '../recordSource.ts';

const PLAYERS_HELP = [
  'A player is one of:',
  '  builtin            the computer player; with settings builtin:level=3,hash=16',
  '  simple             the simple player, which hardly looks ahead',
  "  a command line     in quotes: a program that speaks docs/protocol.md, like 'zertz engine'",
  '',
  'Each pair of games has an opening of turns drawn by chance and changed seats. With --file the',
  'games are kept as they end, and the same command later goes on from there.',
].join('\n');

export const addMatch = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('match'))
    .summary('let two computer players play against each other')
    .description(
      'Plays a match of two computer players and tells by how much one is stronger. Time is ' +
        'processor time where a player can count it.',
    )
    .argument('<a>', 'a player')
    .argument('<b>', 'the other')
    .option('--games <number>', 'play at most so many games', '100')
    .option('--movetime <ms>', 'milliseconds a turn; 100 unless another limit is given')
    .option('--nodes <number>', 'nodes a turn')
    .option('--depth <number>', 'how deep to look')
    .option(
      '--preset <preset>',
      'the rules; given several times they change from pair to pair',
      (preset: string, others: readonly string[]) => [...others, preset],
      [],
    )
    .option('--opening <turns>', 'turns drawn by chance at the start', '4')
    .option('--seed <number>', 'for other openings', '1')
    .option('--sprt <elo0,elo1>', 'end as soon as one of two differences is likely enough')
    .option('--alpha <number>', 'the risk to decide for elo1 wrongly', '0.05')
    .option('--beta <number>', 'the risk to decide for elo0 wrongly', '0.05')
    .option('--patience <seconds>', 'wait so long beyond three times the time of a turn', '10')
    .option('--concurrency <number>', 'games at the same time', '1')
    .option('--file <file>', 'keep the games here, one JSON record a line')
    .addHelpText('after', `\n${PLAYERS_HELP}`)
    .action(async (a: string, b: string, options: MatchOptions) => {
      finish(await match(io, a, b, options), options);
    });
};

const match = async (
  io: Io,
  a: string,
  b: string,
  options: MatchOptions,
): Promise<Result<undefined, Failure>> => {
  const settings = settingsOf(a, b, options);
  if (!settings.ok) return settings;
  const file = await gamesFileOf(settings.value, options);
  if (!file.ok) return file;
  const games = [...file.value.games];
  const played = await playAndWatch(io, settings.value, file.value, games, options);
  if (!played.ok) return played;
  const tally = tallyOf(games);
  if (options.json === true) printJson(io, reportData(tally, settings.value, games));
  else printLines(io, reportLines(tally, settings.value));
  if (!io.interrupt.aborted) return DONE;
  const done = gamesWords(games.length);
  return interrupted(
    options.file === undefined
      ? `${done} played, none kept; --file keeps them`
      : `${done} in ${options.file}; the same command goes on from there`,
  );
};

const gamesFileOf = (
  settings: MatchSettings,
  { file, preset }: MatchOptions,
): Promise<Result<GamesFile, Failure>> => {
  if (file === undefined) {
    return Promise.resolve(ok({ games: [], add: () => Promise.resolve(ok(undefined)) }));
  }
  return openGamesFile(file, {
    a: settings.a.text,
    b: settings.b.text,
    conditions: conditionsOf(settings, preset),
  });
};

/** Adds the games played to `games`. */
const playAndWatch = async (
  io: Io,
  settings: MatchSettings,
  file: GamesFile,
  games: FinishedGame[],
  options: MatchOptions,
): Promise<Result<undefined, Failure>> => {
  const pace = startPace(io);
  const show = async (turns: number): Promise<void> => {
    const note = `game ${games.length + 1} of ${settings.games}, turn ${turns}: ${standing(tallyOf(games))}`;
    await pace.breathe(games.length / settings.games, note);
  };
  const played = await runMatch(settings, file.games, {
    interrupt: io.interrupt,
    onTurn: (game) => {
      if (pace.due()) void show(game.history.length);
    },
    onGame: (game) => {
      games.push(game);
      const words = failureWords(game);
      if (words !== undefined && options.json !== true) {
        pace.clear();
        printLines(io, [words]);
      }
      return file.add(game);
    },
  });
  pace.clear();
  return played;
};
