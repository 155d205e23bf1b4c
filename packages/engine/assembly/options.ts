import { covers, MarbleCount } from './marbles';

/**
 * Where the game departs from the preset `official` (R11), and whether turns that leave claims
 * lying are generated. `src/core/options.ts` sets these bits in this order.
 */
export const OLDER_OVER_NEWER: i32 = 1 << 0;
export const CHAIN_OPTIONAL: i32 = 1 << 1;
export const RING_AFTER_CAPTURE: i32 = 1 << 2;
export const REMOVAL_ONLY: i32 = 1 << 3;
export const CLAIMABLE_LATER: i32 = 1 << 4;
export const USED_LOCKED: i32 = 1 << 5;
export const RINGS_ONLY: i32 = 1 << 6;
export const NO_MARBLES_LOSS: i32 = 1 << 7;
export const CLAIM_ONLY: i32 = 1 << 8;
export const POINTS: i32 = 1 << 9;
export const BOTH_LOSE: i32 = 1 << 10;
export const DECLINING: i32 = 1 << 11;

let options: i32 = 0;

export function isOn(option: i32): bool {
  return (options & option) != 0;
}

export const MOST_GOALS: i32 = 64;
const GOALS: usize = memory.data(MOST_GOALS << 3, 8);
let goals: i32 = 0;

/** Sets the options and forgets the goals. */
export function setOptions(bits: i32): void {
  options = bits;
  goals = 0;
}

export function addGoal(goal: MarbleCount): void {
  if (goals == MOST_GOALS) unreachable();
  store<u64>(GOALS + ((<usize>goals) << 3), goal);
  goals += 1;
}

/** R1.5: whether these captives hold a goal. */
export function holdsGoal(captives: MarbleCount): bool {
  for (let goal = 0; goal < goals; goal++) {
    if (covers(captives, load<u64>(GOALS + ((<usize>goal) << 3)))) return true;
  }
  return false;
}

export function goalCount(): i32 {
  return goals;
}

export function goalAt(index: i32): MarbleCount {
  return load<u64>(GOALS + ((<usize>index) << 3));
}
