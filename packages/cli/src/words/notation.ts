import { MARBLE_LETTERS } from '@zertz/rules';
import type { Board, NotationError, ScanError } from '@zertz/rules';
import { refusalWords } from './refusal.ts';
import { boardWords, labelsOf, rangeWords } from './ring.ts';

/** Why a written turn is not a turn of the game, without its place. */
export const notationWords = (error: NotationError, board: Board | undefined): string => {
  const label = labelsOf(board);
  switch (error.code) {
    case 'empty':
      return 'there is no turn; a turn is written like Wd4,a1 or x d4Bd6';
    case 'unexpected':
      return `${foundWords(error.found)} stands where ${wantedWords(error.wanted, board)} belongs`;
    case 'no-such-ring':
      return `'${error.label}' is not a ring of the ${boardWords(board)}`;
    case 'wrong-colour': {
      const ring = label(error.ring);
      return error.found === undefined
        ? `there is no marble for the ${error.written} one written at ${ring}`
        : `the marble is ${error.found}, not ${error.written}; ` +
            `write ${MARBLE_LETTERS[error.found]}${ring}`;
    }
    case 'claims-differ':
      return error.claims.length === 0
        ? 'this turn cuts off no group; leave out the marbles after it'
        : `the marbles cut off are ${error.claims
            .map(({ marble, ring }) => `${MARBLE_LETTERS[marble]}${label(ring)}`)
            .join('')}; name all of each group, after x or ~`;
    case 'refused':
      return refusalWords(error.refusal, board);
  }
};

const foundWords = (found: string): string => (found === '' ? 'the end' : `'${found}'`);

const wantedWords = (
  wanted: Extract<ScanError, { readonly code: 'unexpected' }>['wanted'],
  board: Board | undefined,
): string => {
  switch (wanted) {
    case 'turn':
      return 'a turn like Wd4,a1 or x d4Bd6';
    case 'colour':
      return 'a colour (W, G or B)';
    case 'ring':
      return `a ring (${rangeWords(board)})`;
    case 'removal':
      return 'a comma and the ring to remove';
    case 'end':
      return 'the end of the turn';
    case 'marbles':
      return 'a marble with its ring, like Wa1';
  }
};
