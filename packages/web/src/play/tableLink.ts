import { hrefOf } from '../pages/router.ts';
import { hashOf, stepOf } from '../storage/linkMarks.ts';
import { drawings } from './drawings.ts';
import { linkText, session, shown, viewing } from './store.ts';

/** The address of the board as it is shown, with the turn begun on it and what is drawn. */
export const tableLink = (): string => {
  const { position } = shown.peek();
  const step = viewing.peek() === undefined ? stepOf(session.peek().draft) : undefined;
  const marks = { step, drawings: drawings.peek(), text: linkText.peek() };
  return new URL(`${hrefOf('play')}#${hashOf(position, marks)}`, location.href).href;
};
