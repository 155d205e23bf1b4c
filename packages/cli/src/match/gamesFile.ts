import { appendFile, readFile } from 'node:fs/promises';
import { err, ok, readRecords, writeRecord } from '@zertz/rules';
import type { GameRecord, Result } from '@zertz/rules';
import { wrongInput } from '../failure.ts';
import type { Failure } from '../failure.ts';
import { unreadable } from '../inputFiles.ts';
import { faultWords, recordPlaceWords } from '../words.ts';
import { seatOfA } from './matchGame.ts';
import type { FinishedGame } from './tally.ts';

/** The games of one match, a JSON record a line, added to as they end. */
export interface GamesFile {
  readonly games: readonly FinishedGame[];
  readonly add: (game: FinishedGame) => Promise<Result<undefined, Failure>>;
}

/** What may not change while a match goes on. */
export interface MatchIdentity {
  readonly a: string;
  readonly b: string;
  /** Everything else that the games depend on, as a text. */
  readonly conditions: string;
}

export const openGamesFile = async (
  file: string,
  identity: MatchIdentity,
): Promise<Result<GamesFile, Failure>> => {
  let text = '';
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const isThere = !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
    if (isThere) return err(unreadable(file, error));
  }
  const games = text.trim() === '' ? ok([]) : gamesIn(file, text, identity);
  if (!games.ok) return games;
  return ok({
    games: games.value,
    add: async (game) => {
      const line = writeRecord(recordOf(game, identity), 'json');
      if (!line.ok) return wrongInput(line.error.code, `${file}: a game cannot be written`);
      try {
        await appendFile(file, line.value);
        return ok(undefined);
      } catch (error) {
        return err(unreadable(file, error));
      }
    },
  });
};

const gamesIn = (
  file: string,
  text: string,
  identity: MatchIdentity,
): Result<readonly FinishedGame[], Failure> => {
  const games: FinishedGame[] = [];
  for (const record of readRecords(text, 'json')) {
    if (!record.ok) {
      const place = recordPlaceWords(record.error);
      return wrongInput(
        record.error.fault.code,
        `${file}, ${place}: ${faultWords(record.error.fault, undefined)}; remove that line or name another file`,
      );
    }
    const game = finishedOf(record.value);
    if (game === undefined || record.value.details['match'] !== matchText(identity)) {
      return wrongInput(
        'other-match',
        `${file}: its games are of another match; name another file, or ask for the same match again`,
        { file },
      );
    }
    games.push(game);
  }
  return ok(games);
};

const matchText = ({ a, b, conditions }: MatchIdentity): string => `${a} - ${b}, ${conditions}`;

const recordOf = (finished: FinishedGame, identity: MatchIdentity): GameRecord => {
  const { failure, game, pair, swapped } = finished;
  const { a, b } = identity;
  return {
    game,
    players: seatOfA(swapped) === 'first' ? { first: a, second: b } : { first: b, second: a },
    details: {
      bots: '[true,true]',
      match: matchText(identity),
      pair: String(pair + 1),
      seats: swapped ? 'b-a' : 'a-b',
      ...(failure === undefined ? {} : { failure: `${failure.side}: ${failure.message}` }),
    },
  };
};

const finishedOf = ({ details, game }: GameRecord): FinishedGame | undefined => {
  const { failure, pair = '', seats = '' } = details;
  if (!/^[1-9]\d{0,8}$/.test(pair) || !/^(a-b|b-a)$/.test(seats)) return undefined;
  const [, side, message = ''] = /^([ab]): (.*)$/s.exec(failure ?? '') ?? [];
  return {
    pair: Number(pair) - 1,
    swapped: seats === 'b-a',
    game,
    failure: side === undefined ? undefined : { side: side === 'a' ? 'a' : 'b', message },
  };
};
