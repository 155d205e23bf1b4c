import type { Position } from '../position.ts';

/** Turns under their numbers, both players' on one line; second's alone as `1... Wd4,d1`. */
export const turnPairs = (
  start: Position,
  turns: readonly string[],
  between: string,
): readonly string[] => {
  const lines: string[] = [];
  const lead = start.turn === 'first' ? 0 : 1;
  for (let index = -lead; index < turns.length; index += 2) {
    const number = (index + lead) / 2 + 1;
    const pair = turns.slice(Math.max(index, 0), index + 2).join(between);
    if (pair !== '') lines.push(`${number}${index < 0 ? '...' : '.'} ${pair}`);
  }
  return lines;
};
