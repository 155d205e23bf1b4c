import { describe, expect, test } from 'vitest';

import { linesOf, placeAt } from '../src/records/place.ts';

describe('a place in a text', () => {
  test.each([
    ['abc', 0, 1, 1],
    ['abc', 2, 1, 3],
    // A line feed still belongs to the line that it ends.
    ['ab\ncd', 2, 1, 3],
    ['ab\ncd', 3, 2, 1],
    ['ab\n\ncd', 5, 3, 2],
    ['\nab', 1, 2, 1],
    ['\n', 0, 1, 1],
    ['ab\n', 3, 2, 1],
  ])('%j at %i is line %i, column %i', (text, offset, line, column) => {
    expect(placeAt(text, offset)).toEqual({ line, column });
  });
});

describe('lines', () => {
  test.each([
    ['', ['']],
    ['one', ['one']],
    ['one\ntwo', ['one', 'two']],
    ['one\r\ntwo\r\n', ['one', 'two', '']],
    ['\none\n', ['', 'one', '']],
    ['\r\n\n', ['', '', '']],
    // Only the line end goes.
    ['a\rb\r\rc \nd', ['a\rb\r\rc ', 'd']],
  ])('%j', (text, lines) => {
    expect([...linesOf(text)]).toEqual(
      lines.map((line, index) => ({ text: line, number: index + 1 })),
    );
  });
});
