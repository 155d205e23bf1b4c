import { playedLine } from '../study/line.ts';
import { looked, position } from '../study/store.ts';

/** Shows a turn on the board without making it. */
export const lookAt = (turn: string): void => {
  looked.value = playedLine(position.value, [turn]);
};

export const lookAway = (): void => {
  looked.value = undefined;
};
