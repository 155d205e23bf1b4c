import { describe, expect, test } from 'vitest';

import {
  BOARD_NAMES,
  boardOf,
  canonicalForm,
  columnLetter,
  formatPosition,
  formatRing,
  freeRings,
  parseRing,
  perft,
  ringAt,
  symmetriesOf,
  transform,
} from '../src/index.ts';
import type { BoardName, Ring } from '../src/index.ts';
import { labels, setUp, split } from './setup.ts';

/** Rings free at the start and first turns, R2.3. */
const STARTS: { readonly [N in BoardName]: readonly [free: number, turns: number] } = {
  37: [18, 1944],
  40: [19, 2223],
  43: [20, 2520],
  44: [20, 2580],
  48: [21, 2961],
  58: [24, 4104],
  61: [24, 4320],
  204: [39, 23_751],
};

const around = (name: BoardName, label: string): readonly string[] => {
  const board = boardOf(name);
  const ring = parseRing(board, label)!;
  return (board.around[ring] ?? [])
    .filter((other) => other !== undefined)
    .map((other) => formatRing(board, other));
};

describe.each(BOARD_NAMES)('the board of %d rings', (name) => {
  const board = boardOf(name);
  const start = setUp({ variant: `official;board=${name}` });

  test('R2.3 rings, free rings and first turns', () => {
    expect(board.size).toBe(name);
    expect(board.rings.size).toBe(name);
    expect(board.columns.reduce((sum, length) => sum + length, 0)).toBe(name);
    expect([freeRings(start).size, perft(start, 1)]).toEqual(STARTS[name]);
  });

  test('R2.4 neighbours are mutual, six at most, clockwise', () => {
    for (const ring of board.rings) {
      board.around[ring]?.forEach((other, direction) => {
        if (other !== undefined) expect(board.around[other]?.[(direction + 3) % 6]).toBe(ring);
      });
      expect(board.neighbours[ring]?.size).toBe(
        board.around[ring]?.filter((other) => other !== undefined).length,
      );
    }
  });

  test('R6.1 every jump leads straight over a neighbour, and back', () => {
    for (const ring of board.rings) {
      for (const { from, over, to } of board.jumps[ring] ?? []) {
        expect(from).toBe(ring);
        const direction = board.around[from]!.indexOf(over);
        expect(board.around[over]?.[direction]).toBe(to);
        expect(board.jumps[to]).toContainEqual({ from: to, over, to: from });
      }
    }
  });

  test('R3.1 labels are read as they are written, in either case', () => {
    for (const ring of board.rings) {
      const label = formatRing(board, ring);
      expect(parseRing(board, label)).toBe(ring);
      expect(parseRing(board, label.toUpperCase())).toBe(ring);
      const number = Number(label.slice(1));
      expect(ringAt(board, board.columnOf[ring]!, number)).toBe(ring);
      expect(columnLetter(board.columnOf[ring]!)).toBe(label[0]);
    }
    for (const label of ['', 'a', 'a0', 'z1', 'd99', '1a']) {
      expect(parseRing(board, label)).toBeUndefined();
    }
    expect(ringAt(board, 0, 0)).toBeUndefined();
  });

  test('R2.8 symmetries map rings to rings and neighbours to neighbours', () => {
    const wanted = { 37: 12, 40: 2, 43: 2, 44: 4, 48: 6, 58: 4, 61: 12, 204: 2 };
    const symmetries = symmetriesOf(board);
    expect(symmetries).toHaveLength(wanted[name]);
    expect(symmetries[0]).toEqual(board.rings.toArray());
    expect(new Set(symmetries.map((symmetry) => symmetry.join())).size).toBe(symmetries.length);
    for (const symmetry of symmetries) {
      expect(new Set(symmetry).size).toBe(name);
      for (const ring of board.rings) {
        const images = board.neighbours[ring]!.toArray().map((other) => symmetry[other]!);
        expect(images.toSorted((a, b) => a - b)).toEqual(
          board.neighbours[symmetry[ring]!]!.toArray(),
        );
      }
    }
  });
});

test('R3.7 neighbours in labels', () => {
  expect(around(204, 'c5')).toEqual(split('c6 d5 d4 c4 b4 b5'));
  expect(around(204, 'd4')).toEqual(split('d5 e5 e4 d3 c4 c5'));
  expect(around(48, 'e7')).toEqual(split('f6 e6 d7 d8'));
  expect(around(61, 'e5')).toEqual(split('e6 f5 f4 e4 d4 d5'));
  expect(around(58, 'f1')).toEqual(split('f2 g1 e1'));
});

test('R3.4 j is the ninth column of 61 rings only', () => {
  expect(parseRing(boardOf(61), 'j5')).toBe(parseRing(boardOf(61), 'i5'));
  expect(parseRing(boardOf(37), 'j1')).toBeUndefined();
  expect(parseRing(boardOf(58), 'j1')).not.toBe(parseRing(boardOf(58), 'i1'));
  // Column i of 58 rings has a fifth, j has not.
  expect(parseRing(boardOf(58), 'i5')).toBeDefined();
  expect(parseRing(boardOf(58), 'j5')).toBeUndefined();
  expect(parseRing(boardOf(204), 'j12')).not.toBe(parseRing(boardOf(204), 'i12'));
});

test('a ring that is not on the board is a bug', () => {
  expect(() => formatRing(boardOf(37), 40 as Ring)).toThrow('ring 40 is not on the 37 board');
});

test('boards are made once', () => {
  expect(boardOf(48)).toBe(boardOf(48));
});

test('R2.8 everything that has a place is turned, the rest stays', () => {
  const position = {
    ...setUp({ variant: 'he-literal', without: 'a1', marbles: { a2: 'W', b3: 'G', d4: 'B' } }),
    newest: parseRing(boardOf(37), 'b3'),
  };
  const half = symmetriesOf(position.board).find(
    (symmetry) => formatRing(position.board, symmetry[0]!) === 'g4' && symmetry[3] === 33,
  )!;
  const image = transform(position, half);
  expect(labels(image, image.board.rings.diff(image.rings))).toEqual(['g4']);
  expect(labels(image, image.marbles.white)).toEqual(['g3']);
  expect(labels(image, image.marbles.grey)).toEqual(['f3']);
  expect(labels(image, image.marbles.black)).toEqual(['d4']);
  expect(image.occupied.size).toBe(3);
  expect(image.used.equals(image.occupied)).toBe(true);
  expect(formatRing(image.board, image.newest!)).toBe('f3');
  expect(formatPosition(canonicalForm(image))).toBe(formatPosition(canonicalForm(position)));
});

test('the canonical form is one of the images, and its own canonical form', () => {
  const position = setUp({ marbles: { g4: 'W' } });
  const canonical = canonicalForm(position);
  expect(labels(canonical, canonical.occupied)).toEqual(['a1']);
  expect(formatPosition(canonicalForm(canonical))).toBe(formatPosition(canonical));
});
