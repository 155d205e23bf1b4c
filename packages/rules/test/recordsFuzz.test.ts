import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import {
  END_REASONS,
  formatPosition,
  formatVariant,
  legalTurns,
  formatTurnIn,
  parsePosition,
  parseTurn,
  parseVariant,
  positionOf,
  PRESET_NAMES,
  PRESETS,
  readRecords,
  RECORD_FORMATS,
  startPosition,
  unwrap,
  WRITTEN_FORMATS,
  writeRecord,
} from '../src/index.ts';
import type { GameRecord, RecordFormat } from '../src/index.ts';
import { endGame, formatEnding, parseEnding } from '../src/records/ending.ts';
import { formatTag, tagAt } from '../src/records/tags.ts';
import { gist, randomGameFrom } from './recordTools.ts';
import { runs } from './quick.ts';
import { pick, randomFrom, randomPosition } from './random.ts';

// Many games are played; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const seeds = fc.integer({ min: 0, max: 1_000_000_000 });
const SOME = { numRuns: runs(300) };

/** Pieces that the formats are made of, so that chance gets somewhere. */
// oxfmt-ignore
const PIECES = [
  'W', 'g', 'b', 'd4', 'a1', 'h5', 'j3', 'x', ' x ', '~', ',', '-', '+wg', '×', '|', ';', '1.',
  '[Variant "blitz"]', '[ZIP "', '[Result "', '"]', '{', '}', '(', ')', '*', '1-0', 'resign',
  'oooo/', '.', '6-8-10 ', '6/8/10 ', '0-0-0 ', '0/0/0 ', ' 1', ' official', ';goals=', '\n',
  '{"board":37,', '"turns":[', '"Wd4,d1"', ']}', '"end":"4w"', "{'action': 'PUT'", "'dst': 'D4'",
  'Player 1: ', '37 Blitz', '# Seed: 1', 'zertz move 3 a b ', '(;GM[22]', 'SU[Zertz]', '; P0[',
  '2 Done]', 'RtoB 2 0 D 4', '\r\n', '\\', '\u0000', '\uFEFF', '𝕏', '9'.repeat(30),
];
const soup = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 30 })
  .map((pieces) => pieces.join(''));

/** Reads to the end; whatever comes must be a game or an error with a code and a place. */
const readsOrRefuses = (text: string, format?: RecordFormat): void => {
  let count = 0;
  for (const result of readRecords(text, format)) {
    count += 1;
    if (count > text.length + 1) throw new Error('more games than letters');
    if (result.ok) {
      gist(result.value.game);
      continue;
    }
    const { column, fault, game, line } = result.error;
    expect(fault.code).toMatch(/^[a-z-]+$/);
    expect(Math.min(game, line, column)).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(text.split('\n').length);
  }
};

describe('anything at all', () => {
  test.each([...RECORD_FORMATS, undefined])('is read or refused as %s', (format) => {
    fc.assert(
      fc.property(soup, (text) => readsOrRefuses(text, format)),
      SOME,
    );
  });

  test('is read or refused as position, variant and turn', () => {
    const positions = Array.from({ length: 12 }, (_, seed) => randomPosition(seed));
    fc.assert(
      fc.property(soup, fc.constantFrom(...positions), (text, position) => {
        for (const result of [parsePosition(text), parseVariant(text), parseTurn(position, text)]) {
          if (!result.ok) expect(result.error.code).toMatch(/^[a-z-]+$/);
        }
      }),
      SOME,
    );
  });

  test.each([
    ['blanks', ' '.repeat(100_000)],
    ['line feeds', '\n'.repeat(100_000)],
    ['open comments', '{'.repeat(100_000)],
    ['open variations', '('.repeat(100_000)],
    ['open tags', '['.repeat(100_000)],
    ['digits', '9'.repeat(100_000)],
    ['words', 'Wd4 '.repeat(25_000)],
    ['jumps', `x d4${'Gd6'.repeat(30_000)}`],
    ['a command with blanks', `zertz move 1 a b${' '.repeat(100_000)}c`],
    ['a note with blanks', `# Seed: 1${' '.repeat(100_000)}c`],
    ['a label with blanks', `a1${' '.repeat(100_000)}c`],
    ['columns', `${'o/'.repeat(50_000)} 1/1/1 0/0/0 0/0/0 1`],
  ])('is dealt with quickly: %s', (_, text) => {
    for (const format of [...RECORD_FORMATS, undefined]) {
      const before = performance.now();
      for (const result of readRecords(text, format)) void result;
      expect(performance.now() - before, format).toBeLessThan(5000);
    }
  });
});

/** A text with some letters taken out, put in, changed or moved. */
const mutated = (text: string, seed: number): string => {
  const random = randomFrom(seed);
  let changed = text;
  for (let edits = 1 + Math.floor(random() * 3); edits > 0; edits--) {
    const at = Math.floor(random() * changed.length);
    const until = at + Math.floor(random() * 3);
    changed = changed.slice(0, at) + pick([...PIECES, ''], random) + changed.slice(until);
  }
  return changed;
};

describe('a record with changed letters', () => {
  const recordOf = (seed: number): GameRecord => ({
    game: randomGameFrom(startPosition(PRESETS[pick(PRESET_NAMES, randomFrom(seed))]), seed, 12),
    players: { first: 'Ann', second: 'Bo' },
    details: { id: 'g' },
  });

  const records = Array.from({ length: 20 }, (_, seed) => recordOf(seed));

  test.each(WRITTEN_FORMATS)('is read or refused as %s', (format) => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...records), (seed, record) => {
        const text = writeRecord(record, format);
        if (text.ok) readsOrRefuses(mutated(text.value, seed), format);
      }),
      SOME,
    );
  });

  test('in JSON is the same game or refused, as long as turns are touched alone', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...records), (seed, record) => {
        const text = unwrap(writeRecord(record, 'json'));
        const from = text.indexOf('"turns":') + 8;
        const until = text.indexOf('"final":');
        const changed = mutated(text.slice(from, until), seed);
        for (const result of readRecords(
          text.slice(0, from) + changed + text.slice(until),
          'json',
        )) {
          if (!result.ok) continue;
          expect(formatPosition(positionOf(result.value.game))).toBe(
            formatPosition(positionOf(record.game)),
          );
        }
      }),
      SOME,
    );
  });
});

describe('writing and reading again gives the same', () => {
  test('position, variant and turn', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        expect(parsePosition(formatPosition(position))).toEqual({ ok: true, value: position });
        const { board: _, ...options } = position.variant;
        expect(parseVariant(formatVariant(position.variant))).toMatchObject({ value: options });
        const turns = [...legalTurns(position)];
        if (turns.length === 0) return;
        const turn = pick(turns, randomFrom(seed));
        expect(parseTurn(position, formatTurnIn(position, turn))).toEqual({
          ok: true,
          value: turn,
        });
      }),
      { numRuns: runs(60) },
    );
  });

  test('tags', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const text = formatTag('Name', value);
        expect(text).not.toContain('\n');
        expect(tagAt(text, 0)?.value).toBe(value.replaceAll('\r', ''));
      }),
      SOME,
    );
  });

  test('ends', () => {
    for (const winner of ['first', 'second', undefined] as const) {
      for (const by of END_REASONS) {
        const end = { winner, by };
        const nobody = winner !== undefined && by === 'collaboration';
        expect(parseEnding(formatEnding(end))).toEqual(nobody ? undefined : { ending: end });
      }
    }
    const open = randomGameFrom(startPosition(PRESETS.official), 1, 0);
    expect(endGame({ ...open, outcome: undefined }, { winner: 'first', by: 'goal' }).ok).toBe(
      false,
    );
  });
});
