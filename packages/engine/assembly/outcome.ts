import { freeRings } from './freeRings';
import { isRingsOnly, placeable } from './generate';
import { canCapture } from './jumps';
import { points } from './marbles';
import { CLAIM_ONLY, holdsGoal, isOn, NO_MARBLES_LOSS, POINTS } from './options';
import { isEmpty, NO_PLACE } from './ringSet';
import { captivesOf, now, vacantRings } from './state';

/** Who has won in the lowest two bits, the reason above them. */
export type Outcome = i32;

export const PLAYING: Outcome = 0;
/** Nobody has won: a tie, or both have lost. */
export const NOBODY: i32 = 3;

/** Reasons, numbered as in the `END_REASONS` of the rules. */
const GOAL: i32 = 0 << 2;
const FULL_BOARD: i32 = 1 << 2;
const NO_GOAL: i32 = 2 << 2;
const NO_MARBLES: i32 = 3 << 2;
export const REPETITION: i32 = 4 << 2;
const COLLABORATION: i32 = 5 << 2;

/** R9.7, R9.8: the end that the position itself shows; none in the middle of a turn. */
export function outcome(): Outcome {
  if (now.jumper != NO_PLACE) return PLAYING;
  if (now.collaborated) return NOBODY | COLLABORATION;
  const mover = now.player ^ 1;
  if (holdsGoal(captivesOf(now, mover))) return wonBy(mover) | GOAL;
  if (holdsGoal(captivesOf(now, now.player))) return wonBy(now.player) | GOAL;
  if (isEmpty(vacantRings(now))) {
    return isOn(CLAIM_ONLY) ? withoutGoal(NO_GOAL) : wonBy(mover) | FULL_BOARD; // R8.4, R11.13
  }
  if (now.passes >= 2) return withoutGoal(NO_GOAL);
  return now.pool == 0 ? stuck(mover) : PLAYING;
}

/** R8.3: the pool is empty, and perhaps there is nothing left to do. */
function stuck(mover: i32): Outcome {
  if (isRingsOnly()) {
    return isEmpty(freeRings(now)) && !canCapture(now) ? withoutGoal(NO_GOAL) : PLAYING;
  }
  const loses = isOn(NO_MARBLES_LOSS) && placeable() == 0 && !canCapture(now);
  return loses ? wonBy(mover) | NO_MARBLES : PLAYING; // R11.12
}

function wonBy(player: i32): i32 {
  return player + 1;
}

/** R11.14: a tie, or by points. */
export function withoutGoal(reason: i32): Outcome {
  if (!isOn(POINTS)) return NOBODY | reason;
  const lead = points(now.first) - points(now.second);
  return (lead > 0 ? wonBy(0) : lead < 0 ? wonBy(1) : NOBODY) | reason;
}
