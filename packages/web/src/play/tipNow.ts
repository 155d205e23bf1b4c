import { computed, effect } from '@preact/signals';
import type { Ring } from '@zertz/rules';
import { settings } from '../storage/settings.ts';
import { doneTips, finishTips, TIPS } from '../storage/tips.ts';
import type { Tip } from '../storage/tips.ts';
import { choices } from './openChoices.ts';
import { failure, game, pointed, seats, session, toMove, viewing } from './store.ts';
import { learned, tipFor } from './tips.ts';

/** Tips are for a game against the computer: two people at a table have each other. */
const wanted = computed(
  () => seats.value.first.kind === 'computer' || seats.value.second.kind === 'computer',
);

export const tip = computed((): Tip | undefined => {
  if (!wanted.value || viewing.value !== undefined || failure.value !== undefined) return undefined;
  const now = tipFor(session.value, toMove.value, seats.value);
  return now === undefined || doneTips.value.includes(now) ? undefined : now;
});

export const skipTips = (): void => finishTips(TIPS);

export const followTips = (): void => {
  effect(() => {
    if (wanted.value) finishTips(learned(session.value, seats.value));
  });
};

/** Where a ghost shows a first visitor what could be done: in the middle, until anything is done. */
export const hint = computed((): Ring | undefined => {
  if (tip.value !== 'place' || game.value.history.length > 0 || pointed.value !== undefined) {
    return undefined;
  }
  if (settings.value.labels === 'every') return undefined;
  const { places } = choices(session.value.draft);
  const middle = Math.floor(game.value.start.board.size / 2) as Ring;
  return places.has(middle) ? middle : undefined;
});
