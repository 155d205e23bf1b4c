import { columnLetter } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { plainLetters } from './plainLetters.ts';
import { QUESTION_NAMES, wordsFor } from './question.ts';
import type { QuestionName, QuestionNames } from './question.ts';

export interface QuestionOffer {
  readonly text: string;
  readonly question: QuestionName;
}

/** What is offered before anything is typed. */
const FIRST = [
  'help',
  'free',
  'captures',
  'board',
  'goals',
  'pool',
  'last',
  'why',
] as const satisfies readonly QuestionName[];

/** Questions that a text may be the beginning of; the first language is that of the page. */
export const questionOffers = (
  position: Position,
  text: string,
  languages: readonly QuestionNames[],
): readonly QuestionOffer[] => {
  const typed = plainLetters(text.trimStart());
  const names = typed === '' ? FIRST : QUESTION_NAMES;
  const own = (offer: QuestionOffer): number =>
    languages[0] !== undefined && isOf(offer, languages[0]) ? 0 : 1;
  return names
    .flatMap((question) => offersFor(position, typed, question, languages))
    .toSorted((a, b) => own(a) - own(b));
};

const isOf = ({ text, question }: QuestionOffer, names: QuestionNames): boolean =>
  wordsFor(names, question).some((word) => text.startsWith(word));

const offersFor = (
  position: Position,
  typed: string,
  question: QuestionName,
  languages: readonly QuestionNames[],
): readonly QuestionOffer[] => {
  const after = ends(position, question);
  const stem = after.length === 0 ? undefined : stemOf(typed, question, languages);
  if (stem !== undefined) {
    const begun = typed.slice(plainLetters(stem).length + 1).trimStart();
    return after
      .filter((end) => end.startsWith(begun) && end !== begun)
      .map((end) => ({ text: `${stem} ${end}`, question }));
  }
  const word = wordOf(typed, question, languages);
  if (word === undefined) return [];
  const whole = after.length === 0 ? word : `${word} `;
  return plainLetters(whole) === typed ? [] : [{ text: whole, question }];
};

/** What may follow the word of a question. */
const ends = ({ board, rings }: Position, question: QuestionName): readonly string[] => {
  if (question === 'column') return board.columns.map((_, column) => columnLetter(column));
  return question === 'why' ? rings.toArray().map((ring) => board.labels[ring] ?? '') : [];
};

/** The word that is typed already, with a blank after it. */
const stemOf = (
  typed: string,
  question: QuestionName,
  languages: readonly QuestionNames[],
): string | undefined =>
  languages
    .flatMap((names) => wordsFor(names, question))
    .find((word) => typed.startsWith(`${plainLetters(word)} `));

/** The word that is being typed: any of the page's language, the usual one of others. */
const wordOf = (
  typed: string,
  question: QuestionName,
  languages: readonly QuestionNames[],
): string | undefined =>
  languages
    .flatMap((names, index) => wordsFor(names, question).slice(0, index === 0 ? undefined : 1))
    .find((word) => plainLetters(word).startsWith(typed));
