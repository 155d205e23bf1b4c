import { formatRing } from '@zertz/rules';
import type { Board, Ring } from '@zertz/rules';

/** Labels of rings; a record that breaks off before its board is known has none. */
export const labelsOf =
  (board: Board | undefined): ((ring: Ring) => string) =>
  (ring) =>
    board === undefined ? 'that ring' : formatRing(board, ring);

/** `37-ring board; rings are a1 to g4`. */
export const boardWords = (board: Board | undefined): string =>
  board === undefined ? 'board' : `${board.name}-ring board; ${rangeWords(board)}`;

/** `rings are a1 to g4`. */
export const rangeWords = (board: Board | undefined): string =>
  board === undefined
    ? 'a letter and a number'
    : `rings are ${board.labels[0] ?? ''} to ${board.labels[board.size - 1] ?? ''}`;
