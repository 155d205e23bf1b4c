/** Gives the focus to something if what had it has gone, so that whoever plays by keys goes on there. */
export const refocus = (to: Element | null | undefined): void => {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  if (isLost && to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
};
