import {
  formatPosition,
  isPresetName,
  ok,
  parsePosition,
  parseVariant,
  startPosition,
} from '@zertz/rules';
import type { Position, Result } from '@zertz/rules';
import { wrongInput, wrongUsage } from './failure.ts';
import type { Failure } from './failure.ts';
import { standardInputText } from './inputFiles.ts';
import type { Io } from './io.ts';
import { placeOfPositionError, positionWords, variantWords } from './words.ts';

/**
 * Splits arguments into those of a position and the rest: one argument, or a position text that the
 * shell has split at its blanks.
 */
export const splitPosition = (
  args: readonly string[],
): { readonly position: string; readonly rest: readonly string[] } => {
  const [first = '', ...more] = args;
  if (!isColumns(first)) return { position: first, rest: more };
  let length = 5;
  if (isPresetWord(args[length])) length += 1;
  if (isNamedFields(args[length])) length += 1;
  return { position: args.slice(0, length).join(' '), rest: args.slice(length) };
};

/** A position text, a preset with or without options (its start), or `-`: the standard input. */
export const readPosition = async (text: string, io: Io): Promise<Result<Position, Failure>> => {
  if (text.trim() !== '-') return parsePositionArgument(text);
  const input = await standardInputText(io);
  if (!input.ok) return input;
  const lines = input.value.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [line] = lines;
  if (line === undefined) {
    return wrongInput('no-position', 'standard input: there is no position; give one line of it');
  }
  return lines.length > 1
    ? wrongInput(
        'many-positions',
        `standard input: there are ${lines.length} lines; give one position`,
      )
    : parsePositionArgument(line.trim());
};

const parsePositionArgument = (text: string): Result<Position, Failure> => {
  if (text.trim() === '') return wrongUsage('the position is empty; give a preset or its text');
  if (/^[a-z0-9-]+(;|$)/i.test(text) && !/\s/.test(text)) return startOf(text);
  const position = parsePosition(text);
  if (position.ok) return position;
  const at = placeOfPositionError(position.error);
  return wrongInput(
    position.error.code,
    `position${at === undefined ? '' : `, character ${at}`}: ${positionWords(position.error)}`,
    at === undefined ? {} : { character: at },
  );
};

/** The start of a preset, with options as a position text has them. */
const startOf = (text: string): Result<Position, Failure> => {
  const variant = parseVariant(text);
  if (!variant.ok) {
    const character = variant.error.offset + 1;
    return wrongInput(
      variant.error.code,
      `preset, character ${character}: ${variantWords(variant.error)}`,
      { character },
    );
  }
  // A pool or handicap may leave a start that no position text can say.
  const start = startPosition(variant.value);
  const checked = parsePosition(formatPosition(start));
  return checked.ok ? ok(start) : parsePositionArgument(formatPosition(start));
};

const isColumns = (word: string): boolean => word.includes('/') && !/\s/.test(word.trim());

const isPresetWord = (word: string | undefined): boolean =>
  word !== undefined && (isPresetName(word.split(';', 1)[0] ?? '') || /^[a-z0-9-]+;/.test(word));

const isNamedFields = (word: string | undefined): boolean =>
  word !== undefined && /^(used|passes|newest|owed|collaborated)=/.test(word);
