import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  allMarbles,
  formatPosition,
  parsePosition,
  parseRing,
  PRESETS,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';
import { kindOf, problemsOf } from './problems.ts';
import {
  BRUSHES,
  brushAgain,
  emptied,
  paint,
  withCaptives,
  withTurn,
  withVariant,
} from './setup.ts';

const start = startPosition(PRESETS.official);
const read = (text: string): Position => unwrap(parsePosition(text));
const at = (position: Position, label: string): Ring => parseRing(position.board, label)!;
const codes = (text: string): readonly string[] => problemsOf(read(text)).map(({ code }) => code);

describe('painting', () => {
  test('UX 64 a seventh white is refused with the supply (R1.2)', () => {
    const six = ['a1', 'a2', 'b1', 'c1', 'd1', 'e1'].reduce(
      (position, label) => unwrap(paint(position, at(position, label), 'white')),
      start,
    );
    expect(six.pool.white).toBe(0);
    expect(paint(six, at(six, 'g1'), 'white')).toEqual({
      ok: false,
      error: { code: 'supply', marble: 'white', supply: 6 },
    });
    expect(withCaptives(six, 'first', { white: 1, grey: 0, black: 0 }).ok).toBe(false);
  });

  test('painting over a marble gives the one before back to the pool', () => {
    const white = unwrap(paint(start, at(start, 'd4'), 'white'));
    const black = unwrap(paint(white, at(start, 'd4'), 'black'));
    expect(black.pool).toEqual({ white: 6, grey: 8, black: 9 });
    const gone = unwrap(paint(black, at(start, 'd4'), 'gone'));
    expect(gone.pool).toEqual({ white: 6, grey: 8, black: 10 });
    expect(gone.rings.size).toBe(36);
  });

  test('the same brush again takes back what it did', () => {
    const white = unwrap(paint(start, at(start, 'd4'), 'white'));
    expect(brushAgain(white, at(start, 'd4'), 'white')).toBe('vacant');
    expect(brushAgain(white, at(start, 'd4'), 'grey')).toBe('grey');
    const gone = unwrap(paint(start, at(start, 'd4'), 'gone'));
    expect(brushAgain(gone, at(start, 'd4'), 'gone')).toBe('vacant');
  });

  test('whatever is painted keeps every marble and can be written and read again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(36), fc.constantFrom(...BRUSHES)), { maxLength: 60 }),
        (strokes) => {
          let position = start;
          for (const [ring, brush] of strokes) {
            const painted = paint(position, ring as Ring, brush);
            if (painted.ok) position = painted.value;
            else expect(painted.error.supply).toBe(start.pool[painted.error.marble]);
          }
          expect(allMarbles(position)).toEqual(PRESETS.official.supply);
          expect(formatPosition(read(formatPosition(position)))).toBe(formatPosition(position));
          expect(() => problemsOf(position)).not.toThrow();
        },
      ),
    );
  });

  test('other rules keep the position where its board stays, and begin anew where not', () => {
    const one = unwrap(paint(start, at(start, 'd4'), 'white'));
    expect(unwrap(withVariant(one, PRESETS['sv-basic'])).pool).toEqual({
      white: 4,
      grey: 7,
      black: 9,
    });
    expect(unwrap(withVariant(one, PRESETS['official-48'])).occupied.isEmpty).toBe(true);
    expect(emptied(one).occupied.isEmpty).toBe(true);
    expect(withTurn(one, 'second').turn).toBe('second');
  });
});

describe('problems', () => {
  test('a whole board has none', () => {
    expect(problemsOf(start)).toEqual([]);
  });

  test('UX 64 a capture is legal but forced (R4.1)', () => {
    const position = read(
      'oooo/ooooo/oooooo/oooGWoo/oooooo/ooooo/oooo 5-7-10 0-0-0 0-0-0 1 official',
    );
    const [problem] = problemsOf({ ...position, rings: position.rings });
    expect(problem).toEqual({ code: 'forced', ways: 2 });
    expect(kindOf(problem!)).toBe('note');
  });

  test('a goal that is reached already ends the game (R9.1)', () => {
    expect(
      codes('oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-8-10 4-0-0 0-0-0 1 official'),
    ).toEqual(['over']);
    expect(
      codes('oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-3-10 4-0-0 0-5-0 1 official'),
    ).toEqual(['both-won']);
  });

  test('a full group that was cut off is left lying, or should have been claimed (R7.9, R11.7)', () => {
    const columns = 'W.oo/..ooo/.ooooo/ooooooo/oooooo/ooooo/oooo';
    expect(codes(`${columns} 5-8-10 0-0-0 0-0-0 1 official`)).toContain('left-lying');
    expect(codes(`${columns} 5-8-10 0-0-0 0-0-0 1 boardspace`)).toContain('unclaimed');
  });

  test('more rings are gone than turns can have taken', () => {
    const few = '..../.ooo./..oooo/..ooooo/.ooooo/.oooo/.ooo';
    const problems = problemsOf(read(`${few} 6-8-10 0-0-0 0-0-0 1 official`));
    expect(problems).toContainEqual({ code: 'rings-gone', gone: 13, most: 0 });
    expect(problems.every((problem) => kindOf(problem) === 'note')).toBe(true);
  });

  test('no ring at all is no board', () => {
    expect(
      codes('..../...../....../......./....../...../.... 6-8-10 0-0-0 0-0-0 1 official'),
    ).toEqual(['no-rings']);
  });
});
