import { gameSubject } from '../diagram/gameSubject.ts';
import { openDiagram } from '../diagram/subject.ts';
import { drawings } from './drawings.ts';
import { game, linkText, seats, viewing } from './store.ts';

/** Makes a picture of the table as it is shown. */
export const openTableDiagram = (): void => {
  const { first, second } = seats.peek();
  openDiagram(
    gameSubject(
      game.peek(),
      { first: first.name, second: second.name },
      {
        at: viewing.peek() ?? game.peek().history.length,
        drawings: drawings.peek(),
        caption: linkText.peek(),
      },
    ),
  );
};
