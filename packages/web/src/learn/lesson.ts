import type { Marble, Played, Position, Turn } from '@zertz/rules';
import type { AnyRefusal, Session } from '../play/session.ts';

/** The lessons in their order, each with its steps and with what can go wrong in it. */
export const LESSON_PARTS = {
  place: { steps: ['place'], wrong: [] },
  remove: { steps: ['held', 'free'], wrong: ['wasFree'] },
  capture: { steps: ['jump'], wrong: [] },
  chain: { steps: ['choose'], wrong: ['noWhite'] },
  isolate: { steps: ['corner'], wrong: ['notFull', 'notCut'] },
  sacrifice: { steps: ['offer', 'claim'], wrong: ['quiet', 'escapes', 'none'] },
  goals: { steps: ['box', 'row'], wrong: ['noGoal'] },
  win: { steps: ['offer', 'win'], wrong: ['quiet', 'escapes', 'notYet'] },
  game: { steps: [], wrong: [] },
} as const;

export type LessonName = keyof typeof LESSON_PARTS;
export const LESSON_NAMES = Object.keys(LESSON_PARTS) as readonly LessonName[];

export const isLessonName = (name: string): name is LessonName => Object.hasOwn(LESSON_PARTS, name);

export type StepName<L extends LessonName> = (typeof LESSON_PARTS)[L]['steps'][number];
export type WrongName<L extends LessonName> = (typeof LESSON_PARTS)[L]['wrong'][number];

/** What the learner did, as the rules tell it. */
export type Happening =
  | { readonly kind: 'step'; readonly session: Session }
  | { readonly kind: 'refused'; readonly refusal: AnyRefusal }
  | { readonly kind: 'turn'; readonly played: Played };

/** What a step asks for and how it is answered. Its words are under its name in `i18n`. */
export interface LessonStep<W extends string = string> {
  /** Where the step begins (R13.8); without it, it goes on where the step before has ended. */
  readonly position?: string;
  /** Inputs made before the learner takes over. */
  readonly setUp?: readonly LessonInput[];
  /** Nothing is done on the board: a colour is the answer. */
  readonly asksColour?: true;
  /** `undefined`: nothing to say yet. */
  readonly judge: (happening: Happening, position: Position) => 'right' | W | undefined;
  /** What the opponent answers to a turn, where the answer is part of the lesson. */
  readonly reply?: (played: Played) => Turn | undefined;
  readonly solution: readonly LessonInput[];
  /** Inputs that are answered with this reason. */
  readonly tries: readonly { readonly inputs: readonly LessonInput[]; readonly why: W }[];
  /** Rings that a hint points at. */
  readonly hint: readonly string[];
}

/** What one tap, click or key does: a colour, a ring, or the button that plays the turn. */
export type LessonInput =
  | { readonly take: Marble }
  | { readonly tap: string }
  | { readonly press: 'confirm' };

export type Lesson<L extends LessonName = LessonName> = {
  readonly [S in StepName<L>]: LessonStep<WrongName<L>>;
};
