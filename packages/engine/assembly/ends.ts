import { isOn, BOTH_LOSE } from './options';
import { NOBODY, Outcome, REPETITION, withoutGoal } from './outcome';
import { now, situation } from './state';

/** What a win now is worth; one in some turns is worth that much less. */
export const WIN: i32 = 30000;
/** Any value beyond is a proven end. */
export const PROVEN: i32 = WIN - 1000;
/** More than any value. */
export const ALL: i32 = WIN + 1;

/** Both players losing is about as bad as losing alone, to the player who asked. */
const BOTH_LOST: i32 = 20000;

const MOST_PLIES: i32 = 512;
const PATH: usize = memory.data(MOST_PLIES << 3, 8);
const MOST_PAST: i32 = 1024;
const PAST: usize = memory.data(MOST_PAST << 3, 8);

let past: i32 = 0;
/** R11.15: 0 off, 1 with colours ignored, 2 with exact colours. */
let repetition: i32 = 0;
let asker: i32 = 0;

export function beginPath(repeats: i32): void {
  past = 0;
  repetition = repeats;
  asker = now.player;
}

/** A situation the game has already had. */
export function addPast(seen: u64): void {
  if (past == MOST_PAST) return;
  store<u64>(PAST + ((<usize>past) << 3), seen);
  past += 1;
}

/** Notes where the path is after so many turns; whether it has been there before (R9.2). */
export function comesBack(ply: i32): bool {
  if (ply >= MOST_PLIES) return true;
  const slot = PATH + ((<usize>ply) << 3);
  // While the pool gives marbles nothing can come again.
  if (now.pool != 0 || repetition == 0) {
    store<u64>(slot, 0);
    return false;
  }
  const here = situation(now, repetition == 2);
  store<u64>(slot, here);
  for (let at = ply - 2; at >= 0; at -= 2) {
    const seen = load<u64>(PATH + ((<usize>at) << 3));
    if (seen == here) return true;
    if (seen == 0) return false;
  }
  for (let index = 0; index < past; index++) {
    if (load<u64>(PAST + ((<usize>index) << 3)) == here) return true;
  }
  return false;
}

/** The value of an end to the player to move. */
export function valueOfEnd(end: Outcome, ply: i32): i32 {
  const winner = end & NOBODY;
  if (winner == NOBODY) {
    if (!now.collaborated || !isOn(BOTH_LOSE)) return 0;
    return now.player == asker ? -BOTH_LOST : BOTH_LOST;
  }
  return winner - 1 == now.player ? WIN - ply : ply - WIN;
}

export function valueOfRepetition(ply: i32): i32 {
  return valueOfEnd(withoutGoal(REPETITION), ply);
}
