import type { BoardName } from '../board.ts';
import { newGame, positionOf } from '../game.ts';
import type { Game } from '../game.ts';
import { startPosition } from '../position.ts';
import { PRESETS } from '../presets.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { opponentOf, PLAYERS } from '../types.ts';
import type { Variant } from '../variant.ts';
import { endGame } from './ending.ts';
import { readOfficial } from './official.ts';
import { linesOf } from './place.ts';
import type { GameRecord, RecordError, RecordFault } from './record.ts';
import { damage, inGame, playWritten } from './replay.ts';
import type { Damage, TurnFault } from './replay.ts';
import { presetOn } from './setup.ts';

/** One command of a player: `zertz move <board> <user> <password> <turn>`. */
interface Command {
  readonly line: number;
  readonly column: number;
  readonly verb: string;
  readonly user: string;
  readonly turn: string;
  /** Where in the line the turn begins. */
  readonly turnColumn: number;
}

/** The commands for one board of the server. */
interface Board {
  readonly id: string;
  /** `zertz` or `zertz+11`. */
  readonly kind: string;
  /** Options the game was begun with. */
  readonly options: string;
  readonly commands: Command[];
}

/**
 * Reads turns as they were mailed to gamerz.net, any other lines between them left out; without a
 * single command the text is a bare list of turns. Nothing is kept of the passwords.
 */
export function* readMail(
  text: string,
  variant?: Variant,
): Generator<Result<GameRecord, RecordError>> {
  const boards = boardsIn(text);
  if (boards.length === 0) yield* readOfficial(text, variant);
  for (const [index, board] of boards.entries()) {
    yield inGame(readBoard(board), index + 1, board.id);
  }
}

const COMMAND = /^([>\s]*)(zertz\S*)\s+(\S+)\s*(.*)$/i;
const ARGUMENTS = /^(\S+)\s+(\S+)\s+(\S+)\s*(.*)$/;

const boardsIn = (text: string): readonly Board[] => {
  const boards = new Map<string, Board>();
  const options = new Map<string, string>();
  for (const line of linesOf(text)) {
    const [, quote = '', game = '', word = '', rest = ''] = COMMAND.exec(line.text.trimEnd()) ?? [];
    const kind = game.toLowerCase();
    const verb = word.toLowerCase();
    if (verb === 'challenge') options.set(kind, rest.toLowerCase());
    const [, id, user, , turn] = ARGUMENTS.exec(rest) ?? [];
    if (verb === 'challenge' || id === undefined || user === undefined) continue;
    const board = boards.get(`${kind} ${id}`) ?? {
      id,
      kind,
      options: options.get(kind) ?? '',
      commands: [],
    };
    boards.set(`${kind} ${id}`, board);
    board.commands.push({
      line: line.number,
      column: quote.length + 1,
      verb,
      user,
      turn: turn ?? '',
      turnColumn: line.text.trimEnd().length - (turn ?? '').length + 1,
    });
  }
  return [...boards.values()];
};

const readBoard = (board: Board): Result<GameRecord, Damage> => {
  const [first] = board.commands;
  const variant = variantOf(board);
  if (first === undefined || variant === undefined) {
    const setup = `${board.kind} ${board.options}`.trim();
    const at = { line: first?.line ?? 1, column: first?.column ?? 1 };
    return damage(at, { code: 'unsupported-setup', setup });
  }
  const users = [...new Set(board.commands.map(({ user }) => user))];
  let game = newGame(startPosition(variant));
  for (const command of board.commands) {
    const next = carryOut(game, command, users);
    if (!next.ok) {
      const { at, fault } = next.error;
      return damage({ line: command.line, column: at }, fault, game);
    }
    game = next.value;
  }
  const [one = '', two = ''] = users;
  return ok({ game, players: { first: one, second: two }, details: { id: board.id } });
};

const RINGS: ReadonlyMap<string, BoardName> = new Map([
  ['zertz', 37],
  ['zertz+11', 48],
  ['zertz+24', 61],
]);

const variantOf = ({ kind, options }: Board): Variant | undefined => {
  const rings = RINGS.get(kind);
  if (rings === undefined || /-noforcedmoves/.test(options)) return undefined;
  const { goals, supply } = PRESETS.blitz;
  const variant = presetOn('official', rings);
  return /-standard/.test(options) ? { ...variant, goals, supply } : variant;
};

/** Whoever sends the first turn is the first player. */
const carryOut = (
  game: Game,
  { column, turn, turnColumn, user, verb }: Command,
  users: readonly string[],
): Result<Game, TurnFault> => {
  const refuse = (fault: RecordFault, at = column): Result<never, TurnFault> => err({ at, fault });
  const player = PLAYERS[users.indexOf(user)];
  const expected = positionOf(game).turn;
  if (player === undefined) return refuse({ code: 'wrong-player', expected });
  if (verb === 'resign') {
    const ended = endGame(game, { winner: opponentOf(player), by: 'resignation' });
    return ended.ok ? ended : refuse(ended.error);
  }
  if (verb !== 'move') return refuse({ code: 'bad-command', command: verb });
  if (player !== expected) return refuse({ code: 'wrong-player', expected });
  const next = playWritten(game, turn);
  return next.ok ? next : refuse(next.error.fault, turnColumn + next.error.at - 1);
};
