import type { Game, Played } from '@zertz/rules';
import { hearing } from './hearing.ts';
import { saidOfStep, saidOfTurn } from './say.ts';
import type { Seats } from './seat.ts';
import { lastTurn } from './session.ts';
import type { Session } from './session.ts';
import { assertively, politely } from './store.ts';

/** What a screen reader is told of boards beside the table, in as many words as were asked for. */

export const tellTurn = (game: Game, played: Played, seats: Seats): void => {
  politely.value = saidOfTurn(game, played, seats, hearing());
};

export const tellStep = (before: Session, after: Session, seats: Seats): void => {
  const said = saidOfStep(before, after, seats, hearing());
  assertively.value = said.urgent;
  if (said.calm !== undefined) politely.value = said.calm;
};

/** A whole turn if one was played, else the step of it. */
export const tellChange = (before: Session, after: Session, seats: Seats): void => {
  const played = lastTurn(after);
  if (played === undefined || played === lastTurn(before)) tellStep(before, after, seats);
  else tellTurn(after.game, played, seats);
};

/** Only steps, where the page itself has words for whole turns and for what is refused. */
export const tellOnlySteps = (before: Session, after: Session, seats: Seats): void => {
  if (lastTurn(before) !== lastTurn(after)) return;
  const { calm } = saidOfStep(before, after, seats, hearing());
  if (calm !== undefined) politely.value = calm;
};
