import { err, ok, writeRecord } from '@zertz/rules';
import type { Game, Result, WrittenFormat } from '@zertz/rules';
import { failure } from '../failure.ts';
import type { Failure } from '../failure.ts';
import { mustNotExist, writeFileWhole } from '../outputFile.ts';
import { writeErrorWords } from '../words.ts';

/** Writes the game to a new file in the format that the end of its name asks for. */
export const saveGame = async (
  game: Game,
  players: { readonly first: string; readonly second: string },
  file: string,
): Promise<Result<undefined, Failure>> => {
  const record = { game, players, details: {} };
  const text = writeRecord(record, formatOf(file));
  if (!text.ok) return err(failure(text.error.what, writeErrorWords(text.error), { file }));
  const vacant = await mustNotExist(file);
  if (!vacant.ok) return vacant;
  return writeFileWhole(file, async (append) => {
    await append(text.value);
    return ok(undefined);
  });
};

const formatOf = (file: string): WrittenFormat => {
  if (/\.sgf$/i.test(file)) return 'sgf';
  if (/\.zen$/i.test(file)) return 'zen';
  return /\.json$/i.test(file) ? 'json' : 'official';
};
