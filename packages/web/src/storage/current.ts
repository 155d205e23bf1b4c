import { computed, signal } from '@preact/signals';
import { USUAL_AIDS } from './aids.ts';
import type { Aids } from './aids.ts';
import { tabs } from './askTabs.ts';
import { newId } from './keptGame.ts';

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

/** The game that only this tab may change. */
export const owned = signal<string | undefined>(undefined);
/** The game that another tab has. */
const denied = signal<string | undefined>(undefined);

/** The game on the table is played in another tab, and can only be looked at here. */
export const elsewhere = computed(() => denied.value === current.value.id);

let release: (() => void) | undefined;

/** A page that is being left keeps its games for a moment; reloading must not be told of that. */
const RETRIES = 4;
const PAUSE = 100;

/**
 * Makes a game this tab's own, so that two tabs never write the same one. `take`: even if another
 * tab has it, which is then told. Where there are no locks, as on plain http, tabs ask each other.
 */
export const own = async (id: string, take = false): Promise<void> => {
  release?.();
  release = undefined;
  owned.value = undefined;
  const { locks } = navigator as { readonly locks?: LockManager };
  for (let retry = 0; retry <= RETRIES; retry++) {
    if (await (locks === undefined ? agree(id, take) : hold(locks, id, take))) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    // The game has changed in the meantime.
    if (current.value.id !== id) return;
  }
  denied.value = id;
};

const gain = (id: string): void => {
  owned.value = id;
  if (denied.value === id) denied.value = undefined;
};

/** Another tab has taken it. */
const lose = (id: string): void => {
  if (owned.value === id) owned.value = undefined;
  denied.value = id;
};

/** Whether no other tab has the game, or it was taken from it. */
const agree = async (id: string, take: boolean): Promise<boolean> => {
  const giveBack = await tabs.ask(id, { take, lost: () => lose(id) });
  if (giveBack === undefined) return false;
  // Whoever has gone on to another game does not want it any more.
  if (current.value.id !== id) {
    giveBack();
    return true;
  }
  gain(id);
  release = giveBack;
  return true;
};

/** Whether the lock was there to be had; it is held until it is released or taken. */
const hold = (locks: LockManager, id: string, take: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      // Whoever has gone on to another game does not want it any more.
      if (lock === null || current.value.id !== id) {
        resolve(lock !== null);
        return undefined;
      }
      gain(id);
      resolve(true);
      return new Promise((_resolve) => {
        release = _resolve;
      });
    };
    const how = take ? { steal: true } : { ifAvailable: true };
    locks.request(`zertz.game.${id}`, how, held).catch(() => lose(id));
  });
