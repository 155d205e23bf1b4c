import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unwrap } from '@zertz/rules';
import { gameFromHash } from './gameLink.ts';
import { marksFromLink } from './linkMarks.ts';

const TEXT = readFileSync(new URL('../../../../docs/links.md', import.meta.url), 'utf8');

/** The last column of the table of fields. */
const EXAMPLES = TEXT.split('\n')
  .filter((line) => /^\| `[a-z]=` \|/.test(line))
  .map((line) =>
    (line.split('|').at(-2) ?? '')
      .replaceAll(/<\/?code>|`/g, '')
      .replaceAll('&#124;', '|')
      .trim(),
  );

test('docs/links.md shows an example of each field', () => {
  expect(EXAMPLES.map((example) => example.slice(0, 2))).toEqual([
    'z=',
    'p=',
    'g=',
    's=',
    'd=',
    't=',
  ]);
});

test.each(EXAMPLES)('%s is read as docs/links.md says', (example) => {
  const hash = /^[zpg]=/.test(example) ? `#${example}` : `#p=official&${example}`;
  const game = unwrap(gameFromHash(hash) ?? expect.fail('no game'));
  const marks = unwrap(marksFromLink(hash, '', game.start.board));
  const says = {
    'z=': game.start.pool.white === 5,
    'p=': game.start.board.size === 48,
    'g=': game.history.length === 2,
    's=': marks.step?.rings.length === 2,
    'd=': marks.drawings.length === 2,
    't=': marks.text === 'White to find',
  }[example.slice(0, 2)];
  expect(says).toBe(true);
});
