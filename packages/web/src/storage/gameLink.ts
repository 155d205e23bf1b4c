import {
  BOARD_NAMES,
  boardOf,
  err,
  formatPosition,
  isPresetName,
  newGame,
  ok,
  parsePosition,
  PRESETS,
  startPosition,
} from '@zertz/rules';
import type { Game, Marble, Position, PositionError, Result } from '@zertz/rules';
import { replay } from './savedGame.ts';

/** A link that stops making sense. */
export interface LinkFault {
  /** The piece of it at which it does. */
  readonly at: string;
  /** What could be read before that, if it is anything. */
  readonly readable: Game | undefined;
  /** The position does not stop, but has more marbles of a colour than there are, or fewer. */
  readonly count?: MarbleFault;
}

export type MarbleFault = Extract<PositionError, { readonly code: 'marble-count' }>;

/**
 * A game from the part of an address after `#`: `z=` a position, `p=` a preset, `g=` turns joined by
 * `|`. `undefined`: the address has no game.
 */
export const gameFromHash = (hash: string): Result<Game, LinkFault> | undefined => {
  const fields = new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .map((field) => [field.slice(0, 2), decode(field.slice(2))]),
  );
  const position = fields.get('z=');
  const preset = fields.get('p=');
  const turns = fields.get('g=');
  if (position === undefined && turns === undefined && preset === undefined) return undefined;
  const start = position === undefined ? startOf(preset ?? 'official') : readPosition(position);
  if (!start.ok) return start;
  const texts = (turns ?? '').split('|').map((text) => text.trim());
  return played(
    start.value,
    texts.filter((text) => text !== ''),
  );
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A link that was cut may end within a sign; what stands before it can still be read.
    return text.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, decodeSure);
  }
};

const decodeSure = (escaped: string): string => {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
};

const startOf = (preset: string): Result<Position, LinkFault> =>
  isPresetName(preset)
    ? ok(startPosition(PRESETS[preset]))
    : err({ at: piece(preset), readable: undefined });

const played = (start: Position, turns: readonly string[]): Result<Game, LinkFault> => {
  const replayed = replay(start, turns);
  if (replayed.ok) return replayed;
  const { turn, before } = replayed.error;
  const changed = turn > 0 || formatPosition(start) !== formatPosition(startOfRules(start));
  return err({ at: piece(turns[turn] ?? ''), readable: changed ? before : undefined });
};

const startOfRules = ({ variant }: Position): Position => startPosition(variant);

const readPosition = (text: string): Result<Position, LinkFault> => {
  const read = parsePosition(text);
  const fields = text.trim().split(/\s+/);
  const [columns = ''] = fields;
  if (read.ok) {
    return read.value.rings.isEmpty ? err({ at: piece(columns), readable: undefined }) : read;
  }
  // The rules and what is marked come last: without them a position can still be looked at.
  const shorter = [
    fields.slice(0, 6),
    fields.slice(0, 5),
    bare(columns),
    bare(completed(columns) ?? ''),
  ].map((some) => parsePosition(some.join(' ')));
  const left = shorter.find((some) => some.ok && !some.value.rings.isEmpty);
  return err({
    at: stopOf(text, read.error),
    readable: left?.ok === true ? newGame(left.value) : undefined,
    ...(read.error.code === 'marble-count' ? { count: read.error } : {}),
  });
};

/** The board alone, as if nobody had captured anything. */
const bare = (columns: string): readonly string[] => {
  const { supply } = PRESETS.official;
  const left = (marble: Marble, letter: string): number =>
    supply[marble] - (columns.split(letter).length - 1);
  const pool = [left('white', 'W'), left('grey', 'G'), left('black', 'B')].join('-');
  return [columns, pool, '0-0-0', '0-0-0', '1'];
};

/** What there is of columns, on the smallest board that has room for it; the rest as at the start. */
const completed = (text: string): string | undefined => {
  const [read = ''] = /^[.oWGB/]*/.exec(text) ?? [];
  if (!/[.WGB]/.test(read)) return undefined;
  const columns = read.split('/');
  const board = BOARD_NAMES.map(boardOf).find(({ columns: room }) =>
    columns.every((column, index) => column.length <= (room[index] ?? 0)),
  );
  return board?.columns
    .map((length, index) => (columns[index] ?? '').padEnd(length, 'o'))
    .join('/');
};

/** A line that is cut stops at its end, and one with a slip in it at the slip. */
const stopOf = (text: string, error: PositionError): string =>
  'at' in error ? piece(text.slice(error.at - 1)) : text.trim().slice(-SHORT);

const SHORT = 8;
const LONG = 24;

const piece = (text: string): string => text.trim().slice(0, LONG);
