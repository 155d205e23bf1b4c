import { oriented, shapeOf } from '@zertz/art';
import type { Shape } from '@zertz/art';
import type { Position } from '@zertz/rules';
import { settings } from '../storage/settings.ts';

/** The outline of the whole board, though rings may be gone from the start, the way up it is seen. */
export const wholeShape = ({ board, rings }: Position): Shape => {
  const { mirror, turn } = settings.value;
  return oriented(shapeOf(board, board.rings.union(rings)), { mirror, turn });
};
