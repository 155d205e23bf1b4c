import { openTabs, waitForTabs } from '../storage/askTabs.ts';
import { createTabLock } from '../storage/tabLock.ts';
import type { TabLock } from '../storage/tabLock.ts';

const tabs = openTabs({
  open: () =>
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('zertz.studies'),
  wait: waitForTabs,
});

/** Keeps two tabs from writing the same study. */
export const studyLock = (wanted: () => string | undefined): TabLock =>
  createTabLock({ name: 'zertz.study', tabs, wanted });

/** Does something to a study that is not open; whether no other tab has it, so that it was done. */
export const whileFree = async (id: string, act: () => Promise<unknown>): Promise<boolean> => {
  const lock = studyLock(() => id);
  await lock.own(id);
  if (lock.owned.value !== id) return false;
  try {
    await act();
  } finally {
    lock.leave();
  }
  return true;
};
