import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Tabs } from './askTabs.ts';

/** Keeps two tabs from writing the same thing. */
export interface TabLock {
  /** What only this tab may change. */
  readonly owned: ReadonlySignal<string | undefined>;
  /** What another tab has. */
  readonly denied: ReadonlySignal<string | undefined>;
  /** Makes something this tab's own. `take`: even if another tab has it, which is then told. */
  readonly own: (id: string, take?: boolean) => Promise<void>;
  /** What was owned is anybody's again. */
  readonly leave: () => void;
}

export interface TabLockOptions {
  /** What such locks are called, before the id. */
  readonly name: string;
  /** Where there are no locks, as on plain http, tabs ask each other. */
  readonly tabs: Tabs;
  /** What this tab is at now: it may have gone on to something else in the meantime. */
  readonly wanted: () => string | undefined;
}

/** A page that is being left keeps what it has for a moment; reloading must not be told of that. */
const RETRIES = 4;
const PAUSE = 100;

export const createTabLock = ({ name, tabs, wanted }: TabLockOptions): TabLock => {
  const owned = signal<string | undefined>(undefined);
  const denied = signal<string | undefined>(undefined);
  let release: (() => void) | undefined;

  const leave = (): void => {
    release?.();
    release = undefined;
    owned.value = undefined;
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

  /** Whether no other tab has it, or it was taken from it. */
  const agree = async (id: string, take: boolean): Promise<boolean> => {
    const giveBack = await tabs.ask(id, { take, lost: () => lose(id) });
    if (giveBack === undefined) return false;
    // Whoever has gone on to something else does not want it any more.
    if (wanted() !== id) {
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
        if (lock === null || wanted() !== id) {
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
      locks.request(`${name}.${id}`, how, held).catch(() => lose(id));
    });

  return {
    owned,
    denied,
    leave,
    own: async (id, take = false) => {
      leave();
      const { locks } = navigator as { readonly locks?: LockManager };
      for (let retry = 0; retry <= RETRIES; retry++) {
        if (await (locks === undefined ? agree(id, take) : hold(locks, id, take))) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (wanted() !== id) return;
      }
      denied.value = id;
    },
  };
};
