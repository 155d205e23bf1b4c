import { boardWithColumns, formatRing, parseRing } from './board.ts';
import { difference, formatCount, parseCount } from './marbleCount.ts';
import { allMarbles, marbleAt } from './position.ts';
import type { Position } from './position.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import { RingSet } from './ringSet.ts';
import { MARBLES } from './types.ts';
import type { ByMarble, Marble, MarbleCount, Player, Ring } from './types.ts';
import { formatVariant, parseVariant } from './variantText.ts';
import type { VariantError } from './variantText.ts';

export type PositionField = 'columns' | 'pool' | 'captives-1' | 'captives-2' | 'turn' | 'extra';

/** Why a position text is refused; `at` is the 1-based character of the whole line. */
export type PositionError =
  | { readonly code: 'missing-field'; readonly field: PositionField }
  | {
      readonly code: 'bad-field';
      readonly field: PositionField;
      readonly at: number;
      readonly found: string;
    }
  | { readonly code: 'unknown-board'; readonly columns: readonly number[] }
  | { readonly code: 'too-many-fields'; readonly at: number }
  | (VariantError & { readonly at: number })
  | {
      readonly code: 'marble-count';
      readonly marble: Marble;
      readonly expected: number;
      readonly found: number;
    };

export const MARBLE_LETTERS: ByMarble<string> = { white: 'W', grey: 'G', black: 'B' };

/** One line that says everything about a position (R13.8). */
export const formatPosition = (position: Position): string => {
  const { captives, pool, variant } = position;
  const fields = [
    formatColumns(position),
    formatCount(pool),
    formatCount(captives.first),
    formatCount(captives.second),
    position.turn === 'first' ? '1' : '2',
    formatVariant(variant),
  ];
  const extra = formatExtra(position);
  return (extra === '' ? fields : [...fields, extra]).join(' ');
};

/** Reads and checks a position text; without a preset it is `official`. */
export const parsePosition = (text: string): Result<Position, PositionError> => {
  const tokens = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    at: match.index + 1,
  }));
  const [columns, pool, first, second, turn, ...rest] = tokens;
  if (columns === undefined) return err({ code: 'missing-field', field: 'columns' });
  const placed = parseColumns(columns);
  if (!placed.ok) return placed;
  const counts = parseCounts(pool, first, second);
  if (!counts.ok) return counts;
  const player = parseTurn(turn);
  if (!player.ok) return player;
  const [named, extraToken, unwanted] = rest;
  if (unwanted !== undefined) return err({ code: 'too-many-fields', at: unwanted.at });
  const { board, ...standing } = placed.value;
  const variant = parseVariant(named?.text ?? 'official');
  if (!variant.ok) return err({ ...variant.error, at: (named?.at ?? 1) + variant.error.offset });
  const bare: Position = {
    variant: { ...variant.value, board: board.name },
    board,
    ...standing,
    ...counts.value,
    turn: player.value,
    used: variant.value.usedRings === 'locked' ? placed.value.occupied : RingSet.EMPTY,
    passes: 0,
    newest: undefined,
    owed: false,
    collaborated: false,
  };
  const position = extraToken === undefined ? ok(bare) : withExtra(bare, extraToken);
  return position.ok ? checkCounts(position.value) : position;
};

interface Token {
  readonly text: string;
  readonly at: number;
}

const formatColumns = (position: Position): string => {
  const { board, rings } = position;
  const letters = board.labels.map((_, index) => {
    const ring = index as Ring;
    if (!rings.has(ring)) return '.';
    const marble = marbleAt(position, ring);
    return marble === undefined ? 'o' : MARBLE_LETTERS[marble];
  });
  let from = 0;
  return board.columns
    .map((length) => {
      from += length;
      return letters.slice(from - length, from).join('');
    })
    .join('/');
};

const parseColumns = (
  token: Token,
): Result<Pick<Position, 'board' | 'rings' | 'marbles' | 'occupied'>, PositionError> => {
  const bad = /[^.oWGB/]/.exec(token.text);
  if (bad !== null) {
    return err({ code: 'bad-field', field: 'columns', at: token.at + bad.index, found: bad[0] });
  }
  const columns = token.text.split('/').map((column) => column.length);
  const board = boardWithColumns(columns);
  if (board === undefined) return err({ code: 'unknown-board', columns });
  const letters = token.text.replaceAll('/', '');
  const on = (wanted: string): RingSet =>
    RingSet.from(
      [...letters].flatMap((letter, ring) => (wanted.includes(letter) ? [ring as Ring] : [])),
    );
  return ok({
    board,
    rings: on('oWGB'),
    marbles: { white: on('W'), grey: on('G'), black: on('B') },
    occupied: on('WGB'),
  });
};

const parseCounts = (
  poolToken: Token | undefined,
  firstToken: Token | undefined,
  secondToken: Token | undefined,
): Result<Pick<Position, 'pool' | 'captives'>, PositionError> => {
  const pool = parseCountField('pool', poolToken);
  if (!pool.ok) return pool;
  const first = parseCountField('captives-1', firstToken);
  if (!first.ok) return first;
  const second = parseCountField('captives-2', secondToken);
  if (!second.ok) return second;
  return ok({ pool: pool.value, captives: { first: first.value, second: second.value } });
};

const parseCountField = (
  field: PositionField,
  token: Token | undefined,
): Result<MarbleCount, PositionError> => {
  if (token === undefined) return err({ code: 'missing-field', field });
  const count = parseCount(token.text);
  return count === undefined
    ? err({ code: 'bad-field', field, at: token.at, found: token.text })
    : ok(count);
};

const parseTurn = (token: Token | undefined): Result<Player, PositionError> => {
  if (token === undefined) return err({ code: 'missing-field', field: 'turn' });
  if (token.text === '1') return ok('first');
  if (token.text === '2') return ok('second');
  return err({ code: 'bad-field', field: 'turn', at: token.at, found: token.text });
};

/** The state that only some variants need, and only where it is not the usual one (R13.14). */
const formatExtra = (position: Position): string => {
  const { board, newest, used } = position;
  const labels = (rings: RingSet): string =>
    rings
      .toArray()
      .map((ring) => formatRing(board, ring))
      .join('');
  return [
    used.isEmpty ? '' : `used=${labels(used)}`,
    position.passes === 0 ? '' : `passes=${position.passes}`,
    newest === undefined ? '' : `newest=${formatRing(board, newest)}`,
    position.owed ? 'owed=1' : '',
    position.collaborated ? 'collaborated=1' : '',
  ]
    .filter((part) => part !== '')
    .join(';');
};

const withExtra = (position: Position, token: Token): Result<Position, PositionError> => {
  let result = position;
  let at = token.at;
  for (const part of token.text.split(';')) {
    const next = withExtraPart(result, part);
    if (next === undefined) return err({ code: 'bad-field', field: 'extra', at, found: part });
    result = next;
    at += part.length + 1;
  }
  return ok(result);
};

const withExtraPart = (position: Position, part: string): Position | undefined => {
  const { board, rings, variant } = position;
  const [name, value = ''] = part.split('=', 2);
  switch (name) {
    case 'used': {
      if (!/^(?:[a-z]\d+)+$/.test(value) || variant.usedRings !== 'locked') return undefined;
      const labels = value.match(/[a-z]\d+/g) ?? [];
      const used = labels.flatMap((label) => {
        const ring = parseRing(board, label);
        return ring !== undefined && rings.has(ring) ? [ring] : [];
      });
      return used.length === labels.length
        ? { ...position, used: position.used.union(RingSet.from(used)) }
        : undefined;
    }
    case 'passes':
      return value === '1' || value === '2' ? { ...position, passes: Number(value) } : undefined;
    case 'newest': {
      const newest = parseRing(board, value);
      const valid = newest !== undefined && position.occupied.has(newest);
      return valid && variant.jumpChoice === 'olderOverNewer' ? { ...position, newest } : undefined;
    }
    case 'owed':
      return value === '1' && variant.missedCapture === 'claimable'
        ? { ...position, owed: true }
        : undefined;
    case 'collaborated':
      return value === '1' && variant.collaboration === 'bothLose'
        ? { ...position, collaborated: true }
        : undefined;
    default:
      return undefined;
  }
};

/** Pool, captives and marbles on the board must make up the supply, colour by colour. */
const checkCounts = (position: Position): Result<Position, PositionError> => {
  const { supply } = position.variant;
  const found = allMarbles(position);
  const spare = difference(supply, found);
  const marble = MARBLES.find((colour) => spare[colour] !== 0);
  if (marble === undefined) return ok(position);
  return err({ code: 'marble-count', marble, expected: supply[marble], found: found[marble] });
};
