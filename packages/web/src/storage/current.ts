import { computed, signal } from '@preact/signals';
import { newId } from './keptGame.ts';

/** Which game is on the table, as the list of kept games knows it. */
export interface Identity {
  readonly id: string;
  readonly name?: string | undefined;
  readonly began: number;
  /** Somebody began it, so it is kept even before its first turn. */
  readonly wanted: boolean;
}

export const newIdentity = (wanted: boolean): Identity => {
  const now = Date.now();
  return { id: newId(now), began: now, wanted };
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
const PATIENCE = 400;

/**
 * Makes a game this tab's own, so that two tabs never write the same one. `take`: even if another
 * tab has it, which is then told. Where there are no locks, as on plain http, there is no such care.
 */
export const own = (id: string, take = false): Promise<boolean> => {
  release?.();
  release = undefined;
  owned.value = undefined;
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) {
    owned.value = id;
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    let mine = false;
    const lost = (): void => {
      if (owned.value === id) owned.value = undefined;
      denied.value = id;
      resolve(false);
    };
    const hold = (): Promise<void> => {
      mine = true;
      owned.value = id;
      if (denied.value === id) denied.value = undefined;
      resolve(true);
      return new Promise((_resolve) => {
        release = _resolve;
      });
    };
    const how = take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    locks.request(`zertz.game.${id}`, how, hold).then(
      // Let go by this tab itself.
      () => undefined,
      () => {
        // Either it was not to be had in time, or another tab has taken it since.
        if (mine || current.value.id === id) lost();
        else resolve(false);
      },
    );
  });
};
