import { hrefOf } from '../pages/router.ts';
import { hashOf, LONGEST_TEXT, stepOf } from '../storage/linkMarks.ts';
import { place, position, session } from './store.ts';
import { nodeAt } from './tree.ts';

/** The address of the position on the board, with the turn begun, what is drawn and what is said. */
export const studyLink = (): string => {
  const { at, tree } = place.peek();
  const { comment, drawings } = nodeAt(tree, at);
  const step = stepOf(session.peek().draft);
  const hash = hashOf(position.peek(), { step, drawings, text: comment.slice(0, LONGEST_TEXT) });
  return new URL(`${hrefOf('analyse')}#${hash}`, location.href).href;
};
