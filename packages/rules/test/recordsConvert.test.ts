import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import {
  apply,
  legalTurns,
  newGame,
  positionOf,
  PRESET_NAMES,
  PRESETS,
  readRecords,
  RingSet,
  startPosition,
  unwrap,
  writeRecord,
} from '../src/index.ts';
import type { GameRecord, Position, Ring, WriteError, WrittenFormat } from '../src/index.ts';
import {
  archiveRecords,
  gist,
  onlyRecord,
  randomGameFrom,
  recordedGames,
  results,
} from './recordTools.ts';
import { runs } from './quick.ts';
import { pick, randomFrom } from './random.ts';

const WAY: readonly WrittenFormat[] = ['official', 'sgf', 'official', 'zen', 'json', 'official'];

/** Carries a game from format to format, around those that have no sign for something in it. */
const carry = (
  record: GameRecord,
): { readonly last: GameRecord; readonly refused: WriteError[] } => {
  const refused: WriteError[] = [];
  let last = record;
  for (const format of WAY) {
    const text = writeRecord(last, format);
    if (text.ok) last = onlyRecord(text.value);
    else refused.push(text.error);
  }
  return { last, refused };
};

// Many games are played; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const seeds = fc.integer({ min: 0, max: 1_000_000_000 });

/** A start of a random preset; at times some rings are missing, or it is in the middle of a game. */
const randomStart = (seed: number): Position => {
  const random = randomFrom(seed);
  const preset = PRESETS[pick(PRESET_NAMES, random)];
  const kind = random();
  if (kind < 0.6) return startPosition(preset);
  if (kind < 0.7) return startPosition(preset, { turn: 'second' });
  const { board } = startPosition(preset);
  const without = RingSet.from(
    Array.from({ length: 12 }, () => Math.floor(random() * board.size) as Ring),
  );
  const start = startPosition(preset, { without });
  if (kind < 0.8) return start;
  let game = newGame(start);
  for (let turn = 0; turn < 8 && game.outcome === undefined; turn++) {
    const position = positionOf(game);
    game = newGame(apply(position, pick([...legalTurns(position)], random)).after);
  }
  return positionOf(game);
};

const recordOf = (start: Position, seed: number): GameRecord => ({
  game: randomGameFrom(start, seed),
  players: { first: 'Ann', second: 'Bo' },
  details: { id: `g${seed}` },
});

describe('a game', () => {
  test('stays the same through all formats that have signs for it', () => {
    const refusals = new Set<string>();
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = recordOf(randomStart(seed), seed);
        const { last, refused } = carry(record);
        expect(gist(last.game)).toEqual(gist(record.game));
        expect(last.players).toEqual(record.players);
        for (const { format, what } of refused) refusals.add(`${format} ${what}`);
      }),
      { numRuns: runs(120) },
    );
    expect([...refusals].filter((refusal) => /^(official|json)/.test(refusal))).toEqual([]);
  });

  test.each(PRESET_NAMES)('of %s is the same after official, JSON and a whole game', (preset) => {
    for (let seed = 1; seed <= 5; seed++) {
      const record = recordOf(startPosition(PRESETS[preset]), seed);
      for (const format of ['official', 'json'] as const) {
        const read = onlyRecord(unwrap(writeRecord(record, format)));
        expect(gist(read.game)).toEqual(gist(record.game));
        expect(read.game.start.variant).toEqual(record.game.start.variant);
        expect(read.details['id']).toBe(`g${seed}`);
      }
    }
  });

  test('many games stay apart in one text', () => {
    const records = Array.from({ length: 12 }, (_, seed) =>
      recordOf(startPosition(PRESETS[seed % 2 === 0 ? 'official-48' : 'boardspace-61']), seed),
    );
    for (const format of ['official', 'zen', 'json'] as const) {
      const text = records
        .map((record) => writeRecord(record, format))
        .map((written) => (written.ok ? written.value : ''))
        .join('\n');
      const expected = records.filter((record) => writeRecord(record, format).ok);
      expect(results(text).map((result) => gist(unwrap(result).game))).toEqual(
        expected.map(({ game }) => gist(game)),
      );
    }
  });

  test('its last position is the same after ZIP, but for where on the board it lies', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = randomFrom(seed);
        const preset = pick(['official', 'official-48', 'official-61'] as const, random);
        const record = recordOf(startPosition(PRESETS[preset]), seed);
        const zip = writeRecord(record, 'zip');
        if (!zip.ok) return;
        const variant = PRESETS[preset];
        const [read] = results(zip.value, 'zip', variant).map(unwrap);
        expect(writeRecord(read!, 'zip')).toEqual(zip);
        const [before, after] = [record.game, read!.game].map(positionOf);
        expect(after!.captives).toEqual(before!.captives);
        expect([...legalTurns(after!)].length).toBe([...legalTurns(before!)].length);
      }),
      { numRuns: runs(40) },
    );
  });
});

const games = recordedGames();

if (games === undefined) {
  test.skip('recorded games through all formats: ../shared/data is not there', () => {});
} else {
  test('a sample of recorded games stays the same through all formats', () => {
    const sample = games
      .split('\n')
      .filter((line, index) => line !== '' && index % 160 === 0)
      .join('\n');
    for (const result of readRecords(sample, 'json')) {
      const record = unwrap(result);
      const { last, refused } = carry(record);
      expect(refused).toEqual([]);
      expect(gist(last.game)).toEqual(gist(record.game));
    }
  });
}

const archive = archiveRecords();

if (archive === undefined) {
  test.skip('archive records through all formats: ../shared/data is not there', () => {});
} else {
  test('readable archive records stay the same through all formats', () => {
    const records = [...readRecords(archive, 'sgf')].filter((result) => result.ok).map(unwrap);
    expect(records.length).toBeGreaterThanOrEqual(230);
    for (const record of records) {
      const { last, refused } = carry(record);
      expect(refused.filter(({ format }) => /official|json/.test(format))).toEqual([]);
      expect(gist(last.game)).toEqual(gist(record.game));
    }
  });
}
