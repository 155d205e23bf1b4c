import { signal } from '@preact/signals';

export type DialogName =
  | 'new-game'
  | 'settings'
  | 'keys'
  | 'resign'
  | 'draw'
  | 'text'
  | 'diagram'
  | 'open'
  | 'jump';

/** The dialog that is open. None opens by itself. */
export const dialog = signal<DialogName | undefined>(undefined);

export const closeDialog = (): void => {
  dialog.value = undefined;
};
