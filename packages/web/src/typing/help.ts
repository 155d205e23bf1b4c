import type { Line } from './line.ts';
import { QUESTION_NAMES, wordsFor } from './question.ts';
import type { QuestionName } from './question.ts';
import { questionWords } from './words.ts';

/** A turn of each kind, as it may be typed. */
const TURNS = {
  place: 'Wd4,a1',
  steps: 'd4 a1',
  capture: 'x e3Wg3',
  chain: 'e3 g3 c3',
  claim: 'Bd7,b2 x Wa1Wa2',
  pass: '-',
  ring: 'd4?',
} as const;

const PARAMETERS: { readonly [Q in QuestionName]?: string } = { column: 'd', why: 'e4' };

/** A question as it may be typed, in the language of the page. */
export const exampleOf = (name: QuestionName): string =>
  [wordsFor(questionWords().names, name)[0] ?? name, PARAMETERS[name] ?? ''].join(' ').trim();

/** All that the move box understands. */
export const helpLines = (): readonly Line[] => {
  const { asks, turns } = questionWords();
  const rows = Object.entries(TURNS) as [keyof typeof TURNS, string][];
  return [
    ...rows.map(([turn, term]) => ({ term, text: turns[turn] })),
    ...QUESTION_NAMES.map((name) => ({ term: exampleOf(name), text: asks[name] })),
  ];
};
