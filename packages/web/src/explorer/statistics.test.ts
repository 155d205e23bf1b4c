import { expect, test } from 'vitest';
import {
  newGame,
  parseTurn,
  playTurn,
  positionOf,
  PRESETS,
  readRecords,
  resign,
  startPosition,
  symmetriesOf,
  transform,
  transformTurn,
  unwrap,
} from '@zertz/rules';
import type { Game, GameRecord, Symmetry } from '@zertz/rules';
import { CollectionBuilder, entryOf, gameOf } from './collection.ts';
import type { Collection } from './collection.ts';
import { statisticsOf } from './statistics.ts';
import { symmetricKey } from './symmetricKey.ts';

const played = (turns: string): Game =>
  turns
    .split(' ')
    .reduce(
      (game, text) => unwrap(playTurn(game, unwrap(parseTurn(positionOf(game), text)))),
      newGame(startPosition(PRESETS.official)),
    );

const seen = (game: Game, symmetry: Symmetry): Game =>
  game.history.reduce(
    (now, { turn }) => unwrap(playTurn(now, transformTurn(turn, symmetry))),
    newGame(transform(game.start, symmetry)),
  );

const collected = (...games: readonly Game[]): Collection => {
  const builder = new CollectionBuilder();
  for (const game of games) {
    const record: GameRecord = { game, players: { first: 'a', second: 'b' }, details: {} };
    builder.add(record);
  }
  return builder.finish();
};

const start = startPosition(PRESETS.official);
const GAME = played('Wd4,a1 Gb5,g1');

test('the same game on twelve views of the board is one way to go on', () => {
  const games = symmetriesOf(start.board).map((symmetry) => seen(GAME, symmetry));
  const { games: many, kinds, turns } = statisticsOf([collected(...games)], start);
  expect({ many, kinds }).toEqual({ many: 12, kinds: 1 });
  expect(turns).toHaveLength(1);
  expect(turns[0]).toMatchObject({ games: 12, won: 0, lost: 0, tied: 12 });
});

test('the turn told can be played where it was asked, whatever the view', () => {
  const collection = collected(GAME);
  const [, second] = GAME.history;
  for (const symmetry of symmetriesOf(start.board)) {
    const position = transform(second!.before, symmetry);
    const [told] = statisticsOf([collection], position).turns;
    const turn = unwrap(parseTurn(position, told!.turn));
    const after = unwrap(playTurn(newGame(position), turn));
    // d4 and a1 lie on an axis of the board, so that one of two turns is as good as the other.
    expect(symmetricKey(positionOf(after)).key).toBe(symmetricKey(second!.after).key);
  }
});

test('games are counted for whoever makes the turn', () => {
  const collection = collected(
    resign(GAME, 'first'),
    resign(GAME, 'first'),
    resign(GAME, 'second'),
  );
  const [first] = statisticsOf([collection], start).turns;
  expect(first).toMatchObject({ games: 3, won: 1, lost: 2, tied: 0 });
  const [second] = statisticsOf([collection], GAME.history[1]!.before).turns;
  expect(second).toMatchObject({ games: 3, won: 2, lost: 1, tied: 0 });
});

test('a game that came here is found with its turn', () => {
  const collection = collected(GAME);
  const { found } = statisticsOf([collection], GAME.history[1]!.before);
  expect(found).toEqual([{ game: 0, ply: 1, mover: 'second', collection }]);
  expect(entryOf(0xffff_ffff)).toEqual({ game: 2 ** 22 - 1, ply: 511, mover: 'second' });
});

test('nobody has reached a position that no game has', () => {
  const collection = collected(GAME);
  expect(statisticsOf([collection], positionOf(GAME))).toEqual({
    turns: [],
    games: 0,
    kinds: 0,
    found: [],
  });
});

test('several collections are one', () => {
  const { games, turns } = statisticsOf([collected(GAME), collected(GAME, GAME)], start);
  expect({ games, turns: turns.length }).toEqual({ games: 3, turns: 1 });
});

test('games are taken from records as they are read', () => {
  const builder = new CollectionBuilder();
  for (const record of readRecords('Wd4,a1\nGb5,g1\n')) if (record.ok) builder.add(record.value);
  expect(builder.size).toBe(1);
  const collection = builder.finish();
  expect(gameOf(collection, 0)!.turns).toBe('Wd4,a1|Gb5,g1');
  expect(gameOf(collection, 1)).toBeUndefined();
});
