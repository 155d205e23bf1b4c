import { computed, signal } from '@preact/signals';

const cannotRead = signal(false);
const cannotWrite = signal(false);

/** The browser refuses to store anything, or has no room left. */
export const storageBlocked = computed(() => cannotRead.value || cannotWrite.value);

/** What the storage answers, or `otherwise` where it does not. */
export const tried = async <T>(ask: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    const answer = await ask();
    cannotRead.value = false;
    return answer;
  } catch {
    cannotRead.value = true;
    return otherwise;
  }
};

/** Whether a change was stored. A full storage can still be read, so that alone tells nothing of it. */
export const stored = async (change: () => Promise<unknown>): Promise<boolean> => {
  try {
    await change();
    cannotRead.value = false;
    cannotWrite.value = false;
    return true;
  } catch {
    cannotWrite.value = true;
    return false;
  }
};
