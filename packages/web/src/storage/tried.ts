import { signal } from '@preact/signals';

/** The browser refuses to store anything, or has no room left. */
export const storageBlocked = signal(false);

/** What the storage answers, or `otherwise` where it does not. */
export const tried = async <T>(ask: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    const answer = await ask();
    storageBlocked.value = false;
    return answer;
  } catch {
    storageBlocked.value = true;
    return otherwise;
  }
};
