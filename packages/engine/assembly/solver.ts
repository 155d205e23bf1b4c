import { attacks, claiming } from './solverOffers';
import { attacker, FAILED, isHopeless, judge, OPEN, WON } from './solverTarget';
import { enough, markOf, remember, tooFew } from './solverTable';
import { generate } from './generate';
import { canCapture } from './jumps';
import { kindOf, Move, MOVES, PLACEMENT, REMOVAL } from './move';
import { make, unmake } from './play';
import { NO_PLACE } from './ringSet';
import { hash, now } from './state';

/**
 * Looks for a line in which the attacker wins whatever the defender does, where each placement of
 * the attacker, but one that wins at once, leaves the defender nothing but captures. The work lies
 * in frames of its own, so that it can be laid down after any number of moves and taken up again.
 */
@unmanaged
class Frame {
  /** The move to make next, and the end of the list. */
  at: usize;
  end: usize;
  /** Placements that the attacker may still make. */
  within: i32;
  /** One move is enough (the attacker's choice), or all are needed. */
  isChoice: bool;
  /** The mark of a whole attacker's position, or 0. */
  mark: u64;
}

const FRAME_BYTES: usize = 32;
const DEPTH: i32 = 1024;
const FRAMES: usize = memory.data(1024 * 32, 16);

let depth: i32 = -1;
let result: i32 = OPEN;
/** Moves made so far. */
export let nodes: u64 = 0;

function frameAt(index: i32): Frame {
  return changetype<Frame>(FRAMES + <usize>index * FRAME_BYTES);
}

/** Begins to look in the position as it stands; its own entry in the table is passed over. */
export function beginSolving(within: i32): void {
  depth = -1;
  result = enter(within, true);
}

/** Makes at most so many moves. `OPEN`: there is more to do. */
export function solveOn(moves: i32): i32 {
  const last = nodes + moves;
  while (result == OPEN && nodes < last) step();
  return result;
}

/** Takes back what has been made, to leave off before the end. */
export function leaveOff(): void {
  for (; depth > 0; depth--) unmake();
  depth = -1;
}

/** The move, once the search has won: the first of a turn, then those that go on with it. */
export function winningMove(index: i32): Move {
  return load<Move>(frameAt(index).at - 4);
}

function step(): void {
  const frame = frameAt(depth);
  if (frame.at == frame.end) {
    leave(frame.isChoice ? FAILED : WON);
    return;
  }
  const move = load<Move>(frame.at);
  frame.at += 4;
  const within = frame.within - i32(frame.isChoice && isPlacing(move));
  make(move);
  nodes += 1;
  const found = enter(within, false);
  if (found == OPEN) return;
  unmake();
  tell(found);
}

/** A turn that places a marble or, where only rings are removed, one of them. */
function isPlacing(move: Move): bool {
  const kind = kindOf(move);
  return kind == PLACEMENT || (kind == REMOVAL && now.jumper == NO_PLACE);
}

/** What is known at once of the position; `OPEN`: a frame for it has been begun. */
function enter(within: i32, isRoot: bool): i32 {
  const isChoice = now.player == attacker;
  const list = depth < 0 ? MOVES : frameAt(depth).end;
  if (now.jumper != NO_PLACE) {
    return push(list, isChoice ? claiming(list) : generate(list), within, isChoice, 0);
  }
  const judged = judge();
  if (judged != OPEN) return judged;
  if (!isChoice) {
    return canCapture(now) ? push(list, generate(list), within, false, 0) : FAILED;
  }
  const mark = markOf(hash(now));
  if (!isRoot) {
    if (tooFew(mark) >= within) return FAILED;
    if (enough(mark) <= within) return WON;
  }
  if (isHopeless(within)) return FAILED;
  if (canCapture(now)) return push(list, generate(list), within, true, mark);
  if (within == 0) return FAILED;
  return push(list, attacks(within, list), within, true, mark);
}

function push(list: usize, end: usize, within: i32, isChoice: bool, mark: u64): i32 {
  depth += 1;
  if (depth == DEPTH) unreachable();
  const frame = frameAt(depth);
  frame.at = list;
  frame.end = end;
  frame.within = within;
  frame.isChoice = isChoice;
  frame.mark = mark;
  return OPEN;
}

/** Ends a frame, and those above it that this decides. */
function leave(found: i32): void {
  const frame = frameAt(depth);
  if (frame.mark != 0) remember(frame.mark, frame.within, found == WON);
  depth -= 1;
  if (depth < 0) {
    result = found;
    return;
  }
  unmake();
  tell(found);
}

/** What has been found about a move: one that wins, or one that fails, may be all that is asked. */
function tell(found: i32): void {
  if (frameAt(depth).isChoice == (found == WON)) leave(found);
}
