import { boardOf } from '../board.ts';
import type { Board, BoardName } from '../board.ts';
import { formatCount, sum } from '../marbleCount.ts';
import { marbleAt } from '../position.ts';
import type { Position } from '../position.ts';
import { MARBLE_LETTERS, parsePosition } from '../positionText.ts';
import { PRESETS } from '../presets.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { MarbleCount, Ring } from '../types.ts';
import type { Choice, Variant } from '../variant.ts';
import { formatVariant } from '../variantText.ts';
import { cellsOf, fit, ZERTZ_APP_BOARDS } from './lattice.ts';
import type { Cell } from './lattice.ts';
import type { RecordFault, WriteError } from './record.ts';
import { presetOn } from './setup.ts';
import type { Family } from './setup.ts';

/** Why a position text of zertz.app is refused; `at` is its 1-based character. */
export interface ZipError {
  readonly at: number;
  readonly fault: RecordFault;
}

/** Rings, marbles, counts and the player to move: a position as zertz.app writes it. */
export const formatZip = (position: Position): string => {
  const { captives, pool } = position;
  const counts = [pool, captives.first, captives.second].map(
    ({ white, grey, black }) => `${white}/${grey}/${black}`,
  );
  return [formatLayout(position), ...counts, position.turn === 'first' ? '1' : '2'].join(' ');
};

/**
 * The inverse of `formatZip`. Rings alone do not tell the board: it is that of `variant` if they fit
 * on it, else the smallest of zertz.app. Without a variant it is the one of the family there.
 */
export const parseZip = (
  text: string,
  variant?: Variant,
  family: Family = 'official',
): Result<Position, ZipError> => {
  const [layout, pool, first, second, turn, more] = [...text.matchAll(/\S+/g)];
  const cells = parseLayout(layout?.[0] ?? '');
  if (layout === undefined || cells === undefined) return stuck(text, layout, 'layout');
  const counts: MarbleCount[] = [];
  for (const field of [pool, first, second]) {
    const match = /^(\d{1,3})\/(\d{1,3})\/(\d{1,3})$/.exec(field?.[0] ?? '');
    if (match === null) return stuck(text, field, 'marbles');
    counts.push({ white: Number(match[1]), grey: Number(match[2]), black: Number(match[3]) });
  }
  if (turn === undefined || !/^[12]$/.test(turn[0])) return stuck(text, turn, 'player');
  if (more !== undefined) return stuck(text, more, 'end');
  const position = standing(cells, counts, turn[0], (board) => variant ?? presetOn(family, board));
  return position === undefined
    ? err({ at: layout.index + 1, fault: { code: 'unsupported-setup', setup: layout[0] } })
    : ok(position);
};

/** What of a position its text would lose: `undefined` if it can be played on from there. */
export const beyondZip = (position: Position): WriteError['what'] | undefined => {
  const { collaborated, newest, owed, passes, rings, used, variant } = position;
  if (rings.isEmpty) return 'layout';
  if (goalsOf(variant) !== goalsOf(PRESETS.official)) return 'variant';
  if (OTHER_GAMES.some((choice) => variant[choice] !== PRESETS.official[choice])) return 'variant';
  const plain = passes === 0 && newest === undefined && !owed && !collaborated && used.isEmpty;
  return plain ? undefined : 'start-position';
};

/** Options under which other turns are legal than zertz.app thinks. */
const OTHER_GAMES = [
  'jumpChoice',
  'chain',
  'ringAfterCapture',
  'isolationTrigger',
  'declinedGroup',
  'usedRings',
  'poolEmpty',
] as const satisfies readonly Choice[];

const goalsOf = ({ goals }: Variant): string => goals.map(formatCount).join();

interface Standing extends Cell {
  /** `o`, `W`, `G` or `B`. */
  readonly sign: string;
}

/** A digit is a run of places without a ring; above the topmost ring of a column none is written. */
const formatLayout = (position: Position): string => {
  const cells = cellsOf(position.board, position.rings);
  const lowest = Math.min(...cells.map(({ level }) => level));
  const columns: string[] = [];
  const [first] = cells;
  let next = lowest;
  for (const { column, level, ring } of cells) {
    const index = column - (first?.column ?? 0);
    while (columns.length <= index) {
      columns.push('');
      next = lowest;
    }
    const marble = marbleAt(position, ring);
    const sign = marble === undefined ? 'o' : MARBLE_LETTERS[marble];
    columns[index] = `${columns[index] ?? ''}${level === next ? '' : level - next}${sign}`;
    next = level + 1;
  }
  return columns.join('/');
};

const parseLayout = (text: string): readonly Standing[] | undefined => {
  if (!/^(?:[oWGB/]|[1-9]\d?(?!\d))+$/.test(text)) return undefined;
  const cells = text.split('/').flatMap((signs, column) => {
    let level = 0;
    return (signs.match(/\d+|\D/g) ?? []).flatMap((sign) => {
      const missing = Number(sign);
      level += Number.isNaN(missing) ? 1 : missing;
      return Number.isNaN(missing) ? [{ column, level: level - 1, sign }] : [];
    });
  });
  return cells.length === 0 ? undefined : cells;
};

const standing = (
  cells: readonly Standing[],
  counts: readonly MarbleCount[],
  turn: string,
  variantOn: (board: BoardName) => Variant,
): Position | undefined => {
  // Whoever asks for one variant gets it on its own board, if that will do.
  const preferred = variantOn(ZERTZ_APP_BOARDS[0]).board;
  for (const name of [preferred, ...ZERTZ_APP_BOARDS, 58, 204] as const) {
    const board = boardOf(name);
    const rings = fit(cells, board);
    if (rings === undefined) continue;
    const signs = new Map(rings.map((ring, index) => [ring, cells[index]?.sign ?? 'o']));
    // R13.12: other marbles than the variant has are its pool from here on.
    const supply = [...counts, marblesAmong([...signs.values()])].reduce(sum);
    const base = { ...variantOn(name), supply };
    const fields = [columnsOf(board, signs), ...counts.map(formatCount), turn, formatVariant(base)];
    const position = parsePosition(fields.join(' '));
    return position.ok ? position.value : undefined;
  }
  return undefined;
};

const columnsOf = (board: Board, signs: ReadonlyMap<Ring, string>): string => {
  let ring = 0;
  return board.columns
    .map((length) => {
      ring += length;
      const rings = Array.from({ length }, (_, index) => (ring - length + index) as Ring);
      return rings.map((place) => signs.get(place) ?? '.').join('');
    })
    .join('/');
};

const marblesAmong = (signs: readonly string[]): MarbleCount => {
  const count = (letter: string): number => signs.filter((sign) => sign === letter).length;
  return {
    white: count(MARBLE_LETTERS.white),
    grey: count(MARBLE_LETTERS.grey),
    black: count(MARBLE_LETTERS.black),
  };
};

const stuck = (
  text: string,
  field: RegExpExecArray | undefined,
  wanted: string,
): Result<never, ZipError> => {
  const at = (field?.index ?? text.trimEnd().length) + 1;
  return err({ at, fault: { code: 'syntax', found: (field?.[0] ?? '').slice(0, 20), wanted } });
};
