import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { lessons } from '../i18n/en/lessons.ts';
import type { Attempt } from './attempt.ts';
import { LESSON_PARTS } from './lesson.ts';
import type { LessonName, StepName, WrongName } from './lesson.ts';

export interface StepText {
  readonly task: string;
  readonly hint: string;
  /** What is said once it is done. */
  readonly right: string;
}

/** A text for every step of every lesson and for everything that can go wrong in it. */
export type LessonTexts = {
  readonly [L in LessonName]: {
    readonly title: string;
    /** What it teaches, in the list. */
    readonly says: string;
    readonly steps: { readonly [S in StepName<L>]: StepText };
    readonly wrong: { readonly [W in WrongName<L>]: string };
  };
};

export type LessonWords = Shape<typeof lessons>;

const LOAD = {
  en: async (): Promise<LessonWords> => (await import('../i18n/en/lessons.ts')).lessons,
  cs: async (): Promise<LessonWords> => (await import('../i18n/cs/lessons.ts')).lessons,
  he: async (): Promise<LessonWords> => (await import('../i18n/he/lessons.ts')).lessons,
  sv: async (): Promise<LessonWords> => (await import('../i18n/sv/lessons.ts')).lessons,
  de: async (): Promise<LessonWords> => (await import('../i18n/de/lessons.ts')).lessons,
  fr: async (): Promise<LessonWords> => (await import('../i18n/fr/lessons.ts')).lessons,
  es: async (): Promise<LessonWords> => (await import('../i18n/es/lessons.ts')).lessons,
  nl: async (): Promise<LessonWords> => (await import('../i18n/nl/lessons.ts')).lessons,
};

const loaded = onDemand<LessonWords>(LOAD);
export const lessonWordsReady = loaded.ready;
export const lessonWords = loaded.words;

interface PlainTexts {
  readonly title: string;
  readonly says: string;
  readonly steps: { readonly [step: string]: StepText };
  readonly wrong: { readonly [why: string]: string };
}

export const textsOf = (lesson: LessonName): PlainTexts => lessonWords().texts[lesson];

/** The words of a step, by its place in the lesson. */
export const stepText = (lesson: LessonName, step: number): StepText | undefined =>
  textsOf(lesson).steps[LESSON_PARTS[lesson].steps[step] ?? ''];

/** What is said about the last thing done. */
export const answerText = ({ answer, lesson }: Attempt): string | undefined => {
  if (answer === undefined) return undefined;
  return answer.kind === 'right'
    ? stepText(lesson, answer.step)?.right
    : textsOf(lesson).wrong[answer.why];
};
