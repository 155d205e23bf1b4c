import { signal } from '@preact/signals';
import { dialog } from '../play/dialogs.ts';

/** A file that was let go over the page, until somebody reads it. */
export const dropped = signal<File | undefined>(undefined);

const hasFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** A browser would leave the game and show the file instead. */
export const listenForFiles = (): void => {
  window.addEventListener('dragover', (event) => {
    if (hasFile(event)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!hasFile(event)) return;
    event.preventDefault();
    if (file === undefined) return;
    dropped.value = file;
    dialog.value = 'open';
  });
};
