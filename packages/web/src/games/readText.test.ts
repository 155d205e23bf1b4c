import { describe, expect, test, vi } from 'vitest';
import { PRESETS, startPosition, unwrap, writeRecord } from '@zertz/rules';
import type { Game, GameRecord } from '@zertz/rules';
import { keptOf } from '../storage/keptGame.ts';
import { replay, saveGame } from '../storage/savedGame.ts';

// The settings ask the browser what it is used with.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { writeEverything } = await import('../storage/everything.ts');
const { DEFAULT_SETTINGS } = await import('../storage/settingsValues.ts');
const { textOf } = await import('./fileText.ts');
const { LARGEST, readText } = await import('./readText.ts');

const rest = (): Promise<void> => Promise.resolve();
const read = (text: string) => readText(text, 1000, rest);

const TURNS = ['Gd4,a1', 'Gd5,a2', 'x d4Gd6'];
const game: Game = unwrap(replay(startPosition(PRESETS.official), TURNS));
const record: GameRecord = { game, players: { first: 'Noa', second: 'Maya' }, details: {} };

const turnsOf = async (text: string) => (await read(text)).games.map(({ turns }) => turns);
const codesOf = async (text: string) => (await read(text)).faults.map(({ code }) => code);

describe('a game is read', () => {
  test.each(['official', 'sgf', 'zen', 'json'] as const)('from %s, with its names', async (how) => {
    const { faults, games } = await read(unwrap(writeRecord(record, how)));
    expect(faults).toEqual([]);
    expect(games.map(({ turns }) => turns)).toEqual([TURNS]);
    expect(games[0]?.seats.first).toEqual({ kind: 'here', name: 'Noa' });
  });

  test('from turns as they are written down', async () => {
    expect(await turnsOf('Gd4,a1 | Gd5,a2\nx d4Gd6')).toEqual([TURNS]);
    expect(await turnsOf('1. Gd4,a1 Gd5,a2 2. x d4Gd6')).toEqual([TURNS]);
  });

  test('from a link and from a position', async () => {
    expect(await turnsOf('https://zertz.example/play#g=Gd4%2Ca1%7CGd5%2Ca2')).toEqual([
      TURNS.slice(0, 2),
    ]);
    const position = 'oooo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 2 official';
    const { games } = await read(`${position}\n`);
    expect(games.map(({ start }) => start)).toEqual([position]);
  });

  test('from a file with everything, beside the game that has its id here', async () => {
    const kept = keptOf(saveGame(game, { first: { kind: 'here' }, second: { kind: 'here' } }), 7);
    const text = writeEverything({
      settings: DEFAULT_SETTINGS,
      tips: [],
      lessons: [],
      puzzles: [],
      studies: [],
      games: [kept],
    });
    const { games } = await read(text);
    expect(games.map(({ turns }) => turns)).toEqual([TURNS]);
    expect(games[0]?.id).not.toBe(kept.id);
  });
});

test('many games are read in their order, and a broken one does not stop the others', async () => {
  const line = unwrap(writeRecord(record, 'json')).trim();
  const broken = line.replace('Gd4,a1', 'Gd4,d4');
  const { faults, games } = await read([line, broken, line].join('\n'));
  expect(games).toHaveLength(2);
  expect(games[0]!.changed).toBeGreaterThan(games[1]!.changed);
  expect(faults).toMatchObject([{ code: 'record', error: { game: 2, line: 2, turn: 1 } }]);
});

test.each(['official', 'json'] as const)(
  'what stands before a fault is at hand, from %s',
  async (how) => {
    const text = unwrap(writeRecord(record, how));
    const { faults, games } = await read(text.replace('x d4Gd6', 'x d4Gd9'));
    expect(games).toEqual([]);
    expect(faults).toMatchObject([{ code: 'record', readable: { turns: TURNS.slice(0, 2) } }]);
  },
);

test('a game without names is called by what its record says of it', async () => {
  const unnamed = { ...record, players: { first: '', second: '' }, details: { id: 'bs000012' } };
  const { games } = await read(unwrap(writeRecord(unnamed, 'json')));
  expect(games[0]?.name).toBe('bs000012');
});

test('a game that is over by more than its turns stays so', async () => {
  const ended = unwrap(replay(startPosition(PRESETS.official), TURNS));
  const { games } = await read(
    unwrap(
      writeRecord(
        {
          ...record,
          game: { ...ended, outcome: { winner: 'first', by: 'resignation', points: undefined } },
        },
        'json',
      ),
    ),
  );
  expect(games[0]?.end).toMatchObject({ winner: 'first', by: 'resignation' });
});

describe('what is no game is told apart', () => {
  test.each([
    ['', 'nothing'],
    [' \n\t', 'nothing'],
    ['#', 'record'],
    ['hello', 'record'],
    ['#g=Wz9', 'stops'],
    ['oooo/ooooo/oo/W', 'stops'],
    ['{ "zertz": 1, "games": 3 }', 'import'],
    ['W'.repeat(LARGEST + 1), 'large'],
  ])('%#', async (text, code) => {
    expect(await codesOf(text)).toEqual([code]);
    expect((await read(text)).games).toEqual([]);
  });
});

describe('a file', () => {
  test('may be written in UTF-8, UTF-16 or what older programs write', () => {
    const bytes = (...codes: number[]) => textOf(new Uint8Array(codes));
    expect(bytes(0xc3, 0xa9)).toEqual({ ok: true, value: 'é' });
    expect(bytes(0xe9, 0x21)).toEqual({ ok: true, value: 'é!' });
    expect(bytes(0xff, 0xfe, 0xe9, 0x00)).toEqual({ ok: true, value: 'é' });
    expect(bytes(0xfe, 0xff, 0x00, 0xe9)).toEqual({ ok: true, value: 'é' });
  });

  test('that is no text is refused', () => {
    expect(textOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toEqual({
      ok: false,
      error: 'binary',
    });
  });
});
