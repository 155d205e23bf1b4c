import { canCapture, outcome } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import type { Dice } from '../../rules/test/randomStates.ts';
import type { Core } from '../src/core/core.ts';

/**
 * Plays a game by chance until so few rings are left, or the game is over. `quiet`: and no capture
 * is at hand.
 */
export const playDown = (
  core: Core,
  start: Position,
  dice: Dice,
  rings: number,
  quiet = false,
): Position => {
  core.set(start);
  for (;;) {
    const position = core.position();
    const few = position.rings.size <= rings && !(quiet && canCapture(position));
    if (few || outcome(position) !== undefined) return position;
    do {
      const [move] = core.draw(1, dice.below(2 ** 31));
      if (move === undefined) return position;
      core.make(move);
    } while (core.jumper() !== undefined);
  }
};
