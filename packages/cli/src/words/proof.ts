import type { ProofDataError, ProofFault } from '@zertz/engine';
import type { Board } from '@zertz/rules';
import { notationWords } from './notation.ts';
import { refusalWords } from './refusal.ts';

/** Why a forced line does not prove what it should, without its place. */
export const proofFaultWords = (fault: ProofFault, board: Board): string => {
  switch (fault.code) {
    case 'illegal-turn':
      return refusalWords(fault.refusal, board);
    case 'failed':
      return 'the game has ended without the win that was to be proved';
    case 'not-won':
      return 'the line ends here, but the game is not won';
    case 'goes-on':
      return 'the line goes on, but the game is over';
    case 'reply-missing':
      return `the reply ${fault.turn} is not answered`;
    case 'reply-repeated':
      return `the reply ${fault.turn} is given twice`;
    case 'reply-illegal':
      return 'a reply is given that is not possible here';
  }
};

/** Why data is not read as a forced line, without its place. */
export const proofDataWords = (error: ProofDataError, board: Board): string => {
  switch (error.code) {
    case 'malformed':
      return 'this is no proof as solve --json writes it';
    case 'unreadable-turn':
      return `'${error.text}', character ${error.error.at}: ${notationWords(error.error, board)}`;
  }
};

/** `after Wb2,f4 | x a1Wc3Be2`, the turns that lead to a place of a proof. */
export const proofPlaceWords = (line: readonly string[]): string =>
  line.length === 0 ? 'at the start' : `after ${line.join(' | ')}`;
