import { longestLine } from '@zertz/engine';
import { apply, formatTurn } from '@zertz/rules';
import type { Played } from '@zertz/rules';
import type { Task } from './task.ts';

/** The line in which the opponent holds out longest. */
export const solutionOf = ({ position, proof }: Task): readonly string[] => {
  const line: Played[] = [];
  for (const turn of longestLine(proof)) line.push(apply(line.at(-1)?.after ?? position, turn));
  return line.map(formatTurn);
};
