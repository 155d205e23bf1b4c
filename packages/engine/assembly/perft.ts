import { generate } from './generate';
import { PASS } from './move';
import { outcome, PLAYING } from './outcome';
import { make, unmake } from './play';
import { NO_PLACE } from './ringSet';
import { now } from './state';

/** Moves made by the last count. */
export let nodes: u64 = 0;

/** The number of ways to play so many turns, each of them made and unmade. A pass is no turn. */
export function perft(depth: i32, moves: usize): u64 {
  nodes = 0;
  return depth == 0 ? 1 : leaves(depth, moves);
}

function leaves(depth: i32, list: usize): u64 {
  if (outcome() != PLAYING) return 0;
  const end = generate(list);
  let count: u64 = 0;
  for (let at = list; at < end; at += 4) {
    const move = load<i32>(at);
    if (move == PASS) continue;
    make(move);
    nodes += 1;
    const left = now.jumper == NO_PLACE ? depth - 1 : depth;
    count += left == 0 ? 1 : leaves(left, end);
    unmake();
  }
  return count;
}
