import { reachOfOther, reachOfWanted } from './isoCost';
import { COLOURS, countOf, covers, MarbleCount, totalOf } from './marbles';
import {
  goalAt,
  goalCount,
  holdsGoal,
  isOn,
  NO_MARBLES_LOSS,
  POINTS,
  RING_AFTER_CAPTURE,
} from './options';
import { NOBODY, outcome, PLAYING } from './outcome';
import { diff, isEmpty, meets, RingSet, size } from './ringSet';
import { captivesOf, marblesOf, now, occupied, vacantRings } from './state';

/** Whose forced line is looked for. */
export let attacker: i32 = 0;
/** White marbles the attacker wants to gain; 0: he wants to win the game. */
let wanted: i32 = 0;
/** His captives once he has gained them, as a goal. */
let aim: MarbleCount = 0;
/** The most captives the defender may have on the way. */
let most: MarbleCount = 0;
/** Rings that may be left once he has gained them; any if there are none here. */
const ENDINGS: usize = memory.data(64 << 4, 16);
const MOST_ENDINGS: i32 = 64;
let endings: i32 = 0;
/** Turned off only to prove that the answers stay the same. */
export let pruning: bool = true;

const WHITE: i32 = 0;
const GREY: i32 = 1;
const BLACK: i32 = 2;

export const OPEN: i32 = 0;
export const WON: i32 = 1;
export const FAILED: i32 = 2;

export function setTarget(whites: i32, giving: MarbleCount, prune: bool): void {
  attacker = now.player;
  wanted = whites;
  aim = countOf(captivesOf(now, attacker), WHITE) + whites;
  most = captivesOf(now, attacker ^ 1) + giving;
  pruning = prune;
  endings = 0;
}

/** Lets the gain count if these rings are left in the end, or others that are added. */
export function addEnding(rings: RingSet): void {
  if (endings == MOST_ENDINGS) unreachable();
  v128.store(ENDINGS + ((<usize>endings) << 4), rings);
  endings += 1;
}

/** Whether the position, between two turns, is what the attacker wants, or can never be. */
export function judge(): i32 {
  const defends = captivesOf(now, attacker ^ 1);
  if (wanted > 0) {
    if (!covers(most, defends)) return FAILED;
    if (stillWanted() <= 0) return canEndIn(0) ? WON : FAILED;
  }
  const end = outcome();
  if (end == PLAYING) return OPEN;
  return wanted == 0 && (end & NOBODY) == attacker + 1 ? WON : FAILED;
}

function stillWanted(): i32 {
  return <i32>aim - countOf(captivesOf(now, attacker), WHITE);
}

/** Whether some ending is left when so many of the rings go, or none is asked for. */
function canEndIn(fewer: i32): bool {
  if (endings == 0) return true;
  for (let index = 0; index < endings; index++) {
    const ending = v128.load(ENDINGS + ((<usize>index) << 4));
    if (isEmpty(diff(ending, now.rings)) && size(diff(now.rings, ending)) <= fewer) return true;
  }
  return false;
}

/**
 * Two whites are wanted and one marble is on the board. Then there is never more than one when the
 * attacker is to move, so he cannot capture, and must cut off two rings in one turn.
 */
export function isPair(): bool {
  const alone = wanted > 0 && size(occupied(now)) == 1;
  return alone && pruning && stillWanted() == 2 && !isOn(RING_AFTER_CAPTURE);
}

/**
 * Whether the attacker, to move, cannot reach his aim within so many placements. What he holds and
 * what lies on the board grow together by one placement at most, as each offer costs him a marble
 * at least.
 */
export function isHopeless(within: i32): bool {
  if (!pruning) return false;
  if (isPair() && !(canReachPair(within) && canEndIn(within + stillWanted()))) return true;
  return !canReachAim(within, within > 0 ? size(occupied(now)) + 1 : gainsByCapture());
}

/** Whether an offer at the last placement, hence captures alone from then on, cannot be enough. */
export function isLastOfferVain(): bool {
  return pruning && !canReachAim(1, gainsByCapture());
}

/** The marble that captures last stays, unless a ring removed after that may cut it off. */
function gainsByCapture(): i32 {
  return size(occupied(now)) - i32(!isOn(RING_AFTER_CAPTURE));
}

function canReachAim(within: i32, gains: i32): bool {
  const held = captivesOf(now, attacker);
  if (wanted > 0) return isInReach(aim, held, within, gains);
  if (mayEndOtherwise(within)) return true;
  for (let goal = 0; goal < goalCount(); goal++) {
    if (isInReach(goalAt(goal), held, within, gains)) return true;
  }
  return false;
}

/** Whether the game may be won by a full board, by points or as nothing is left to place. */
function mayEndOtherwise(within: i32): bool {
  if (size(vacantRings(now)) <= 2 * within) return true;
  return totalOf(now.pool) <= within && (isOn(POINTS) || isOn(NO_MARBLES_LOSS));
}

function canReachPair(within: i32): bool {
  if (within == 0) return false;
  if (meets(now.white, reachOfWanted(now.rings, within))) return true;
  return meets(occupied(now), reachOfOther(now.rings, within));
}

/** Whether so many more marbles, as many of them placed as allowed, may complete a goal. */
function isInReach(goal: MarbleCount, held: MarbleCount, within: i32, gains: i32): bool {
  let needed = 0;
  let placed = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const need = max(0, countOf(goal, colour) - countOf(held, colour));
    const short = max(0, need - size(marblesOf(now, colour)));
    if (short > countOf(now.pool, colour)) return false;
    needed += need;
    placed += short;
  }
  return needed <= gains && placed <= within;
}

/** Colours, of those that can be placed, to try for a marble that is captured at once. */
export function giftColours(within: i32, all: i32): i32 {
  if (!pruning) return all;
  if (wanted > 0) return pairColours(within, all, true);
  const harmless = harmlessColour(within);
  return harmless < 0 ? all : 1 << harmless;
}

/** Colours to try for a marble that may stay on the board. */
export function stayingColours(within: i32, all: i32): i32 {
  return pruning && wanted > 0 ? pairColours(within, all, false) : all;
}

/**
 * A colour that serves the attacker as well as any other if it is captured at once whatever the
 * defender does, as it lasts and brings him no nearer to a goal in reach; -1 if none is sure to.
 */
function harmlessColour(within: i32): i32 {
  if (totalOf(now.pool) <= within || isOn(POINTS)) return -1;
  let chosen = -1;
  for (let colour = 0; colour < COLOURS; colour++) {
    const left = countOf(now.pool, colour);
    if (left < within || isHarmful(colour, within)) continue;
    if (chosen < 0 || left > countOf(now.pool, chosen)) chosen = colour;
  }
  return chosen;
}

/** Whether the defender may complete a goal that asks for this colour. */
function isHarmful(colour: i32, within: i32): bool {
  const held = captivesOf(now, attacker ^ 1);
  const gains = size(occupied(now)) + within;
  for (let index = 0; index < goalCount(); index++) {
    const goal = goalAt(index);
    if (countOf(goal, colour) > 0 && isInReach(goal, held, within, gains)) return true;
  }
  return false;
}

/**
 * Where whites alone are wanted, grey and black are alike but for how many may be given: one of
 * them is enough to try, and instead of white if they last for all that will be given.
 */
function pairColours(within: i32, all: i32, isGift: bool): i32 {
  const isScarce = countOf(now.pool, GREY) < within || countOf(now.pool, BLACK) < within;
  if (!isPair() || isScarce || holdsGoal(most)) return all;
  const white = all & (1 << WHITE);
  const spare = mayGive(GREY) + mayGive(BLACK);
  if (spare == 0) return white;
  const other = 1 << (prefersBlack() ? BLACK : GREY);
  return isGift && spare >= within - 1 ? other : white | other;
}

/** The marble on the board may have to be given too, so its colour is spared if another is left. */
function prefersBlack(): bool {
  if (mayGive(BLACK) > size(now.black)) return true;
  return mayGive(GREY) <= size(now.grey) && mayGive(BLACK) > 0;
}

/** How many more of a colour the defender may be given. */
function mayGive(colour: i32): i32 {
  return countOf(most, colour) - countOf(captivesOf(now, attacker ^ 1), colour);
}
