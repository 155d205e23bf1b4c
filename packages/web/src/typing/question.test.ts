import { describe, expect, test } from 'vitest';
import { boardOf } from '@zertz/rules';
import { LANGUAGES } from '../i18n/languages.ts';
import { plainLetters } from './plainLetters.ts';
import { QUESTION_NAMES, readQuestion, wordsFor } from './question.ts';
import type { QuestionNames } from './question.ts';

const FILES = import.meta.glob<{ questions: { names: QuestionNames } }>('../i18n/*/questions.ts', {
  eager: true,
});
const namesOf = (language: string): QuestionNames =>
  FILES[`../i18n/${language}/questions.ts`]!.questions.names;

const board = boardOf(37);
const english = namesOf('en');
const AFTER: { readonly [name: string]: string } = { column: ' d', why: ' e4' };
const KIND: { readonly [name: string]: string } = {
  whites: 'marbles',
  greys: 'marbles',
  blacks: 'marbles',
};

/** What a text is read as: its kind, or why it is none. */
const read = (text: string, names: QuestionNames = english): string => {
  const asked = readQuestion(text, board, [names, english]);
  if (asked === undefined) return 'nothing';
  return asked.ok ? asked.value.kind : asked.error.code;
};

describe.each(LANGUAGES)('in %s', (language) => {
  const names = namesOf(language);

  test('every word asks its question, with its accents or without', () => {
    for (const name of QUESTION_NAMES) {
      for (const word of wordsFor(names, name)) {
        const kind = KIND[name] ?? name;
        for (const typed of [word, word.toUpperCase(), plainLetters(word)]) {
          expect(read(`${typed}${AFTER[name] ?? ''}`, names), typed).toBe(kind);
        }
      }
    }
  });

  test('no word means two things, nor anything else in English', () => {
    const meaning = new Map<string, string>();
    for (const known of [names, english]) {
      for (const name of QUESTION_NAMES) {
        for (const word of wordsFor(known, name).map(plainLetters)) {
          expect(meaning.get(word) ?? name, word).toBe(name);
          meaning.set(word, name);
        }
      }
    }
  });

  test('English is understood as well', () => {
    expect(read('free', names)).toBe('free');
    expect(read('why e4', names)).toBe('why');
  });
});

test('a ring asks what is on it, with a question mark or without', () => {
  expect(readQuestion('d4', board, [english])).toEqual({
    ok: true,
    value: { kind: 'ring', ring: board.labels.indexOf('d4') },
  });
  expect(read('D 4 ?')).toBe('ring');
  expect(read('why  e4?')).toBe('why');
  expect(read('?')).toBe('help');
});

test('¿por qué e4? is a question of two words', () => {
  expect(read('¿por qué e4?', namesOf('es'))).toBe('why');
});

test('a misspelt word is named with the one that was probably meant', () => {
  const unknown = (text: string): unknown => {
    const asked = readQuestion(text, board, [english]);
    return asked?.ok === false && asked.error.code === 'unknown'
      ? [asked.error.at, asked.error.word, asked.error.near]
      : asked;
  };
  expect(unknown('fre')).toEqual([0, 'fre', 'free']);
  expect(unknown('  captuers')).toEqual([2, 'captuers', 'captures']);
  expect(unknown('haelp me')).toEqual([0, 'haelp', 'help']);
  expect(unknown('xyzzy')).toEqual([0, 'xyzzy', undefined]);
});

test('what should follow is asked for, at its place', () => {
  expect(readQuestion('why', board, [english])).toMatchObject({
    error: { code: 'wants', at: 3, what: 'why' },
  });
  expect(readQuestion('col z', board, [english])).toMatchObject({
    error: { code: 'wants', at: 4, what: 'column' },
  });
});

test('notation is no question', () => {
  for (const text of ['Wd4,a1', 'x e3Wg3', '-', 'wb', 'Wz9', 'e3 g3 c3', '']) {
    expect(read(text), text).toBe('nothing');
  }
});
