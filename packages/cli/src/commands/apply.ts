import type { Command } from 'commander';
import {
  err,
  formatPosition,
  formatTurn,
  newGame,
  ok,
  parseTurn,
  playTurn,
  positionOf,
} from '@zertz/rules';
import type { Game, NotationError, Position, Result } from '@zertz/rules';
import { DONE, POSITION_HELP, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { outcomeData, playedData } from '../data.ts';
import { failure, wrongUsage } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { exampleWords } from '../legalTexts.ts';
import { readPosition, splitPosition } from '../positionArgument.ts';
import { notationWords, outcomeWords, refusalWords, turnWords } from '../words.ts';

export const addApply = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('apply'))
    .summary('play turns from a position')
    .description(
      'Plays turns in official notation from a position, says what each of them does and ends ' +
        'with the text of the position reached.',
    )
    .usage('[options] <position> <turn...>')
    .argument('<position and turns...>', 'position text, preset or -; then the turns')
    .addHelpText(
      'after',
      `\n${POSITION_HELP}\n\nTurns with blanks are quoted: zertz apply official Wd4,a1 Bd5,a2 'x d4Bd6'`,
    )
    .action(async (words: readonly string[], options: CommonOptions) => {
      finish(await apply(io, words, options), options);
    });
};

const apply = async (
  io: Io,
  words: readonly string[],
  options: CommonOptions,
): Promise<Result<undefined, Failure>> => {
  const { position, rest } = splitPosition(words);
  const turns = joinTurns(rest);
  if (turns.length === 0) return wrongUsage('a turn is missing; write it like Wd4,a1 or x d4Bd6');
  const start = await readPosition(position, io);
  if (!start.ok) return start;
  const game = playAll(start.value, turns);
  if (!game.ok) return game;
  if (options.json === true) printJson(io, gameData(game.value));
  else printLines(io, gameLines(game.value));
  return DONE;
};

/** Puts together turns that the shell has split at their blanks: `x d4Bd6`, `Wd4,a1 x Ba1 ~ Wg1`. */
export const joinTurns = (words: readonly string[]): readonly string[] => {
  const turns: string[] = [];
  let open = false;
  for (const word of words) {
    const last = turns[turns.length - 1];
    const continues = open || ((word === 'x' || word === '~') && last !== undefined);
    if (!continues || last === undefined) {
      turns.push(word);
    } else if (open && last.endsWith('x') && last !== 'x' && /^\s*[a-z]\s*\d/i.test(word)) {
      // A list of marbles begins with a colour, a capture with a ring.
      turns[turns.length - 1] = last.slice(0, -1).trimEnd();
      turns.push(`x ${word}`);
    } else {
      turns[turns.length - 1] = `${last} ${word}`;
    }
    open = word === 'x' || word === '~';
  }
  return turns;
};

const playAll = (start: Position, turns: readonly string[]): Result<Game, Failure> => {
  let game = newGame(start);
  for (const [index, text] of turns.entries()) {
    const next = playText(game, text, index + 1);
    if (!next.ok) return next;
    game = next.value;
  }
  return ok(game);
};

const playText = (game: Game, text: string, turn: number): Result<Game, Failure> => {
  const position = positionOf(game);
  const { board } = position;
  const refused = (code: string, at: number, why: string): Result<never, Failure> =>
    err(
      failure(code, `turn ${turn}, character ${at}: ${why}`, {
        turn,
        character: at,
        text: text.trim(),
      }),
    );
  const parsed = parseTurn(position, text.trimStart());
  if (!parsed.ok) {
    const words = notationWords(parsed.error, board);
    return refused(codeOf(parsed.error), parsed.error.at, `${words}${exampleWords(position)}`);
  }
  const played = playTurn(game, parsed.value);
  return played.ok ? played : refused(played.error.code, 1, refusalWords(played.error, board));
};

const codeOf = (error: NotationError): string =>
  error.code === 'refused' ? error.refusal.code : error.code;

const gameLines = (game: Game): readonly string[] => {
  const last = positionOf(game);
  return [
    ...game.history.map(
      (played, index) =>
        `${index + 1}. ${played.before.turn}: ${formatTurn(played)}  (${turnWords(played)})`,
    ),
    ...(game.outcome === undefined ? [] : [outcomeWords(game.outcome, last)]),
    formatPosition(last),
  ];
};

const gameData = (game: Game): object => {
  const last = positionOf(game);
  return {
    start: formatPosition(game.start),
    turns: game.history.map((played, index) => playedData(played, index + 1)),
    position: formatPosition(last),
    outcome: outcomeData(game.outcome, last),
  };
};
