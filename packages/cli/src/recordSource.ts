import { boardOf, ok, parseVariant, readRecords, RECORD_FORMATS } from '@zertz/rules';
import type { GameRecord, RecordError, RecordFormat, Result, Variant } from '@zertz/rules';
import { failure, wrongUsage } from './failure.ts';
import type { Failure } from './failure.ts';
import { textsOf } from './inputFiles.ts';
import type { Io } from './io.ts';
import { faultWords, recordPlaceWords, variantWords } from './words.ts';

/** How the games of files are to be read. */
export interface ReadingOptions {
  readonly from?: string;
  readonly preset?: string;
}

interface Reading {
  readonly format: RecordFormat | undefined;
  readonly variant: Variant | undefined;
}

/** What came next out of the files: a game, a refused one, or a file that cannot be read. */
export type Found =
  | { readonly kind: 'game'; readonly file: string; readonly record: GameRecord }
  | { readonly kind: 'refused'; readonly file: string; readonly failure: Failure }
  | { readonly kind: 'unreadable'; readonly failure: Failure };

/** Checks the options before any file is opened. */
export const readingOf = ({ from, preset }: ReadingOptions): Result<Reading, Failure> => {
  const format = RECORD_FORMATS.find((name) => name === from);
  if (from !== undefined && format === undefined) {
    return wrongUsage(`'${from}' is not a format; the formats are ${RECORD_FORMATS.join(', ')}`);
  }
  if (preset === undefined) return ok({ format, variant: undefined });
  const variant = parseVariant(preset);
  return variant.ok
    ? ok({ format, variant: variant.value })
    : wrongUsage(`--preset, character ${variant.error.offset + 1}: ${variantWords(variant.error)}`);
};

/** Every game of the files in turn; nothing is kept. */
export async function* gamesOf(
  files: readonly string[],
  { format, variant }: Reading,
  io: Io,
): AsyncGenerator<Found> {
  for await (const text of textsOf(files, io)) {
    if (!text.ok) {
      yield { kind: 'unreadable', failure: text.error };
      continue;
    }
    const file = text.value.name;
    let games = 0;
    for (const record of readRecords(text.value.text, format, variant)) {
      games += 1;
      yield record.ok
        ? { kind: 'game', file, record: record.value }
        : { kind: 'refused', file, failure: refusedGame(file, record.error) };
    }
    if (games === 0) {
      yield {
        kind: 'unreadable',
        failure: failure('no-game', `${file}: there is no game in it`, { file }),
      };
    }
  }
}

const refusedGame = (file: string, error: RecordError): Failure => {
  const { column, fault, game, id, line, turn } = error;
  const board = error.board === undefined ? undefined : boardOf(error.board);
  const place = recordPlaceWords(error);
  return failure(fault.code, `${file}, ${place}: ${faultWords(fault, board)}`, {
    file,
    game,
    ...(id === undefined ? {} : { id }),
    line,
    column,
    ...(turn === undefined ? {} : { turn }),
  });
};

/** `20,529 games`. */
export const gamesWords = (games: number): string =>
  `${games.toLocaleString('en-GB')} ${games === 1 ? 'game' : 'games'}`;
