import { parseRing } from '@zertz/rules';
import type { Board, Marble, Result, Ring } from '@zertz/rules';
import { nearest } from './nearest.ts';
import { plainLetters } from './plainLetters.ts';

/** What can be asked with a word; `column` and `why` want something after it. */
export const QUESTION_NAMES = [
  'board',
  'whites',
  'greys',
  'blacks',
  'column',
  'free',
  'captures',
  'goals',
  'pool',
  'last',
  'clock',
  'why',
  'undo',
  'help',
] as const;
export type QuestionName = (typeof QUESTION_NAMES)[number];

/** The words for each question, parted by commas; the first is the one that is offered. */
export type QuestionNames = { readonly [Q in QuestionName]: string };

export type Question =
  | { readonly kind: Exclude<PlainName, 'undo'> }
  /** Asks for something to be done. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'marbles'; readonly marble: Marble }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'ring' | 'why'; readonly ring: Ring };

/** Words that say all by themselves. */
type PlainName = Exclude<QuestionName, 'whites' | 'greys' | 'blacks' | 'column' | 'why'>;

/** Why a question is none; `at` is the place of what is wrong, 0 = the first character. */
export type QuestionError =
  /** A ring or a column should follow. */
  | {
      readonly code: 'wants';
      readonly at: number;
      readonly what: 'column' | 'why';
      readonly word: string;
    }
  | {
      readonly code: 'unknown';
      readonly at: number;
      readonly word: string;
      readonly near: string | undefined;
    };

export const wordsFor = (names: QuestionNames, question: QuestionName): readonly string[] =>
  names[question].split(',').map((word) => word.trim());

/** Reads a question in any of these languages; `undefined` if the text is no word at all. */
export const readQuestion = (
  text: string,
  board: Board,
  languages: readonly QuestionNames[],
): Result<Question, QuestionError> | undefined => {
  const asked = text.replace(/[\s?.!]+$/u, '');
  if (asked === '') return text.trim() === '?' ? { ok: true, value: { kind: 'help' } } : undefined;
  const at = asked.length - asked.replace(/^[\s¿¡]+/u, '').length;
  const known = nameIn(asked.slice(at), languages);
  if (known === undefined) return ringOrWord(asked, at, board, languages);
  const { name, word } = known;
  const after = asked.slice(at + word.length);
  if (name === 'column' || name === 'why') {
    const value = name === 'column' ? columnOf(board, after.trim()) : ringOf(board, after);
    if (value !== undefined) return { ok: true, value };
    const from = asked.length - after.trimStart().length;
    return { ok: false, error: { code: 'wants', at: from, what: name, word } };
  }
  if (after === '') return { ok: true, value: plain(name) };
  return unknown(after.trim(), asked.length - after.trimStart().length, languages);
};

const ringOrWord = (
  asked: string,
  at: number,
  board: Board,
  languages: readonly QuestionNames[],
): Result<Question, QuestionError> | undefined => {
  const ring = parseRing(board, asked.replaceAll(/\s/g, ''));
  if (ring !== undefined) return { ok: true, value: { kind: 'ring', ring } };
  const word = /^\S*/u.exec(asked.slice(at))?.[0] ?? '';
  return isWord(word) ? unknown(word, at, languages) : undefined;
};

const unknown = (
  word: string,
  at: number,
  languages: readonly QuestionNames[],
): Result<Question, QuestionError> => {
  const all = languages.flatMap((names) => QUESTION_NAMES.flatMap((name) => wordsFor(names, name)));
  return { ok: false, error: { code: 'unknown', at, word, near: nearest(word, all) } };
};

/** The question that a text begins with, and its word as it was typed. */
const nameIn = (
  text: string,
  languages: readonly QuestionNames[],
): { readonly name: QuestionName; readonly word: string } | undefined => {
  for (const typed of [/^\S+\s+\S+/u, /^\S+/u]) {
    const word = typed.exec(text)?.[0];
    const name = word === undefined ? undefined : nameOf(word, languages);
    if (word !== undefined && name !== undefined) return { name, word };
  }
  return undefined;
};

const nameOf = (word: string, languages: readonly QuestionNames[]): QuestionName | undefined => {
  const wanted = plainLetters(word.replaceAll(/\s+/g, ' '));
  return QUESTION_NAMES.find((name) =>
    languages.some((names) =>
      wordsFor(names, name).some((known) => plainLetters(known) === wanted),
    ),
  );
};

const plain = (name: Exclude<QuestionName, 'column' | 'why'>): Question => {
  switch (name) {
    case 'whites':
      return { kind: 'marbles', marble: 'white' };
    case 'greys':
      return { kind: 'marbles', marble: 'grey' };
    case 'blacks':
      return { kind: 'marbles', marble: 'black' };
    default:
      return { kind: name };
  }
};

const columnOf = (board: Board, text: string): Question | undefined => {
  const column = /^[a-z]$/i.test(text) ? text.toLowerCase().charCodeAt(0) - 97 : -1;
  return board.columns[column] === undefined ? undefined : { kind: 'column', column };
};

const ringOf = (board: Board, text: string): Question | undefined => {
  const ring = parseRing(board, text.replaceAll(/\s/g, ''));
  return ring === undefined ? undefined : { kind: 'why', ring };
};

/** Letters that are no notation: three of our alphabet, or two of another. */
const isWord = (word: string): boolean =>
  /^(?:\p{L}{3,}|[^\p{ASCII}\P{L}]\p{L}+)(?![\p{L}\d])/u.test(word.normalize('NFC'));
