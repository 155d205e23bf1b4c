import { COLOURS, countOf, MarbleCount, one } from './marbles';
import { NEAR_BLACK, NEAR_GREY, NEAR_WHITE, param, POOL_TEMPO, TEMPO } from './params';
import { both, connected, diff, first, isEmpty, only, RingSet, size, spread } from './ringSet';
import { captivesOf, now, occupied } from './state';

/** More of a colour is worth no more than this many: no goal of the presets asks for as many. */
const MOST: i32 = 15;
const COUNTS: i32 = (MOST + 1) * (MOST + 1) * (MOST + 1);
/** So many goals are told apart by whether the opponent's captives deny them. */
const DENIABLE: i32 = 4;

/**
 * What captives are worth, by which goals are denied, then by white, grey and black; and which
 * goals captives deny the opponent. Filled by `src/worth.ts` for each variant.
 */
const WORTH: usize = memory.data((COUNTS << DENIABLE) * 4, 4);
const DENIED: usize = memory.data(COUNTS);

export function worthAddress(): usize {
  return WORTH;
}

export function deniedAddress(): usize {
  return DENIED;
}

function indexOf(captives: MarbleCount): usize {
  const white = min(countOf(captives, 0), MOST);
  const grey = min(countOf(captives, 1), MOST);
  const black = min(countOf(captives, 2), MOST);
  return <usize>((white << 8) | (grey << 4) | black);
}

/** What a player's captives are worth against an opponent with these. */
function worthOf(own: MarbleCount, others: MarbleCount): i32 {
  const denied = <usize>load<u8>(DENIED + indexOf(others));
  return load<i32>(WORTH + ((denied * <usize>COUNTS + indexOf(own)) << 2));
}

function balance(own: MarbleCount, others: MarbleCount): i32 {
  return worthOf(own, others) - worthOf(others, own);
}

/** What a player gains by one more marble of a colour. */
export function gainOf(player: i32, colour: i32): i32 {
  const own = captivesOf(now, player);
  const others = captivesOf(now, player ^ 1);
  return balance(own + one(colour), others) - balance(own, others);
}

/** How the player to move stands when there is nothing to capture. */
export function evaluate(): i32 {
  const own = captivesOf(now, now.player);
  let value = balance(own, captivesOf(now, now.player ^ 1)) + param(TEMPO);
  if (now.pool == 0) value += param(POOL_TEMPO);
  return seesNear() ? value + soonIsolated() : value;
}

function seesNear(): bool {
  return (param(NEAR_WHITE) | param(NEAR_GREY) | param(NEAR_BLACK)) != 0;
}

/** Marbles of groups that only two vacant rings link to the rest. */
function soonIsolated(): i32 {
  const marbles = occupied(now);
  const vacant = diff(now.rings, marbles);
  let value = 0;
  for (let rest: RingSet = marbles; !isEmpty(rest);) {
    const group = connected(only(first(rest)), marbles);
    rest = diff(rest, group);
    if (size(both(spread(group), vacant)) != 2) continue;
    value +=
      size(both(group, now.white)) * param(NEAR_WHITE) +
      size(both(group, now.grey)) * param(NEAR_GREY) +
      size(both(group, now.black)) * param(NEAR_BLACK);
  }
  return value;
}

const GAINS: usize = memory.data(COLOURS << 2, 4);

/** Works out for `knownGain` what a player gains by each colour. */
export function learnGains(player: i32): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    store<i32>(GAINS + ((<usize>colour) << 2), gainOf(player, colour));
  }
}

export function knownGain(colour: i32): i32 {
  return load<i32>(GAINS + ((<usize>colour) << 2));
}
