import { describe, expect, test } from 'vitest';

import {
  boardWithColumns,
  formatPosition,
  formatVariant,
  parsePosition,
  parseVariant,
  PRESET_NAMES,
  PRESETS,
  startPosition,
  unwrap,
} from '../src/index.ts';
import { labels, setUp } from './setup.ts';

const START = 'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official';
const COLUMNS = START.split(' ')[0]!;

const error = (text: string): unknown => {
  const result = parsePosition(text);
  return result.ok ? undefined : result.error;
};

describe('R13.8 position text', () => {
  test('the start', () => {
    expect(formatPosition(startPosition(PRESETS.official))).toBe(START);
    expect(unwrap(parsePosition(START))).toEqual(startPosition(PRESETS.official));
  });

  test.each(PRESET_NAMES)('the start of %s', (name) => {
    const text = formatPosition(startPosition(PRESETS[name]));
    expect(formatPosition(unwrap(parsePosition(text)))).toBe(text);
    expect(text.endsWith(` 1 ${name}`)).toBe(true);
  });

  test('without a preset it is official, and blanks do not matter', () => {
    const bare = START.replace(' official', '');
    expect(formatPosition(unwrap(parsePosition(`  ${bare.replaceAll(' ', '   ')} `)))).toBe(START);
  });

  test('R2.7 a custom board shows the rings it never had', () => {
    const position = setUp({ variant: 'official-61', without: 'a1 e5 i5' });
    const text = formatPosition(position);
    expect(text).toMatch(/^\.oooo\/oooooo\/ooooooo\/oooooooo\/oooo\.oooo\//);
    const again = unwrap(parsePosition(text));
    expect(labels(again, again.board.rings.diff(again.rings))).toEqual(['a1', 'e5', 'i5']);
  });

  test('a board of 204 rings', () => {
    const text = `${Array.from({ length: 17 }, () => 'o'.repeat(12)).join('/')} 6-8-10 0-0-0 0-0-0 2 official`;
    const position = unwrap(parsePosition(text));
    expect([position.rings.size, position.turn, position.board.name]).toEqual([204, 'second', 204]);
    expect(formatPosition(position)).toBe(text);
  });

  test('marbles, counts, player and options', () => {
    const text =
      'Wooo/ooooo/oooGoo/ooooooo/oooooo/ooooo/...B 4-6-8 1-0-0 0-1-1 2 official;noMarbles=loss;handicap=1-0-0,0-0-0';
    const position = unwrap(parsePosition(text));
    expect(formatPosition(position)).toBe(text);
    expect(labels(position, position.marbles.grey)).toEqual(['c4']);
    expect(position.variant.noMarbles).toBe('loss');
    expect(position.captives.second).toEqual({ white: 0, grey: 1, black: 1 });
  });

  test('state that only some variants have is named at the end', () => {
    const text = `${COLUMNS.replace('o', 'W')} 5-8-10 0-0-0 0-0-0 1`;
    for (const extra of [
      'he-literal used=a1b2c3',
      'official passes=1',
      'official passes=2',
      'sv-literal;pool=6-8-10 newest=a1',
      'official-tournament owed=1',
      'official-tournament collaborated=1',
      'he-literal used=a1b2;passes=1',
    ]) {
      expect(formatPosition(unwrap(parsePosition(`${text} ${extra}`)))).toBe(`${text} ${extra}`);
    }
    const locked = unwrap(parsePosition(`${text} he-literal`));
    expect(labels(locked, locked.used)).toEqual(['a1']);
  });
});

describe('R13 wrong position texts are refused with the place', () => {
  test.each<readonly [string, object]>([
    ['', { code: 'missing-field', field: 'columns' }],
    [COLUMNS, { code: 'missing-field', field: 'pool' }],
    [`${COLUMNS} 6-8-10 0-0-0`, { code: 'missing-field', field: 'captives-2' }],
    [`${COLUMNS} 6-8-10 0-0-0 0-0-0`, { code: 'missing-field', field: 'turn' }],
    [
      START.replace('oooo/ooooo', 'oozo/ooooo'),
      { code: 'bad-field', field: 'columns', at: 3, found: 'z' },
    ],
    [
      START.replace('oooo/ooooo', 'ooo/ooooo'),
      { code: 'unknown-board', columns: [3, 5, 6, 7, 6, 5, 4] },
    ],
    [START.replace('6-8-10', '6-8'), { code: 'bad-field', field: 'pool', at: 45, found: '6-8' }],
    [
      START.replace('0-0-0 1', '0-x-0 1'),
      { code: 'bad-field', field: 'captives-2', at: 58, found: '0-x-0' },
    ],
    [
      START.replace('0-0-0 0-0-0', '-1-0-0 0-0-0'),
      { code: 'bad-field', field: 'captives-1', at: 52, found: '-1-0-0' },
    ],
    [START.replace(' 1 ', ' 3 '), { code: 'bad-field', field: 'turn', at: 64, found: '3' }],
    [
      START.replace('official', 'offical'),
      { code: 'unknown-preset', name: 'offical', offset: 0, at: 66 },
    ],
    [`${START};x=1`, { code: 'unknown-option', name: 'x', offset: 9, at: 75 }],
    [
      `${START};chain=maybe`,
      {
        code: 'bad-option',
        name: 'chain',
        value: 'maybe',
        allowed: 'mandatory optional',
        offset: 9,
        at: 75,
      },
    ],
    [`${START} passes=3`, { code: 'bad-field', field: 'extra', at: 75, found: 'passes=3' }],
    [`${START} passes=1;owed=1`, { code: 'bad-field', field: 'extra', at: 84, found: 'owed=1' }],
    [`${START} used=a1`, { code: 'bad-field', field: 'extra', at: 75, found: 'used=a1' }],
    [`${START} newest=a1`, { code: 'bad-field', field: 'extra', at: 75, found: 'newest=a1' }],
    [
      `${START} collaborated=1`,
      { code: 'bad-field', field: 'extra', at: 75, found: 'collaborated=1' },
    ],
    [`${START} nonsense`, { code: 'bad-field', field: 'extra', at: 75, found: 'nonsense' }],
    [`${START} passes=1 more`, { code: 'too-many-fields', at: 84 }],
    [
      START.replace('official', 'he-literal used=z9'),
      { code: 'bad-field', field: 'extra', at: 77, found: 'used=z9' },
    ],
    [
      START.replace('official', 'he-literal used='),
      { code: 'bad-field', field: 'extra', at: 77, found: 'used=' },
    ],
    [
      START.replace('official', 'sv-literal;pool=6-8-10 newest=a1'),
      { code: 'bad-field', field: 'extra', at: 89, found: 'newest=a1' },
    ],
    ...[
      'he-literal used=a1!',
      'he-literal used=a1,b1',
      'he-literal used=a1z9',
      'he-literal used=a1b',
      'he-literal used',
      'sv-literal;pool=6-8-10 newest=z9',
      'official-tournament owed=0',
      'official-tournament owed',
      'official-tournament collaborated=2',
    ].map((end) => {
      const at = 66 + end.indexOf(' ') + 1;
      const found = end.slice(end.indexOf(' ') + 1);
      return [
        START.replace('official', end),
        { code: 'bad-field', field: 'extra', at, found },
      ] as const;
    }),
    [
      // The newest marble is there, but says nothing under these rules (R11.4).
      `${START.replace('oooo/', 'Wooo/').replace('6-8', '5-8')} newest=a1`,
      { code: 'bad-field', field: 'extra', at: 75, found: 'newest=a1' },
    ],
    [
      // R13.13: named fields come after a preset.
      START.replace('official', 'passes=1'),
      { code: 'unknown-preset', name: 'passes=1', offset: 0, at: 66 },
    ],
    [
      START.replace('oooo/', 'Wooo/'),
      { code: 'marble-count', marble: 'white', expected: 6, found: 7 },
    ],
    [
      START.replace('6-8-10', '6-7-10'),
      { code: 'marble-count', marble: 'grey', expected: 8, found: 7 },
    ],
    [
      START.replace('0-0-0 1', '0-0-5 1'),
      { code: 'marble-count', marble: 'black', expected: 10, found: 15 },
    ],
  ])('%s', (text, expected) => {
    expect(error(text)).toEqual(expected);
  });

  test('R13.15 numbers of locked rings may have two digits', () => {
    const grid = Array.from({ length: 17 }, () => 'o'.repeat(12)).join('/');
    const text = `${grid} 6-8-10 0-0-0 0-0-0 1 he-literal used=d1d12e7`;
    const position = unwrap(parsePosition(text));
    expect(labels(position, position.used)).toEqual(['d1', 'd12', 'e7']);
    expect(formatPosition(position)).toBe(text);
  });

  test('R13.15 locked rings must still be there', () => {
    const text = START.replace('oooo/', '.ooo/').replace('official', 'he-literal used=a1');
    expect(error(text)).toMatchObject({ code: 'bad-field', field: 'extra' });
  });
});

describe('R13.13 presets with options', () => {
  test('every preset is its own name', () => {
    for (const name of PRESET_NAMES) {
      expect(formatVariant(PRESETS[name])).toBe(name);
      expect(unwrap(parseVariant(name))).toEqual(PRESETS[name]);
    }
  });

  test('options in the order of R11, only where they differ', () => {
    const text =
      'blitz;pool=6-8-10;goals=3-3-3,4-0-0;chain=optional;firstPlayer=second;openingPass=yes;handicap=1-0-0,0-2-0';
    expect(formatVariant(unwrap(parseVariant(text)))).toBe(text);
    expect(formatVariant(unwrap(parseVariant('official;chain=mandatory')))).toBe('official');
    expect(unwrap(parseVariant('official;board=48')).board).toBe(48);
  });

  const presets = (name: string): object => ({ code: 'unknown-preset', name, offset: 0 });
  const options = (name: string): object => ({ code: 'unknown-option', name, offset: 9 });
  const bad = (name: string, value: string, allowed: string): object => ({
    code: 'bad-option',
    name,
    value,
    allowed,
    offset: 9,
  });
  const COUNT = 'white-grey-black, like 6-8-10';
  const COUNTS = 'counts joined by commas, like 3-3-3,4-0-0';
  const CAPTIVES = 'captives of the first and the second player, like 1-0-0,0-0-0';
  const POOL = 'no more than the pool of 6-8-10';

  test.each([
    ['', presets('')],
    ['toString', presets('toString')],
    ['official;', options('')],
    ['official;=x', options('')],
    ['official;toString=1', options('toString')],
    ['official;chain', bad('chain', '', 'mandatory optional')],
    ['official;board', bad('board', '', '37 40 43 44 48 58 61 204')],
    ['official;board=49', bad('board', '49', '37 40 43 44 48 58 61 204')],
    ['official;pool=6-8', bad('pool', '6-8', COUNT)],
    ['official;pool=6-8-10w', bad('pool', '6-8-10w', COUNT)],
    ['official;pool=+6-8-10', bad('pool', '+6-8-10', COUNT)],
    ['official;pool=6-8-1000', bad('pool', '6-8-1000', COUNT)],
    ['official;goals=0-0-0', bad('goals', '0-0-0', COUNTS)],
    ['official;goals=4-0-0,0-0-0', bad('goals', '4-0-0,0-0-0', COUNTS)],
    ['official;goals=4-0-0,x', bad('goals', '4-0-0,x', COUNTS)],
    ['official;goals=', bad('goals', '', COUNTS)],
    ['official;handicap=x', bad('handicap', 'x', CAPTIVES)],
    ['official;handicap=1-0-0', bad('handicap', '1-0-0', CAPTIVES)],
    ['official;handicap=x,1-0-0', bad('handicap', 'x,1-0-0', CAPTIVES)],
    ['official;handicap=1-0-0,0-0-0,0-0-0', bad('handicap', '1-0-0,0-0-0,0-0-0', CAPTIVES)],
    ['official;handicap=4-0-0,3-0-0', bad('handicap', '4-0-0,3-0-0', POOL)],
    ['official;handicap=0-4-0,0-5-0', bad('handicap', '0-4-0,0-5-0', POOL)],
    ['official;handicap=0-0-6,0-0-5', bad('handicap', '0-0-6,0-0-5', POOL)],
  ])('%s is refused', (text, wrong) => {
    expect(parseVariant(text)).toEqual({ ok: false, error: wrong });
  });

  test.each([
    // R11.21: as much as there is.
    'official;handicap=6-8-0,0-0-10',
    'official;handicap=0-0-10,6-8-0',
    // One colour makes the difference.
    'official;pool=7-8-10',
    'official;pool=6-9-10',
    'official;pool=6-8-11',
    'official;pool=12-18-110',
    'official;goals=10-0-0,0-11-0,0-0-12',
  ])('%s is read and written', (text) => {
    expect(formatVariant(unwrap(parseVariant(text)))).toBe(text);
  });

  test('the place of the second fault is counted from the start of the text', () => {
    const result = parseVariant('official;chain=optional;pool=x');
    expect(result.ok ? undefined : result.error).toMatchObject({
      name: 'pool',
      value: 'x',
      offset: 24,
    });
  });
});

test('R2.3 boards are known by their columns', () => {
  expect(boardWithColumns([5, 6, 7, 8, 7, 6, 5, 4])?.name).toBe(48);
  expect(boardWithColumns([4, 5, 6, 7, 8, 7, 6, 5])).toBeUndefined();
  expect(boardWithColumns([])).toBeUndefined();
});
