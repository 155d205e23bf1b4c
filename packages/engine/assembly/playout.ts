import { freeRings } from './freeRings';
import { generate, isRingsOnly, placeable } from './generate';
import { canCapture } from './jumps';
import { Colour, COLOURS, countOf, MarbleCount } from './marbles';
import { Move, placement } from './move';
import { NOBODY, Outcome, outcome, PLAYING, REPETITION, withoutGoal } from './outcome';
import { play } from './play';
import { below } from './random';
import { diff, isEmpty, NO_PLACE, nth, only, Place, RingSet, size } from './ringSet';
import { now, pop, push, vacantRings } from './state';

/** Far more than any game has that does not go round in circles. */
const MOST_TURNS: i32 = 400;

/** Turns played in all playouts. */
export let turns: u64 = 0;

/** Plays to the end by chance, then comes back. The list is written from `moves` on. */
export function playout(moves: usize): Outcome {
  push();
  let end = outcome();
  for (let turn = 0; end == PLAYING; turn++) {
    if (turn == MOST_TURNS) {
      end = withoutGoal(REPETITION);
      break;
    }
    do {
      play(drawMove(moves));
    } while (now.jumper != NO_PLACE);
    turns += 1;
    end = outcome();
  }
  pop();
  return end;
}

/** One move, all equally likely. A placement is drawn without listing them. */
export function drawMove(moves: usize): Move {
  const marbles = placeable();
  const listed = now.jumper != NO_PLACE || marbles == 0 || isRingsOnly() || now.mayOpen != 0;
  if (!listed && !canCapture(now)) return drawPlacement(marbles);
  const end = generate(moves);
  return load<i32>(moves + ((<usize>below(<i32>(end - moves) >> 2)) << 2));
}

/**
 * Pairs of ring and removal are as many for each free ring as for each other vacant one, but that a
 * free ring cannot be removed when it is filled (R5.7); without any removal there is still one.
 */
function drawPlacement(marbles: MarbleCount): Move {
  const free = freeRings(now);
  const others = diff(vacantRings(now), free);
  const removable = size(free);
  const each = max(removable, 1);
  const eachFree = max(removable - 1, 1);
  const ofFree = removable * eachFree;
  const drawn = below(ofFree + size(others) * each);
  if (drawn < ofFree) {
    const to = nth(free, drawn / eachFree);
    return placed(marbles, to, diff(free, only(to)), drawn % eachFree);
  }
  const to = nth(others, (drawn - ofFree) / each);
  return placed(marbles, to, free, (drawn - ofFree) % each);
}

function placed(marbles: MarbleCount, to: Place, free: RingSet, index: i32): Move {
  return placement(drawColour(marbles), to, isEmpty(free) ? NO_PLACE : nth(free, index));
}

function drawColour(marbles: MarbleCount): Colour {
  let kinds = 0;
  for (let colour = 0; colour < COLOURS; colour++) kinds += i32(countOf(marbles, colour) > 0);
  let skip = below(kinds);
  let drawn: Colour = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (countOf(marbles, colour) == 0) continue;
    if (skip == 0) drawn = colour;
    skip -= 1;
  }
  return drawn;
}

/** Plays so many games; returns how many the first player won, less those the second won. */
export function playouts(games: i32, moves: usize): i32 {
  let balance = 0;
  for (let game = 0; game < games; game++) {
    const winner = playout(moves) & NOBODY;
    balance += winner == 1 ? 1 : winner == 2 ? -1 : 0;
  }
  return balance;
}
