import { chooseTurn } from '@zertz/engine';
import { formatTurnIn, parsePosition } from '@zertz/rules';

/** Texts go in and out, so that the worker and the page need not share classes. */
export interface Question {
  readonly id: number;
  readonly position: string;
  readonly seed: number;
}

export interface Answer {
  readonly id: number;
  readonly turn: string | undefined;
}

const answer = ({ position: text, seed }: Question): string | undefined => {
  const position = parsePosition(text);
  if (!position.ok) return undefined;
  const turn = chooseTurn(position.value, { seed });
  return turn === undefined ? undefined : formatTurnIn(position.value, turn);
};

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const reply: Answer = { id: data.id, turn: answer(data) };
  self.postMessage(reply);
});
