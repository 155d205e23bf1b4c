import { BOARD_NAMES, CHOICES } from '@zertz/rules';
import type { PositionError, PositionField, VariantError } from '@zertz/rules';

/** Why a position text is refused, without its place. */
export const positionWords = (error: PositionError): string => {
  switch (error.code) {
    case 'missing-field':
      return `${FIELDS[error.field].name} is missing; ${FIELDS[error.field].right}`;
    case 'bad-field':
      return `'${error.found}' does not belong into ${FIELDS[error.field].name}; ${FIELDS[error.field].right}`;
    case 'unknown-board':
      return (
        `no board has columns of ${error.columns.join(', ')} rings; ` +
        `the boards have ${BOARD_NAMES.join(', ')} rings, each missing one written as a point`
      );
    case 'too-many-fields':
      return 'something follows the position; it has six words, or seven with named fields';
    case 'marble-count':
      return (
        `there are ${error.found} ${error.marble} marbles on the board, in the pool and among the ` +
        `captives, but the game has ${error.expected}; other marbles are written like ` +
        'official;pool=5-8-10'
      );
    case 'unknown-preset':
    case 'unknown-option':
    case 'bad-option':
      return variantWords(error);
  }
};

/** Why a preset with options is refused, without its place. */
export const variantWords = (error: VariantError): string => {
  switch (error.code) {
    case 'unknown-preset':
      return `'${error.name}' is not a preset; zertz presets lists them`;
    case 'unknown-option':
      return `'${error.name}' is not an option; zertz presets official lists them`;
    case 'bad-option':
      return `'${error.value}' is no value of ${error.name}; write ${allowedWords(error)}`;
  }
};

/** A closed list comes as values with blanks between them, anything else as words. */
const allowedWords = ({
  allowed,
  name,
}: {
  readonly allowed: string;
  readonly name: string;
}): string => (name in CHOICES || name === 'board' ? allowed.replaceAll(' ', ' or ') : allowed);

/** The character where the fault begins, counted from 1, if the error knows it. */
export const placeOfPositionError = (error: PositionError): number | undefined =>
  'at' in error ? error.at : undefined;

interface FieldWords {
  readonly name: string;
  readonly right: string;
}

const FIELDS: { readonly [F in PositionField]: FieldWords } = {
  columns: {
    name: 'the board',
    right: 'columns are written with . o W G B and /, like oooo/ooWoo',
  },
  pool: { name: 'the pool', right: 'write white-grey-black, like 6-8-10' },
  'captives-1': {
    name: 'the captives of the first player',
    right: 'write white-grey-black, like 0-0-0',
  },
  'captives-2': {
    name: 'the captives of the second player',
    right: 'write white-grey-black, like 0-0-0',
  },
  turn: { name: 'the player to move', right: 'write 1 or 2' },
  extra: {
    name: 'the named fields',
    right:
      'they are used=a1a2, passes=1, newest=d5, owed=1 and collaborated=1, each where its option is on',
  },
};
