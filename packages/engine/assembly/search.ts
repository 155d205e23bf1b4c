import { isolatingOnly } from './candidates';
import { ALL, comesBack, PROVEN, valueOfEnd, valueOfRepetition } from './ends';
import { evaluate, gainOf } from './evaluate';
import { generate, isRingsOnly, placeable } from './generate';
import { canCapture } from './jumps';
import { endOf, JUMP, kindOf, Move, MOVES_END, PLACEMENT, startOf } from './move';
import { add, bringBest, moveAt, promiseAt, reward } from './ordering';
import { outcome, PLAYING } from './outcome';
import { INNER_KEPT, ISOLATION_DEPTH, param, REDUCE_FROM } from './params';
import { make, unmake } from './play';
import { NO_PLACE } from './ringSet';
import {
  forcingPlacements,
  gentlePlacements,
  innerPlacements,
  keepOfEach,
  LOUD,
} from './selection';
import { colourAt, hash, now } from './state';
import * as table from './table';
import { clearLine, LEVELS, raiseLine } from './line';

/** Whether to stop, asked every now and then: the host answers. */
declare function isOver(): i32;

/** Positions looked at since the search began. */
export let nodes: u64 = 0;
let mostNodes: u64 = u64.MAX_VALUE;
/** The search was stopped: no value that it gives from then on means anything. */
export let stopped: bool = false;

const BETWEEN_QUESTIONS: u64 = 256;

export function beginSearch(limit: u64): void {
  nodes = 0;
  mostNodes = limit;
  stopped = false;
}

function count(): bool {
  nodes += 1;
  if (nodes >= mostNodes || ((nodes & (BETWEEN_QUESTIONS - 1)) == 0 && isOver() != 0))
    stopped = true;
  return stopped;
}

/**
 * The worth to the player to move, looking so many placements ahead. Forced captures are followed
 * to their end. Exact between `alpha` and `beta`, a bound outside. `ply` counts turns from the
 * root, `level` moves; lists are written from `list` on.
 */
export function search(alpha: i32, beta: i32, depth: i32, ply: i32, level: i32, list: usize): i32 {
  clearLine(level);
  if (count()) return 0;
  if (now.jumper == NO_PLACE) {
    const end = outcome();
    if (end != PLAYING) return valueOfEnd(end, ply);
    if (comesBack(ply)) return valueOfRepetition(ply);
  }
  if (level >= LEVELS - 2 || list + 0x20000 > MOVES_END) return evaluate();
  if (now.jumper != NO_PLACE || canCapture(now)) {
    return follow(alpha, beta, depth, ply, level, list);
  }
  return depth > 0
    ? place(alpha, beta, depth, ply, level, list)
    : rest(alpha, beta, depth, ply, level, list);
}

/** The worth of a move to the player to move now. */
function worth(
  move: Move,
  alpha: i32,
  beta: i32,
  depth: i32,
  ply: i32,
  level: i32,
  list: usize,
): i32 {
  make(move);
  // In the middle of a chain the same player goes on.
  const value =
    now.jumper != NO_PLACE
      ? search(alpha, beta, depth, ply, level + 1, list)
      : -search(-beta, -alpha, depth, ply + 1, level + 1, list);
  unmake();
  return value;
}

/** Values in the table count ends from where they were found. */
function fromTable(value: i32, ply: i32): i32 {
  return value > PROVEN ? value - ply : value < -PROVEN ? value + ply : value;
}

function toTable(value: i32, ply: i32): i32 {
  return value > PROVEN ? value + ply : value < -PROVEN ? value - ply : value;
}

/** A value from the table that settles this call, or `ALL`. */
function settled(entry: usize, alpha: i32, beta: i32, depth: i32, ply: i32): i32 {
  if (table.depthIn(entry) < depth) return ALL;
  const value = fromTable(table.valueIn(entry), ply);
  const bound = table.boundIn(entry);
  if (bound == table.EXACT) return value;
  return bound == table.LOWER ? (value >= beta ? value : ALL) : value <= alpha ? value : ALL;
}

function remember(
  key: u64,
  move: Move,
  best: i32,
  alpha: i32,
  beta: i32,
  depth: i32,
  ply: i32,
): void {
  if (stopped) return;
  const bound = best >= beta ? table.LOWER : best > alpha ? table.EXACT : table.UPPER;
  table.keep(key, move, toTable(best, ply), depth, bound);
}

/** Every jump, or every way to end a chain: they are forced, so none is left out. */
function follow(alpha: i32, beta: i32, depth: i32, ply: i32, level: i32, list: usize): i32 {
  const plain = list + PLAIN;
  const plainEnd = generate(plain);
  if (plainEnd == plain + 4) {
    // Without a choice there is nothing to remember.
    const only = load<i32>(plain);
    const value = worth(only, alpha, beta, depth, ply, level, list);
    raiseLine(level, only);
    return value;
  }
  const key = hash(now);
  const entry = table.find(key);
  let first: Move = -1;
  if (entry != 0) {
    if (beta - alpha == 1) {
      const known = settled(entry, alpha, beta, depth, ply);
      if (known != ALL) return known;
    }
    first = table.moveIn(entry);
  }
  const end = ordered(first, list, plainEnd);
  let best = -ALL;
  let chosen: Move = -1;
  let low = alpha;
  for (let at = list; at < end; at += 8) {
    bringBest(at, end);
    const move = moveAt(at);
    let value: i32;
    if (at == list || beta - low == 1) {
      value = worth(move, low, beta, depth, ply, level, end);
    } else {
      value = worth(move, low, low + 1, depth, ply, level, end);
      if (value > low && value < beta) value = worth(move, low, beta, depth, ply, level, end);
    }
    if (stopped) return 0;
    if (value <= best) continue;
    best = value;
    chosen = move;
    if (value <= low) continue;
    low = value;
    raiseLine(level, move);
    if (low >= beta) break;
  }
  remember(key, chosen, best, alpha, beta, depth, ply);
  return best;
}

/** A plain list is half as long: it is written behind where the ordered one will end. */
const PLAIN: usize = 0x10000;

/** All moves in the form of `ordering`. */
function listed(list: usize): usize {
  return ordered(-1, list, generate(list + PLAIN));
}

/** The plain list in the form of `ordering`, captures of what is worth most to the player first. */
function ordered(first: Move, list: usize, plainEnd: usize): usize {
  let end = list;
  for (let at = list + PLAIN; at < plainEnd; at += 4) {
    const move = load<i32>(at);
    let promise = 0;
    if (move == first) promise = 1 << 20;
    else if (kindOf(move) == JUMP) {
      promise = gainOf(now.player, colourAt(now, (startOf(move) + endOf(move)) >> 1));
    }
    end = add(move, promise, end);
  }
  return end;
}

/** Nothing more is looked ahead: the position is judged, unless a group is there to be taken. */
function rest(alpha: i32, beta: i32, depth: i32, ply: i32, level: i32, list: usize): i32 {
  let best = evaluate();
  if (best >= beta || depth <= -param(ISOLATION_DEPTH)) return best;
  if (placeable() == 0 || isRingsOnly()) return best;
  const end = isolatingOnly(list, ply);
  let low = max(alpha, best);
  for (let at = list; at < end; at += 8) {
    bringBest(at, end);
    const move = moveAt(at);
    const value = worth(move, low, beta, depth - 1, ply, level, end);
    if (stopped) return 0;
    if (value <= best) continue;
    best = value;
    if (value <= low) continue;
    low = value;
    raiseLine(level, move);
    if (low >= beta) break;
  }
  return best;
}

/** The worth of a choice among placements, or of what else there is when nothing can be captured. */
function place(alpha: i32, beta: i32, depth: i32, ply: i32, level: i32, list: usize): i32 {
  const key = hash(now);
  const entry = table.find(key);
  let first: Move = -1;
  if (entry != 0) {
    if (beta - alpha == 1) {
      const known = settled(entry, alpha, beta, depth, ply);
      if (known != ALL) return known;
    }
    first = table.moveIn(entry);
  }
  const whole = placeable() == 0 || isRingsOnly() || now.mayOpen;
  let best = -ALL;
  let chosen: Move = -1;
  let low = alpha;
  if (first != -1) {
    best = worth(first, low, beta, depth - 1, ply, level, list);
    if (stopped) return 0;
    chosen = first;
    if (best > low) {
      low = best;
      raiseLine(level, first);
    }
    if (low >= beta) {
      if (kindOf(first) == PLACEMENT) reward(now.player, first, depth, ply);
      remember(key, first, best, alpha, beta, depth, ply);
      return best;
    }
  }
  let end = whole
    ? listed(list)
    : depth == 1
      ? gentlePlacements(list, ply)
      : judged(low, beta, depth, ply, level, list);
  if (stopped) return 0;
  let tried = 0;
  let more = depth == 1 && !whole;
  for (let at = list; ; at += 8) {
    if (at == end && more) {
      more = false;
      end = forcingPlacements(at, ply);
    }
    if (at == end) break;
    bringBest(at, end);
    const move = moveAt(at);
    if (move == first) continue;
    tried += 1;
    let value: i32;
    const loud = (promiseAt(at) & LOUD) != 0;
    const reduced = whole ? 0 : reduction(depth, tried, loud);
    value = worth(move, low, low + 1, depth - 1 - reduced, ply, level, end);
    if (value > low && reduced > 0 && !stopped) {
      value = worth(move, low, low + 1, depth - 1, ply, level, end);
    }
    if (value > low && value < beta && !stopped) {
      value = worth(move, low, beta, depth - 1, ply, level, end);
    }
    if (stopped) return 0;
    if (value <= best) continue;
    best = value;
    chosen = move;
    if (value <= low) continue;
    low = value;
    raiseLine(level, move);
    if (low >= beta) {
      if (kindOf(move) == PLACEMENT) reward(now.player, move, depth, ply);
      break;
    }
  }
  if (best < -PROVEN && !whole) {
    best = everyOther(alpha, beta, depth, ply, level, list, best);
    if (stopped) return 0;
    if (best > -PROVEN) chosen = refuting;
  }
  remember(key, chosen, best, alpha, beta, depth, ply);
  return best;
}

function reduction(depth: i32, tried: i32, loud: bool): i32 {
  if (depth < 3) return 0;
  const from = param(REDUCE_FROM);
  if (tried <= (loud ? 2 * from : from)) return 0;
  return depth > 4 && tried > 3 * from ? 2 : 1;
}

/** Inner placements in the order of what is known about them at once; only the best of each kind. */
function judged(alpha: i32, beta: i32, depth: i32, ply: i32, level: i32, list: usize): usize {
  const end = innerPlacements(list, ply, depth);
  const below = alpha - MARGIN;
  const above = beta + MARGIN;
  const standing = evaluate();
  for (let at = list; at < end; at += 8) {
    const promise = promiseAt(at);
    const loud = (promise & LOUD) != 0;
    // The quiet ones hardly differ at once: they keep their order, as if nothing changed.
    const value = loud
      ? worth(moveAt(at), below, above, 0, ply, level, end)
      : standing + min(promise >> 6, 30);
    if (stopped) return list;
    store<i32>(at, (value << 1) | i32(loud), 4);
  }
  const kept = param(INNER_KEPT);
  return keepOfEach(list, end, kept, kept);
}

const MARGIN: i32 = 200;

/** The move that `everyOther` found to hold out. */
let refuting: Move = -1;

/**
 * All candidates lose: every placement is tried until one does not, so that a proven end is one.
 */
function everyOther(
  alpha: i32,
  beta: i32,
  depth: i32,
  ply: i32,
  level: i32,
  list: usize,
  lost: i32,
): i32 {
  const end = generate(list);
  let best = lost;
  for (let at = list; at < end; at += 4) {
    const move = load<i32>(at);
    const value = worth(move, max(alpha, best), beta, depth - 1, ply, level, end);
    if (stopped) return 0;
    if (value <= best) continue;
    best = value;
    refuting = move;
    if (best > alpha) raiseLine(level, move);
    if (best > -PROVEN) break;
  }
  return best;
}
