import {
  err,
  formatPosition,
  formatTurn,
  newGame,
  ok,
  parsePosition,
  parseTurn,
  parseVariant,
  playTurn,
  positionOf,
  startPosition,
} from '@zertz/rules';
import type {
  Board,
  Game,
  NotationError,
  Position,
  PositionError,
  Result,
  Variant,
  VariantError,
} from '@zertz/rules';

/** Why a text names no place in a game. */
export type PlaceError =
  | { readonly code: 'no-position' }
  | { readonly code: 'bad-preset'; readonly error: VariantError }
  | { readonly code: 'bad-position'; readonly error: PositionError }
  | {
      readonly code: 'bad-turn';
      readonly number: number;
      readonly text: string;
      readonly error: NotationError;
      readonly board: Board;
    }
  | { readonly code: 'turn-after-end'; readonly number: number; readonly text: string };

/** Stands between turns, because turns contain blanks. */
const BETWEEN = ' | ';

/** Reads `<position text> [turns <turn> | <turn>]` or `startpos [<preset>] [turns …]`. */
export const parsePlace = (text: string): Result<Game, PlaceError> => {
  const [, where = '', turns = ''] = /^(.*?)(?:(?:^|\s+)turns(?:\s+(.*))?)?$/.exec(text) ?? [];
  const start = parseStart(where.trim());
  if (!start.ok) return start;
  let game = newGame(start.value);
  for (const [index, turn] of splitTurns(turns).entries()) {
    const next = withTurnText(game, turn, index + 1);
    if (!next.ok) return next;
    game = next.value;
  }
  return ok(game);
};

/** The same words for the same game: its start in full and every turn since. */
export const formatPlace = (game: Game): string => {
  const start = formatPosition(game.demanded ?? game.start);
  const turns = game.demanded === undefined ? game.history.map(formatTurn) : [];
  return turns.length === 0 ? start : `${start} turns ${joinTurns(turns)}`;
};

export const joinTurns = (turns: readonly string[]): string => turns.join(BETWEEN);

export const splitTurns = (text: string): readonly string[] =>
  text.trim() === '' ? [] : text.split('|').map((turn) => turn.trim());

const withTurnText = (game: Game, text: string, number: number): Result<Game, PlaceError> => {
  const position = positionOf(game);
  if (game.outcome !== undefined) return err({ code: 'turn-after-end', number, text });
  const turn = parseTurn(position, text);
  if (!turn.ok) {
    return err({ code: 'bad-turn', number, text, error: turn.error, board: position.board });
  }
  const next = playTurn(game, turn.value);
  return next.ok ? next : err({ code: 'turn-after-end', number, text });
};

const parseStart = (text: string): Result<Position, PlaceError> => {
  if (text === '') return err({ code: 'no-position' });
  const [, preset] = /^startpos(?:\s+(\S+))?$/.exec(text) ?? [];
  const isStart = /^startpos(\s|$)/.test(text) && !/^startpos\s+\S+\s/.test(text);
  if (!isStart) return parseText(text);
  const variant = parseVariant(preset ?? 'official');
  if (!variant.ok) return err({ code: 'bad-preset', error: variant.error });
  // A pool or handicap may leave a start that no position text can say.
  return parseText(formatPosition(startPosition(variant.value)));
};

const parseText = (text: string): Result<Position, PlaceError> => {
  const position = parsePosition(text);
  if (!position.ok) return err({ code: 'bad-position', error: position.error });
  return ok({ ...position.value, variant: sameVariant(position.value.variant) });
};

let latest: { readonly text: string; readonly variant: Variant } | undefined;

/** One object for the same rules from text to text: engines forget what they know at others. */
const sameVariant = (variant: Variant): Variant => {
  const text = JSON.stringify(variant);
  if (latest?.text !== text) latest = { text, variant };
  return latest.variant;
};
