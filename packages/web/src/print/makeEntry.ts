import type { Drawing } from '@zertz/art';
import { isUntouched, positionOf } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { encoded, hashOf } from '../storage/linkMarks.ts';
import type { Chapter } from '../studies/study.ts';
import { endOf, gameAt, lineFrom, nodeAt, ROOT } from '../study/tree.ts';
import type { Entry } from './sheet.ts';

/** A position with what is to be printed of it. */
export interface ToPrint {
  readonly position: Position;
  readonly drawings?: readonly Drawing[];
  readonly title: string;
  readonly solution: readonly string[];
}

export const entryOf = ({ drawings = [], position, solution, title }: ToPrint): Entry => {
  const hash = hashOf(position, { step: undefined, drawings, text: title });
  const told = solution.length === 0 ? '' : `&a=${encoded(solution.join('|'))}`;
  return { kind: 'place', hash: hash + told };
};

/**
 * A chapter that begins with a position is an exercise, solved by its main line; one that begins
 * with the game shows where that line leads.
 */
export const entryOfChapter = ({ title, tree }: Chapter): Entry => {
  const exercise = !isUntouched(tree.start);
  const at = exercise ? ROOT : endOf(tree, ROOT);
  return entryOf({
    position: exercise ? tree.start : positionOf(gameAt(tree, at)),
    drawings: nodeAt(tree, at).drawings,
    title,
    solution: lineFrom(tree, at).map((id) => nodeAt(tree, id).text),
  });
};
