import { computed, signal } from '@preact/signals';
import { USUAL_AIDS } from './aids.ts';
import type { Aids } from './aids.ts';
import { tabs } from './askTabs.ts';
import { newId } from './keptGame.ts';
import { createTabLock } from './tabLock.ts';

/** Which game is on the table, as the list of kept games knows it. */
export interface Identity {
  readonly id: string;
  readonly name?: string | undefined;
  readonly began: number;
  /** Somebody began it, so it is kept even before its first turn. */
  readonly wanted: boolean;
  readonly aids: Aids;
  /** A hint was given in it. */
  readonly assisted: boolean;
}

export const newIdentity = (wanted: boolean, aids = USUAL_AIDS): Identity => {
  const now = Date.now();
  return { id: newId(now), began: now, wanted, aids, assisted: false };
};

export const current = signal<Identity>(newIdentity(false));

const lock = createTabLock({ name: 'zertz.game', tabs, wanted: () => current.value.id });

/** The game that only this tab may change. */
export const { owned } = lock;

/** Makes a game this tab's own, so that two tabs never write the same one. */
export const { own } = lock;

/** The game on the table is played in another tab, and can only be looked at here. */
export const elsewhere = computed(() => lock.denied.value === current.value.id);
