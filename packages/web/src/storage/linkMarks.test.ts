import { expect, test } from 'vitest';
import fc from 'fast-check';
import { BRUSHES } from '@zertz/art';
import {
  formatPosition,
  MARBLES,
  parsePosition,
  PRESETS,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import { gameFromHash } from './gameLink.ts';
import { hashOf, marksFromLink } from './linkMarks.ts';
import type { LinkMarks } from './linkMarks.ts';

const start = startPosition(PRESETS.official);
const { board } = start;

const ring = fc.nat(board.size - 1).map((number) => number as Ring);
const marks: fc.Arbitrary<Omit<LinkMarks, 'level'>> = fc.record({
  step: fc.option(
    fc.record({
      marble: fc.option(fc.constantFrom(...MARBLES), { nil: undefined }),
      rings: fc.array(ring, { minLength: 1, maxLength: 5 }),
    }),
    { nil: undefined },
  ),
  drawings: fc.array(
    fc.record({
      from: ring,
      to: fc.option(ring, { nil: undefined }),
      brush: fc.constantFrom(...BRUSHES),
    }),
    { maxLength: 5 },
  ),
  text: fc.string({ maxLength: 60 }),
});

test('whatever a link says is read again', () => {
  fc.assert(
    fc.property(marks, (said) => {
      const hash = hashOf(start, said);
      expect(unwrap(marksFromLink(hash, '', board))).toEqual({ ...said, level: undefined });
      const read = gameFromHash(`#${hash}`);
      expect(read?.ok === true && formatPosition(read.value.start)).toBe(formatPosition(start));
    }),
  );
});

test('a position of twenty-five rings and two arrows is short enough to paste', () => {
  const text = '.WW./oowoG/..ooo./..oWoB./oW.oGo/.ooB./W..o'.replaceAll('w', 'W');
  const position = unwrap(parsePosition(`${text} 0-6-6 0-0-1 0-0-1 1 official`));
  const drawings = [
    { from: 0, to: 3, brush: 'solid' },
    { from: 1, to: undefined, brush: 'mixed' },
  ] as const;
  const hash = hashOf(position, { step: undefined, drawings, text: '' });
  expect(hash).toBe(
    'z=.WW./ooWoG/..ooo./..oWoB./oW.oGo/.ooB./W..o+0-6-6+0-0-1+0-0-1+1+official&d=a1-a4,a2.3',
  );
});

test('?play=5 asks for the computer at level 5', () => {
  expect(unwrap(marksFromLink('', '?play=5', board)).level).toBe(5);
  expect(marksFromLink('', '?play=9', board)).toMatchObject({ error: { at: 'play=9' } });
});

test.each([
  ['s=Wz9', 'Wz9'],
  ['s=Q', 'Q'],
  ['d=d4-', 'd4-'],
  ['d=d4,d4-f5.7', 'd4-f5.7'],
  ['d=d4-e5-f5', 'd4-e5-f5'],
])('a link that cannot be read tells where: %s', (hash, at) => {
  expect(marksFromLink(hash, '', board)).toMatchObject({ ok: false, error: { at } });
});

test('what can be read of a link is read beside what cannot', () => {
  const read = marksFromLink('#s=Wz9&d=d4,z9,a1-a4&t=Look', '?play=9', board);
  expect(read.ok ? undefined : read.error).toMatchObject({
    at: 'Wz9',
    readable: { step: undefined, drawings: [{ to: undefined }, { from: 0 }], text: 'Look' },
  });
});
