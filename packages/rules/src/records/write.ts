import { ok } from '../result.ts';
import type { Result } from '../result.ts';
import { writeSgf } from './writeSgf.ts';
import { writeJsonLine } from './jsonLines.ts';
import { writeOfficial } from './official.ts';
import type { GameRecord, WriteError } from './record.ts';
import { writeZen } from './zen.ts';
import { writeZip } from './zip.ts';

/** Formats a game can be written in. */
export const WRITTEN_FORMATS = ['official', 'sgf', 'zen', 'zip', 'json'] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

const WRITERS: {
  readonly [F in WrittenFormat]: (record: GameRecord) => Result<string, WriteError>;
} = {
  official: (record) => ok(writeOfficial(record)),
  sgf: writeSgf,
  zen: writeZen,
  zip: writeZip,
  json: (record) => ok(writeJsonLine(record)),
};

/** One game in a format, with a line feed at its end; zip holds its last position alone. */
export const writeRecord = (
  record: GameRecord,
  format: WrittenFormat,
): Result<string, WriteError> => WRITERS[format](record);
