import { createInterface } from 'node:readline';
import { Option } from 'commander';
import type { Command } from 'commander';
import { isLevel } from '@zertz/engine';
import type { Level } from '@zertz/engine';
import { newGame, ok, positionOf } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { coloursFor } from '../colours.ts';
import { DONE, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { interrupted, wrongUsage } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../numberOption.ts';
import { answerTo, withTurn } from '../play/answer.ts';
import { Computer } from '../play/computer.ts';
import type { PlayEvent, Session } from '../play/events.ts';
import { eventData, eventLines } from '../play/printing.ts';
import { saveGame } from '../play/saving.ts';
import { readPosition } from '../positionArgument.ts';
import { levelWords } from '../words.ts';

interface PlayOptions extends CommonOptions {
  readonly computer?: 'first' | 'second' | 'both';
  readonly level: string;
  readonly movetime: string;
  readonly preset?: string;
  readonly position?: string;
  readonly seed?: string;
}

export const addPlay = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('play'))
    .summary('play a game in the terminal')
    .description(
      'Plays a game: two people, or one against the computer. Turns are typed in official ' +
        'notation; help lists the commands. With --json each event is one line. Level 1 of the ' +
        'computer is for beginners; level 8 plays with all it has, the better the longer it may think.',
    )
    .addOption(
      new Option('--computer <side>', 'who is played by the computer').choices([
        'first',
        'second',
        'both',
      ]),
    )
    .option('--level <number>', 'how strong the computer plays, 1 to 8', '3')
    .option('--movetime <ms>', 'the most it may think about a turn', '1000')
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
  const level = levelOf(options);
  if (!level.ok) return level;
  const millis = wholeNumber('--movetime', options.movetime, 1, 86_400_000);
  if (!millis.ok) return millis;
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
    level: level.value,
    drawOffer: undefined,
  };
  const player = new Computer(io, {
    level: level.value,
    millis: millis.value ?? 0,
    seed: seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seed),
  });
  try {
    return await playLoop({ io, player, print: printer(io, options) }, session);
  } finally {
    await player.close();
  }
};

const levelOf = ({ level }: PlayOptions): Result<Level, Failure> => {
  const number = Number(level);
  return /^\d$/.test(level) && isLevel(number) ? ok(number) : wrongUsage(levelWords(level));
};

/** What a game at the terminal needs besides itself. */
interface Stage {
  readonly io: Io;
  readonly player: Computer;
  readonly print: Print;
}

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

const playLoop = async (stage: Stage, first: Session): Promise<Result<undefined, Failure>> => {
  const { io, print } = stage;
  let session = first;
  print([{ kind: 'position', position: positionOf(session.game) }]);
  if (session.computer[positionOf(session.game).turn]) {
    const begun = await goOn(stage, session);
    if (!begun.ok) return begun;
    session = begun.value;
  }
  if (session.game.outcome !== undefined) return DONE;
  const lines = createInterface({ input: io.stdin, signal: io.interrupt, crlfDelay: Infinity });
  prompt(io, session);
  for await (const line of lines) {
    const answer = answerTo(session, line);
    print(answer.events);
    if (answer.wish?.kind === 'quit') break;
    if (answer.wish?.kind === 'save') print([await saved(session, answer.wish.file)]);
    session = answer.session;
    if (answer.moved) {
      const next = await goOn(stage, session);
      if (!next.ok) return next;
      session = next.value;
    }
    if (io.interrupt.aborted) break;
    prompt(io, session);
  }
  if (!io.interrupt.aborted) return DONE;
  if (io.stdinIsTTY) io.stdout.write('\n');
  return interrupted(`the game is not saved; it stood at ply ${session.game.history.length}`);
};

/** What follows a turn: those of the computer, and how things stand then. */
const goOn = async (stage: Stage, session: Session): Promise<Result<Session, Failure>> => {
  const next = await computerTurns(stage, session);
  if (!next.ok) return next;
  const { game } = next.value;
  const position = positionOf(game);
  stage.print([{ kind: 'position', position }]);
  if (game.outcome !== undefined) stage.print([{ kind: 'end', outcome: game.outcome, position }]);
  return next;
};

/** The computer plays for as long as it is its turn. */
const computerTurns = async (
  { player, print }: Stage,
  first: Session,
): Promise<Result<Session, Failure>> => {
  let session = first;
  while (session.game.outcome === undefined && session.computer[positionOf(session.game).turn]) {
    const turn = await player.turn(session.game);
    if (!turn.ok) return turn;
    if (turn.value === undefined) break;
    const answer = withTurn(session, turn.value, 'computer');
    print(answer.events);
    session = answer.session;
  }
  return ok(session);
};

const saved = async (session: Session, file: string): Promise<PlayEvent> => {
  const name = (computer: boolean): string => (computer ? `computer, level ${session.level}` : '');
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
