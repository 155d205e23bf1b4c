/** A well mixed word for each word (the finisher of splitmix64). */
export function splitMix(word: u64): u64 {
  let mixed = word * 0x9e37_79b9_7f4a_7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58_476d_1ce4_e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d0_49bb_1331_11eb;
  return mixed ^ (mixed >> 31);
}

let state: u64 = 0;

/** Starts the stream of numbers anew: it depends on the seed alone. */
export function seedRandom(seed: u64): void {
  state = splitMix(seed);
}

/** A number from 0 up to `end`, without it. */
export function below(end: i32): i32 {
  state += 1;
  return <i32>(((splitMix(state) >> 32) * <u64>end) >> 32);
}
