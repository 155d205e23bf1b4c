import { COLOURS, countOf, MarbleCount, one } from './marbles';
import { NEAR_BLACK, NEAR_GREY, NEAR_WHITE, param, POOL_TEMPO, TEMPO } from './params';
import { both, connected, diff, first, isEmpty, only, RingSet, size, spread } from './ringSet';
import { captivesOf, now, occupied } from './state';

/** More of a colour is worth no more than this many: no goal of the presets asks for as many. */
const MOST: i32 = 15;

/** What captives are worth, by white, grey and black; filled by `src/worth.ts` for each variant. */
const WORTH: usize = memory.data((MOST + 1) * (MOST + 1) * (MOST + 1) * 4, 4);

export function worthAddress(): usize {
  return WORTH;
}

export function worthOf(captives: MarbleCount): i32 {
  const white = min(countOf(captives, 0), MOST);
  const grey = min(countOf(captives, 1), MOST);
  const black = min(countOf(captives, 2), MOST);
  return load<i32>(WORTH + ((<usize>((white << 8) | (grey << 4) | black)) << 2));
}

/** What a player gains by one more marble of a colour. */
export function gainOf(player: i32, colour: i32): i32 {
  const captives = captivesOf(now, player);
  return worthOf(captives + one(colour)) - worthOf(captives);
}

/** How the player to move stands when there is nothing to capture. */
export function evaluate(): i32 {
  const own = worthOf(captivesOf(now, now.player));
  const other = worthOf(captivesOf(now, now.player ^ 1));
  let value = own - other + param(TEMPO);
  if (now.pool == 0) value += param(POOL_TEMPO);
  return value + soonIsolated();
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
