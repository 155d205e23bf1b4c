import { positionOf, startDraft } from '@zertz/rules';
import type { Player, Ring } from '@zertz/rules';
import { holdersOf } from '../play/cells.ts';
import { clockText } from '../play/clock.ts';
import { leftNow } from '../play/clockRuns.ts';
import { refusalContext } from '../play/say.ts';
import { sessionOf } from '../play/session.ts';
import {
  game,
  habits,
  input,
  mayTakeBack,
  seats,
  session,
  shown,
  takeBackTurn,
  viewing,
} from '../play/store.ts';
import { confirm, stepBack } from '../play/taps.ts';
import { drawInstead } from '../play/typedNow.ts';
import { playing } from '../play/turnPanel.ts';
import { answerTo } from './answer.ts';
import { dismiss, give } from './answerNow.ts';
import { completions } from './completions.ts';
import type { Completion } from './completions.ts';
import { readEntry } from './entry.ts';
import { says } from './line.ts';
import type { Question } from './question.ts';
import type { Scene } from './scene.ts';
import { typedTurn } from './typedTurn.ts';
import { languagesHeard, questionWords, questionWordsReady } from './words.ts';

/** What the move box does with a text, loaded when it is first used. */

export { Answered } from './Answered.tsx';
export { Offers } from './Offers.tsx';
export { answerNow, dismiss } from './answerNow.ts';
export const ready = questionWordsReady;

/** Why an entered line did nothing, and the place of that; `undefined` once it is done. */
export type Entered = { readonly text: string; readonly at: number } | 'kept' | undefined;

/** Does what a line says. Nothing is done on the table unless all of it can be. */
export const enter = (text: string): Entered => {
  dismiss();
  const now = session.value;
  const entry = readEntry(now, text, {
    active: playing.value,
    alwaysClaim: habits().alwaysClaim,
    context: refusalContext(game.value, seats.value),
  });
  switch (entry.kind) {
    case 'wrong':
      drawInstead(playing.value ? entry.shown : undefined);
      return entry;
    case 'question':
      ask(entry.question);
      return undefined;
    case 'confirm':
      input((made) => confirm(made));
      return undefined;
    case 'turn':
      input((made) => ({ session: made, turn: entry.turn }));
      break;
    case 'steps':
      input(() => ({ session: entry.session, turn: entry.turn }));
  }
  return session.value.refusal === undefined ? undefined : 'kept';
};

/** Draws the turn as far as it is typed, and tells how it may go on. */
export const follow = (text: string): readonly Completion[] => {
  dismiss();
  const now = session.value;
  drawInstead(playing.value ? typedTurn(now, text, habits().alwaysClaim) : undefined);
  return completions(now, text, languagesHeard());
};

const ask = (question: Question): void => {
  if (question.kind === 'undo') undo();
  else give(answerTo(question, scene()));
};

/** Back by a step; before the first, by a turn. */
const undo = (): void => {
  const { draft, jumper, picked } = session.value;
  const bound = draft.position.variant.touchMove === 'off' ? undefined : draft.marble;
  const begun = draft.placed ?? draft.chain ?? draft.removal ?? jumper ?? picked ?? bound;
  if (playing.value && begun !== undefined) input(stepBack);
  else if (mayTakeBack.value) takeBackTurn();
  else give(says(questionWords().noUndo));
};

const scene = (): Scene => {
  const { last, position } = shown.value;
  const active = playing.value;
  const ply = viewing.value ?? game.value.history.length;
  const looking = { ...sessionOf(game.value, 'grey'), draft: startDraft(position) };
  const left = (player: Player): string | undefined => {
    const millis = leftNow(player);
    return millis === undefined ? undefined : clockText(millis);
  };
  const [first, second] = [left('first'), left('second')];
  return {
    game: game.value,
    position,
    last,
    ply,
    active,
    session: active || positionOf(game.value) === position ? session.value : looking,
    seats: seats.value,
    context: {
      ...refusalContext(game.value, seats.value),
      holders: (ring) => holdersOf(position, ring as Ring),
    },
    clock: first === undefined || second === undefined ? undefined : { first, second },
  };
};
