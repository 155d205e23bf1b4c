import { err } from '../result.ts';
import type { Result } from '../result.ts';
import type { Variant } from '../variant.ts';
import { detectFormat } from './detect.ts';
import { readHiive } from './hiive.ts';
import { readJsonLines } from './jsonLines.ts';
import { readMail } from './mail.ts';
import { readOfficial } from './official.ts';
import type { GameRecord, RecordError, RecordFormat } from './record.ts';
import { readSgf } from './boardspace.ts';
import { readZen } from './zen.ts';
import { readZip } from './zip.ts';

const READERS: {
  readonly [F in RecordFormat]: (
    text: string,
    variant?: Variant,
  ) => Iterable<Result<GameRecord, RecordError>>;
} = {
  official: readOfficial,
  sgf: (text) => readSgf(text),
  zen: readZen,
  zip: readZip,
  json: readJsonLines,
  hiive: readHiive,
  mail: readMail,
};

/**
 * Reads the games of a text one after the other, in whatever format it is written. `variant` is for
 * records that do not say what is played; one that does is not overruled.
 */
export function* readRecords(
  text: string,
  format: RecordFormat | undefined = detectFormat(text),
  variant?: Variant,
): Generator<Result<GameRecord, RecordError>> {
  if (format === undefined) {
    const fault = { code: 'unknown-format' } as const;
    yield err({
      game: 1,
      id: undefined,
      line: 1,
      column: 1,
      turn: undefined,
      board: undefined,
      readable: undefined,
      fault,
    });
    return;
  }
  yield* READERS[format](text, variant);
}
