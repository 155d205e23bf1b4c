import { expect, test } from 'vitest';
import { captionLines } from '../src/picture/index.ts';

test('a caption is broken between words, and where it says so', () => {
  expect(captionLines('one two three four', 140)).toEqual(['one two', 'three', 'four']);
  expect(captionLines('one\ntwo', 700)).toEqual(['one', 'two']);
  expect(captionLines(' \n ', 700)).toEqual([]);
});

test('what does not fit is cut off: a long word, and what is under the last line', () => {
  expect(captionLines('x'.repeat(80), 140)).toEqual(['xxxxxxx…']);
  const lines = captionLines('word '.repeat(40), 140);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('word …');
});
