/** Whatever else is to be done, after so many milliseconds at most. */
const AT_MOST = 1000;

/**
 * Resolves once nothing more urgent is left to be done: what a page shows besides its board must not
 * make that late. Safari has no way to tell, so there it is done a moment later.
 */
export const atLeisure = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: AT_MOST });
    } else setTimeout(resolve, AT_MOST / 5);
  });
