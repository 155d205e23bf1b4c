import type { Board, RecordError, RecordFault, WriteError } from '@zertz/rules';
import { notationWords } from './notation.ts';
import { refusalWords } from './refusal.ts';

/** Why a game of a record was refused, without its place. */
export const faultWords = (fault: RecordFault, board: Board | undefined): string => {
  switch (fault.code) {
    case 'unknown-format':
      return 'this is no game record; the formats are official, sgf, zen, zip, json, hiive and mail';
    case 'syntax':
      return `${fault.found === '' ? 'the text ends' : `'${fault.found}' stands`} where ${fault.wanted} belongs`;
    case 'no-setup':
      return 'the record does not say on which board it is played';
    case 'unsupported-setup':
      return `games set up with '${fault.setup}' are not read`;
    case 'bad-command':
      return `'${fault.command}' cannot be carried out here`;
    case 'wrong-player':
      return `it is the turn of the ${fault.expected} player`;
    case 'ring-without-marble':
      return 'a ring is removed, but no marble was placed';
    case 'illegal-turn':
      return refusalWords(fault.refusal, board);
    case 'unreadable-turn':
      return `'${fault.text}', character ${fault.error.at}: ${notationWords(fault.error, board)}`;
    case 'result-differs':
      return `the record says the game ended as '${fault.recorded}', but it ended as '${fault.found}'`;
    case 'position-differs':
      return `the record gives the position '${fault.recorded}', but it is '${fault.found}'`;
  }
};

/** `game 3 (bs000012), line 12, column 5, turn 7`. */
export const recordPlaceWords = ({ column, game, id, line, turn }: RecordError): string =>
  [
    `game ${game}${id === undefined ? '' : ` (${id})`}`,
    `line ${line}`,
    `column ${column}`,
    ...(turn === undefined ? [] : [`turn ${turn}`]),
  ].join(', ');

/** Why a game cannot be written in a format. */
export const writeErrorWords = ({ format, what }: WriteError): string =>
  `${format} has no sign for ${WHAT[what]}; official and json can say everything`;

const WHAT: { readonly [W in WriteError['what']]: string } = {
  variant: 'the rules this game is played by',
  layout: 'a board with rings left out at the start',
  'declined-claim': 'a group left unclaimed',
  'ring-after-capture': 'a ring removed after a capture',
  'rings-only-turn': 'a turn that only removes a ring',
  pass: 'a pass',
  'start-position': 'a game that starts from another position',
};
