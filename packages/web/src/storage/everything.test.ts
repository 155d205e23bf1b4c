import { expect, test, vi } from 'vitest';
import { formatPosition, PRESETS, startPosition, unwrap } from '@zertz/rules';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { readEverything, writeEverything } = await import('./everything.ts');
const { DEFAULT_SETTINGS } = await import('./settingsValues.ts');

const start = formatPosition(startPosition(PRESETS.official));

const fileWith = (turn: string): string =>
  writeEverything({
    settings: DEFAULT_SETTINGS,
    tips: [],
    lessons: [],
    games: [],
    puzzles: [],
    studies: [
      {
        id: 'a',
        title: 'Offers',
        began: 1,
        changed: 2,
        chapters: [{ title: 'First', notes: '**x**', tree: { start, moves: [{ turn }] } }],
      },
    ],
  });

test('studies are part of everything that is kept', () => {
  const { studies } = unwrap(readEverything(fileWith('Wd4,a1')));
  expect(studies).toHaveLength(1);
  expect(fileWith('Wd4,a1')).toContain(JSON.stringify(studies[0]!.title));
});

test('a turn of a study that cannot be played is told with its place, and nothing is taken', () => {
  expect(readEverything(fileWith('Wd4,a1').replace('Wd4,a1', 'Wz9,a1'))).toEqual({
    ok: false,
    error: {
      code: 'bad-turn',
      path: 'studies[0].chapters[0].tree.moves[0].turn',
      found: 'Wz9,a1',
    },
  });
});

test('another fault in a chapter of a study is told as what it is', () => {
  const all = JSON.parse(fileWith('Wd4,a1')) as { studies: { chapters: { title?: string }[] }[] };
  delete all.studies[0]!.chapters[0]!.title;
  expect(readEverything(JSON.stringify(all))).toEqual({
    ok: false,
    error: { code: 'unreadable', path: 'studies[0].chapters[0].title' },
  });
});

test('a file from before there were studies is read', () => {
  const { studies: _, ...older } = JSON.parse(fileWith('Wd4,a1')) as { studies: unknown };
  expect(unwrap(readEverything(JSON.stringify(older))).studies).toEqual([]);
});

test('what can no longer be read does not make a file of everything else useless', () => {
  const chapter = (turn: string) => ({ title: turn, tree: { start, moves: [{ turn }] } });
  const game = (id: string, ...turns: readonly string[]) => ({
    id,
    began: 1,
    changed: 2,
    start,
    turns,
    seats: { first: { kind: 'here' }, second: { kind: 'here' } } as const,
  });
  const study = (id: string, ...turns: readonly string[]) => ({
    id,
    title: id,
    began: 1,
    changed: 2,
    chapters: turns.map(chapter),
  });
  const text = writeEverything({
    settings: DEFAULT_SETTINGS,
    tips: [],
    lessons: [],
    games: [game('whole', 'Wd4,a1'), game('broken', 'Wd4,a1', 'Wd4,g1')],
    puzzles: [],
    studies: [study('half', 'Wd4,a1', 'Wz9,a1'), study('none', 'Wz9,a1')],
  });
  const { games, studies } = unwrap(readEverything(text));
  expect(games.map(({ id }) => id)).toEqual(['whole']);
  expect(studies.map(({ chapters, id }) => [id, chapters.length])).toEqual([['half', 1]]);
});

test('a file without settings leaves those that are here', () => {
  expect(unwrap(readEverything('{"zertz":1,"games":[]}')).settings).toBeUndefined();
  const { settings } = unwrap(readEverything('{"zertz":1,"games":[],"settings":{"level":5}}'));
  expect(settings).toEqual({ ...DEFAULT_SETTINGS, level: 5 });
});
