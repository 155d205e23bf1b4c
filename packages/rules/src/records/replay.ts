import type { BoardName } from '../board.ts';
import { positionOf, withPlayed } from '../game.ts';
import type { Game } from '../game.ts';
import { parseTurn } from '../notation.ts';
import { apply, play } from '../play.ts';
import type { Played } from '../play.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Refusal, Turn } from '../turn.ts';
import type { Place } from './place.ts';
import type { GameRecord, RecordError, RecordFault } from './record.ts';

/** What is wrong with a record, and where. */
export interface Damage extends Place {
  readonly turn: number | undefined;
  readonly board: BoardName | undefined;
  readonly readable: Game | undefined;
  readonly fault: RecordFault;
}

/** Damage at a place; with a game, in the turn that comes next in it. */
export const damage = (
  { line, column }: Place,
  fault: RecordFault,
  game?: Game,
): Result<never, Damage> =>
  err({
    line,
    column,
    turn: game === undefined ? undefined : game.history.length + 1,
    board: game?.start.board.name,
    readable: begun(game),
    fault,
  });

/** A game of which something can be seen. */
export const begun = (game: Game | undefined): Game | undefined =>
  game === undefined || game.history.length === 0 ? undefined : game;

/** Says which game of the text the damage is in. */
export const inGame = (
  result: Result<GameRecord, Damage>,
  game: number,
  id: string | undefined,
): Result<GameRecord, RecordError> => (result.ok ? result : err({ game, id, ...result.error }));

/** A turn that cannot be played; `at` is the 1-based character of its text. */
export interface TurnFault {
  readonly at: number;
  readonly fault: RecordFault;
}

/** Plays a turn in official notation. */
export const playWritten = (game: Game, text: string): Result<Game, TurnFault> => {
  if (game.outcome !== undefined) return illegal({ code: 'game-over' });
  const position = positionOf(game);
  const turn = parseTurn(position, text);
  if (turn.ok) return ok(withPlayed(game, apply(position, turn.value)));
  const { error } = turn;
  return error.code === 'refused'
    ? illegal(error.refusal, error.at)
    : err({ at: error.at, fault: { code: 'unreadable-turn', text, error } });
};

/** Plays a turn that was understood some other way. */
export const playChecked = (
  game: Game,
  turn: Turn,
  check: (played: Played) => TurnFault | undefined = () => undefined,
): Result<Game, TurnFault> => {
  if (game.outcome !== undefined) return illegal({ code: 'game-over' });
  const played = play(positionOf(game), turn);
  if (!played.ok) return illegal(played.error);
  const wrong = check(played.value);
  return wrong === undefined ? ok(withPlayed(game, played.value)) : err(wrong);
};

const illegal = (refusal: Refusal, at = 1): Result<never, TurnFault> =>
  err({ at, fault: { code: 'illegal-turn', refusal } });
