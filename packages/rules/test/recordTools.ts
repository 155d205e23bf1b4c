import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import {
  agreeDraw,
  apply,
  formatPosition,
  formatTurn,
  legalTurns,
  loseOnTime,
  newGame,
  positionOf,
  readRecords,
  resign,
} from '../src/index.ts';
import type {
  Game,
  GameRecord,
  Position,
  RecordError,
  RecordFormat,
  Result,
  Variant,
} from '../src/index.ts';
import { withPlayed } from '../src/game.ts';
import { pick, randomFrom } from './random.ts';

/** Everything two games can differ in. */
export const gist = (game: Game): unknown => ({
  start: formatPosition(game.start),
  turns: game.history.map(formatTurn),
  last: formatPosition(positionOf(game)),
  outcome: game.outcome,
});

export const turnsOf = (game: Game): readonly string[] => game.history.map(formatTurn);

export const results = (
  text: string,
  format?: RecordFormat,
  variant?: Variant,
): readonly Result<GameRecord, RecordError>[] => [...readRecords(text, format, variant)];

export const onlyRecord = (text: string, format?: RecordFormat, variant?: Variant): GameRecord => {
  const [result, ...more] = results(text, format, variant);
  if (result === undefined || more.length > 0) throw new Error(`${more.length + 1} games`);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export const onlyError = (text: string, format?: RecordFormat, variant?: Variant): RecordError => {
  const [result, ...more] = results(text, format, variant);
  if (result === undefined || more.length > 0) throw new Error(`${more.length + 1} games`);
  if (result.ok) throw new Error('was read');
  return result.error;
};

/** A game played at random from a position, up to its end or to some turn, with an end at times. */
export const randomGameFrom = (start: Position, seed: number, longest = 60): Game => {
  const random = randomFrom(seed);
  let game = newGame(start);
  const length = Math.floor(random() * longest);
  while (game.outcome === undefined && game.history.length < length) {
    const position = positionOf(game);
    game = withPlayed(game, apply(position, pick([...legalTurns(position)], random)));
  }
  const loser = pick(['first', 'second'] as const, random);
  const ends = [
    agreeDraw,
    (open: Game) => resign(open, loser),
    (open: Game) => loseOnTime(open, loser),
  ];
  return random() < 0.5 ? pick(ends, random)(game) : game;
};

const DATA = new URL('../../../../shared/data/games/', import.meta.url);
const GAMES = new URL('games.jsonl.gz', DATA);

/** The recorded games, which lie beside the repository; undefined where they do not. */
export const recordedGames = (): string | undefined =>
  existsSync(GAMES) ? gunzipSync(readFileSync(GAMES)).toString('utf8') : undefined;

/** The archive records, readable and damaged. */
export const archiveRecords = (): string | undefined => {
  const index = new URL('sgf/index.json', DATA);
  if (!existsSync(index)) return undefined;
  const { records } = JSON.parse(readFileSync(index, 'utf8')) as {
    readonly records: readonly { readonly file: string }[];
  };
  return records.map(({ file }) => readFileSync(new URL(`sgf/${file}`, DATA), 'utf8')).join('\n');
};
