import type { Marble } from '@zertz/rules';
import type { QuestionName, QuestionNames } from '../../typing/question.ts';
import { list, marble, plural } from './marbles.ts';

/** Questions to the board, and what it answers. Words are parted by commas; the first is offered. */
export const questions = {
  names: {
    board: 'board, position',
    whites: 'whites, white',
    greys: 'greys, grey, grays, gray',
    blacks: 'blacks, black',
    column: 'col, column',
    free: 'free, rings',
    captures: 'captures, capture, jumps',
    goals: 'goals, goal, score',
    pool: 'pool',
    last: 'last',
    clock: 'clock, time',
    why: 'why',
    undo: 'undo, back',
    help: 'help',
  } satisfies QuestionNames,
  asks: {
    board: 'every marble and ring',
    whites: 'where the whites are',
    greys: 'where the greys are',
    blacks: 'where the blacks are',
    column: 'a column, ring by ring',
    free: 'which rings are free',
    captures: 'every way to capture',
    goals: 'how near each player is',
    pool: 'what is left to place',
    last: 'the move made last',
    clock: 'the time left',
    why: 'what a ring allows, and why not',
    undo: 'a step back, or a move taken back',
    help: 'this list',
  } satisfies { readonly [Q in QuestionName]: string },
  /** How a turn is typed; each has an example beside it. */
  turns: {
    place: 'white to d4, then a1 leaves',
    steps: 'step by step: a ring does what a tap on it would do',
    capture: 'e3 jumps over white to g3',
    chain: 'jump after jump, rings alone',
    claim: 'with the marbles claimed',
    pass: 'pass',
    ring: 'asks only, and makes no step',
  },
  title: 'Answer',
  close: 'Close the answer',
  offers: 'Suggestions',
  total: (rings: number, marbles: number): string =>
    `${plural(rings, 'ring', 'rings')}, ${plural(marbles, 'marble', 'marbles')}.`,
  marbles: (colour: Marble, on: readonly string[]): string =>
    on.length === 0
      ? `No ${marble[colour].many} on the board.`
      : `${plural(on.length, marble[colour].one, marble[colour].many)}: ${on.join(', ')}.`,
  goneWord: 'gone',
  gone: (rings: readonly string[]): string => `Gone: ${rings.join(', ')}.`,
  free: (rings: readonly string[]): string =>
    rings.length === 0
      ? 'No ring is free.'
      : `${plural(rings.length, 'ring is free', 'rings are free')}: ${rings.join(', ')}.`,
  toWin: (goals: readonly string[]): string => `To win: ${list(goals, 'or')}.`,
  pool: (marbles: string): string => `In the pool: ${marbles}.`,
  poolEmpty: 'The pool is empty.',
  holds: (name: string, marbles: string | undefined): string =>
    `${name}: ${marbles ?? 'no captives'}.`,
  last: (move: number, notation: string): string => `Move ${move}: ${notation}.`,
  noClock: 'This game has no clock.',
  mayPlace: (ring: string): string => `A marble can be placed on ${ring}.`,
  mayRemove: (ring: string, claims: string): string => `${ring} can be removed${claims}.`,
  noUndo: 'There is nothing to take back.',
  wants: (word: string, example: string): string =>
    `After '${word}' I need more. Example: ${example}`,
  unknown: (word: string, near: string | undefined): string =>
    near === undefined
      ? `I don't know '${word}'. Type 'help' to see what I know.`
      : `I don't know '${word}'. Did you mean '${near}'?`,
} as const;
