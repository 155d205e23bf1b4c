/** To the board, from a button that is no longer there once it was pressed. */
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('#board [data-ring][tabindex="0"]')?.focus();
