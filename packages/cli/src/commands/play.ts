import { createInterface } from 'node:readline';
import { Option } from 'commander';
import type { Command } from 'commander';
import { chooseTurn } from '@zertz/engine';
import { newGame, positionOf } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { coloursFor } from '../colours.ts';
import { DONE, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { interrupted, wrongUsage } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { startPace } from '../pace.ts';
import { answerTo, withTurn } from '../play/answer.ts';
import type { PlayEvent, Session } from '../play/events.ts';
import { eventData, eventLines } from '../play/printing.ts';
import { saveGame } from '../play/saving.ts';
import { readPosition } from '../positionArgument.ts';

interface PlayOptions extends CommonOptions {
  readonly computer?: 'first' | 'second' | 'both';
  readonly preset?: string;
  readonly position?: string;
  readonly seed?: string;
}

export const addPlay = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('play'))
    .summary('play a game in the terminal')
    .description(
      'Plays a game: two people, or one against the computer. Turns are typed in official ' +
        'notation; help lists the commands. With --json each event is one line.',
    )
    .addOption(
      new Option('--computer <side>', 'who is played by the computer').choices([
        'first',
        'second',
        'both',
      ]),
    )
    .option('--preset <preset>', 'the rules, for example blitz or official-61')
    .option('--position <text>', 'start from this position instead')
    .option('--seed <number>', 'makes the computer play the same again')
    .action(async (options: PlayOptions) => {
      finish(await play(io, options), options);
    });
};

const play = async (io: Io, options: PlayOptions): Promise<Result<undefined, Failure>> => {
  const { computer, position, preset, seed } = options;
  if (preset !== undefined && position !== undefined) {
    return wrongUsage('--preset and --position exclude each other; a position names its rules');
  }
  if (seed !== undefined && !/^-?\d{1,15}$/.test(seed)) {
    return wrongUsage(`--seed '${seed}' is not a whole number`);
  }
  const start = position ?? preset ?? 'official';
  if (start.trim() === '-') {
    return wrongUsage('play reads turns from the standard input; give the position itself');
  }
  const read = await readPosition(start, io);
  if (!read.ok) return read;
  const session: Session = {
    game: newGame(read.value),
    computer: {
      first: computer === 'first' || computer === 'both',
      second: computer === 'second' || computer === 'both',
    },
    seed: seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seed),
    drawOffer: undefined,
  };
  return playLoop(io, session, printer(io, options));
};

type Print = (events: readonly PlayEvent[]) => void;

const printer = (io: Io, options: CommonOptions): Print => {
  const colours = coloursFor(io.stdout.hasColour);
  return (events) => {
    for (const event of events) {
      if (options.json === true) printJson(io, eventData(event));
      else printLines(io, eventLines(event, colours));
    }
  };
};

const playLoop = async (
  io: Io,
  first: Session,
  print: Print,
): Promise<Result<undefined, Failure>> => {
  let session = first;
  print([{ kind: 'position', position: positionOf(session.game) }]);
  if (session.computer[positionOf(session.game).turn]) session = await goOn(io, session, print);
  if (session.game.outcome !== undefined) return DONE;
  const lines = createInterface({ input: io.stdin, signal: io.interrupt, crlfDelay: Infinity });
  prompt(io, session);
  for await (const line of lines) {
    const answer = answerTo(session, line);
    print(answer.events);
    if (answer.wish?.kind === 'quit') break;
    if (answer.wish?.kind === 'save') print([await saved(session, answer.wish.file)]);
    session = answer.moved ? await goOn(io, answer.session, print) : answer.session;
    if (io.interrupt.aborted) break;
    prompt(io, session);
  }
  if (!io.interrupt.aborted) return DONE;
  if (io.stdinIsTTY) io.stdout.write('\n');
  return interrupted(`the game is not saved; it stood at ply ${session.game.history.length}`);
};

/** What follows a turn: those of the computer, and how things stand then. */
const goOn = async (io: Io, session: Session, print: Print): Promise<Session> => {
  const next = await computerTurns(io, session, print);
  const { game } = next;
  const position = positionOf(game);
  print([{ kind: 'position', position }]);
  if (game.outcome !== undefined) print([{ kind: 'end', outcome: game.outcome, position }]);
  return next;
};

/** The computer plays for as long as it is its turn. */
const computerTurns = async (io: Io, first: Session, print: Print): Promise<Session> => {
  const pace = startPace(io);
  let session = first;
  for (;;) {
    const position = positionOf(session.game);
    if (session.game.outcome !== undefined || !session.computer[position.turn]) break;
    const turn = chooseTurn(position, { seed: session.seed + session.game.history.length });
    if (turn === undefined) break;
    const answer = withTurn(session, turn, 'computer');
    print(answer.events);
    session = answer.session;
    if (!(await pace.breathe(undefined, 'the computer plays'))) break;
  }
  pace.clear();
  return session;
};

const saved = async (session: Session, file: string): Promise<PlayEvent> => {
  const name = (computer: boolean): string => (computer ? 'computer' : '');
  const players = {
    first: name(session.computer.first),
    second: name(session.computer.second),
  };
  const result = await saveGame(session.game, players, file);
  return result.ok
    ? { kind: 'note', message: `${file} written` }
    : { kind: 'refused', code: result.error.code, message: result.error.message };
};

const prompt = (io: Io, session: Session): void => {
  if (!io.stdinIsTTY || !io.stdout.isTTY) return;
  const side = session.game.outcome === undefined ? positionOf(session.game).turn : 'over';
  io.stdout.write(`${side}> `);
};
