import { describe, expect, test } from 'vitest';

import { formatTurn, formatTurnIn, parseRing, parseTurn, play, unwrap } from '../src/index.ts';
import type { Position } from '../src/index.ts';
import { legal, setUp } from './setup.ts';

const start = setUp({});
const pair = setUp({ marbles: { d4: 'W', d5: 'B' } });
const corner = setUp({ without: 'f1 e1 e2 f2', marbles: { g1: 'W' } });
/** One placement cuts off g1 and g3 at once (case C12). */
const twoGroups = setUp({ without: 'e1 e2 e3 e4 f1 f2 f3 f4 g4', marbles: { g1: 'W', g3: 'B' } });

const written = (position: Position, text: string): string =>
  formatTurnIn(position, unwrap(parseTurn(position, text)));

const error = (position: Position, text: string): unknown => {
  const result = parseTurn(position, text);
  return result.ok ? undefined : result.error;
};

describe('R13.6 reading is forgiving', () => {
  test.each([
    ['Wd4,d1', 'Wd4,d1'],
    ['wd4,d1', 'Wd4,d1'],
    ['  W D 4 , D 1  ', 'Wd4,d1'],
    ['wd4 d1', 'Wd4,d1'],
    ['wd4-d1', 'Wd4,d1'],
    ['wd4d1', 'Wd4,d1'],
    ['gc3,a1', 'Gc3,a1'],
    ['bb3,g2', 'Bb3,g2'],
  ])('%s', (text, turn) => {
    expect(written(start, text)).toBe(turn);
  });

  test.each([
    ['x d4Bd6', 'x d4Bd6'],
    ['X D4 B D6', 'x d4Bd6'],
    ['xd4bd6', 'x d4Bd6'],
    ['d4 d6', 'x d4Bd6'],
    ['x d4d6', 'x d4Bd6'],
    ['d4bd6', 'x d4Bd6'],
  ])('%s', (text, turn) => {
    expect(written(pair, text)).toBe(turn);
  });

  test('numbers of two digits', () => {
    const grid = setUp({ variant: 'official;board=204' });
    expect(written(grid, 'w d 12, a 11')).toBe('Wd12,a11');
  });

  test('claims in any order, or not named at all', () => {
    for (const text of ['Gb3,g2 x Bg3Wg1', 'gb3,g2xwg1bg3', 'Gb3,g2']) {
      expect(written(twoGroups, text)).toBe('Gb3,g2 x Wg1Bg3');
    }
  });
});

describe('R13.3 declined groups', () => {
  test('each group separately', () => {
    expect(written(twoGroups, 'Gb3,g2 x Wg1 ~ Bg3')).toBe('Gb3,g2 x Wg1 ~ Bg3');
    expect(written(twoGroups, 'Gb3,g2 ~ bg3 wg1')).toBe('Gb3,g2 ~ Wg1Bg3');
    expect(legal(twoGroups).filter((turn) => turn.startsWith('Gb3,g2'))).toEqual(
      ['Gb3,g2 x Wg1 ~ Bg3', 'Gb3,g2 x Bg3 ~ Wg1', 'Gb3,g2 x Wg1Bg3', 'Gb3,g2 ~ Wg1Bg3'].toSorted(),
    );
  });

  test('what was claimed and what was left is told apart', () => {
    const played = unwrap(play(twoGroups, unwrap(parseTurn(twoGroups, 'Gb3,g2 x Wg1 ~ Bg3'))));
    expect(played.claimed.map(({ marble }) => marble)).toEqual(['white']);
    expect(played.left.map(({ marble }) => marble)).toEqual(['black']);
    expect(played.gain).toEqual({ white: 1, grey: 0, black: 0 });
    expect(played.after.rings.size).toBe(twoGroups.rings.size - 2);
    expect(formatTurn(played)).toBe('Gb3,g2 x Wg1 ~ Bg3');
  });
});

describe('a text that is no turn is refused where it got stuck', () => {
  const d4 = parseRing(start.board, 'd4')!;
  const g1 = parseRing(start.board, 'g1')!;
  test.each<[string, Position, string, object]>([
    ['nothing', start, '   ', { code: 'empty', at: 1 }],
    ['no colour', start, 'z', { code: 'unexpected', at: 1, found: 'z', wanted: 'turn' }],
    ['no ring', start, 'W', { code: 'unexpected', at: 2, found: '', wanted: 'ring' }],
    [
      'a colour letter read as a column',
      start,
      ' w  4',
      { code: 'no-such-ring', at: 2, label: 'w4' },
    ],
    ['a ring that no board has', start, 'Wz9', { code: 'no-such-ring', at: 2, label: 'z9' }],
    [
      'a sign before the ring',
      start,
      'W!d4',
      { code: 'unexpected', at: 2, found: '!', wanted: 'ring' },
    ],
    ['a jump from nowhere', pair, 'x z9Bd6', { code: 'no-such-ring', at: 3, label: 'z9' }],
    ['a jump to nowhere', pair, 'x d4Bz9', { code: 'no-such-ring', at: 6, label: 'z9' }],
    [
      'a removal after a jump that is no ring',
      pair,
      'x d4Bd6,z9',
      { code: 'no-such-ring', at: 9, label: 'z9' },
    ],
    [
      'a removal after a jump without its comma',
      pair,
      'x d4Bd6-a1',
      { code: 'unexpected', at: 8, found: '-', wanted: 'end' },
    ],
    ['only a removal that is no ring', start, '-,z9', { code: 'no-such-ring', at: 3, label: 'z9' }],
    [
      'only a removal that may not be (R11.11)',
      setUp({ variant: 'he-beginner', pool: [0, 0, 0] }),
      '-,d4',
      { code: 'refused', at: 3, refusal: { code: 'ring-not-free' } },
    ],
    ['a ring of another board', start, 'Wd4,d8', { code: 'no-such-ring', at: 5, label: 'd8' }],
    [
      'a comma and nothing',
      start,
      'Wd4,',
      { code: 'unexpected', at: 5, found: '', wanted: 'ring' },
    ],
    [
      'more than a turn',
      start,
      'Wd4,d1!',
      { code: 'unexpected', at: 7, found: '!', wanted: 'end' },
    ],
    ['two removals', start, 'Wd4,d1,d2', { code: 'unexpected', at: 7, found: ',', wanted: 'end' }],
    [
      'half a list',
      corner,
      'Bb3,g2 x',
      { code: 'unexpected', at: 9, found: '', wanted: 'marbles' },
    ],
    [
      'a list without colours',
      corner,
      'Bb3,g2 x g1',
      { code: 'unexpected', at: 10, found: 'g', wanted: 'marbles' },
    ],
    [
      'a list that breaks off',
      corner,
      'Bb3,g2 x W',
      { code: 'unexpected', at: 11, found: '', wanted: 'ring' },
    ],
    [
      'a bad list of what is left',
      corner,
      'Bb3,g2 ~ z',
      { code: 'unexpected', at: 10, found: 'z', wanted: 'marbles' },
    ],
    ['half a jump', pair, 'x d4', { code: 'unexpected', at: 5, found: '', wanted: 'ring' }],
    ['no jump at all', pair, 'x', { code: 'unexpected', at: 2, found: '', wanted: 'ring' }],
    [
      'a dash and no ring',
      start,
      '-x',
      { code: 'unexpected', at: 2, found: 'x', wanted: 'removal' },
    ],
    [
      'a dash, a comma and no ring',
      start,
      '-,',
      { code: 'unexpected', at: 3, found: '', wanted: 'ring' },
    ],
    [
      'the wrong colour jumped',
      pair,
      'x d4Wd6',
      { code: 'wrong-colour', at: 5, written: 'white', found: 'black' },
    ],
    [
      'the wrong colour claimed',
      corner,
      'Bb3,g2 x Gg1',
      { code: 'wrong-colour', at: 10, ring: g1, written: 'grey', found: 'white' },
    ],
    ['a claim of nothing', start, 'Bb3,g2 x Wg1', { code: 'claims-differ', at: 8, claims: [] }],
    ['a claim too few', twoGroups, 'Gb3,g2 x Wg1', { code: 'claims-differ', at: 8 }],
    ['a group both won and left', corner, 'Bb3,g2 x Wg1 ~ Wg1', { code: 'claims-differ', at: 8 }],
    [
      'a refusal at its ring',
      pair,
      'x d5Bd7',
      { code: 'refused', at: 6, refusal: { code: 'no-such-jump' } },
    ],
    [
      'a refusal at the end of a chain that goes on',
      setUp({ marbles: { d1: 'W', d2: 'B', d4: 'G' } }),
      'x d1Bd3',
      { code: 'refused', at: 6, refusal: { code: 'capture-unfinished' } },
    ],
    [
      'a refusal of the ring a marble goes to, not of the one that goes',
      setUp({ without: 'a1', marbles: { d4: 'W' } }),
      'Ga1,a2',
      { code: 'refused', at: 1, refusal: { code: 'ring-gone' } },
    ],
    [
      'a refusal of the target',
      setUp({ marbles: { d4: 'W' } }),
      'Gd4,d1',
      { code: 'refused', at: 1, refusal: { code: 'occupied', ring: d4 } },
    ],
    [
      'a refusal of the removal',
      start,
      'Gd4,d3',
      { code: 'refused', at: 5, refusal: { code: 'ring-not-free' } },
    ],
    [
      'a refusal of the whole',
      pair,
      'Ga1,a2',
      { code: 'refused', at: 1, refusal: { code: 'capture-forced' } },
    ],
  ])('%s', (_name, position, text, expected) => {
    expect(error(position, text)).toMatchObject(expected);
  });

  test('of two groups neither may be claimed in part', () => {
    const two = setUp({
      without: 'e1 e2 e3 e4 e5 f1 f2 f3 f5 g4',
      marbles: { g1: 'W', g3: 'B', f4: 'G' },
    });
    expect(written(two, 'Gb3,g2 x Wg1 ~ Bg3Gf4')).toBe('Gb3,g2 x Wg1 ~ Gf4Bg3');
    expect(error(two, 'Gb3,g2 x Wg1Bg3 ~ Gf4')).toMatchObject({ code: 'claims-differ', at: 8 });
  });

  test('a group may not be claimed in part', () => {
    const island = setUp({ without: 'e1 e2 e3 f1 f2 f3 g3', marbles: { g1: 'W' } });
    expect(error(island, 'Bg2,a1 x Wg1 ~ Bg2')).toMatchObject({ code: 'claims-differ' });
    expect(written(island, 'Bg2,a1 ~ Bg2Wg1')).toBe('Bg2,a1 ~ Wg1Bg2');
  });
});
