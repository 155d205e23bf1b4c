import { computed, signal } from '@preact/signals';
import type { Ring } from '@zertz/rules';
import { explanation, needs, wideSearch } from './desk.ts';
import { escapeMap } from './escape.ts';
import { offersOf } from './offers.ts';
import type { Offer } from './offers.ts';
import { game, position } from './store.ts';
import { playedThreats } from './threats.ts';

/** What is shown of a position besides its lines, each where it was asked for. */

export const escapeOn = signal(false);

const isOver = computed(() => game.value.outcome !== undefined);

export const threats = computed(() =>
  needs.value.has('threats') && !isOver.value ? explanation.value?.threats : undefined,
);

/** Their turns, to be drawn on the board. */
export const threatTurns = computed(() =>
  threats.value === undefined ? [] : playedThreats(position.value, threats.value.atOnce),
);

/** `undefined` while they are looked for. */
export const offers = computed((): readonly Offer[] | undefined =>
  wideSearch.value === undefined ? undefined : offersOf(position.value, wideSearch.value),
);

export const escapes = computed((): ReadonlyMap<Ring, number> =>
  escapeOn.value ? escapeMap(position.value) : new Map(),
);
