import type { Game } from '@zertz/rules';
import { gameFromHash } from './gameLink.ts';

/** For tests: the game of a link that is known to be whole. */
export const linkedGame = (hash: string): Game => {
  const read = gameFromHash(hash);
  if (read?.ok !== true) throw new Error(`not a whole link: ${hash}`);
  return read.value;
};
