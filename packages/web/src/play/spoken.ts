import type { Board, Ring } from '@zertz/rules';
import { formatRing } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import type { Settings } from '../storage/settingsValues.ts';

/** How somebody wants to hear the game. */
export type Hearing = Pick<Settings, 'verbosity' | 'spokenLabels' | 'cellOrder'>;

export const PLAIN: Hearing = { verbosity: 'normal', spokenLabels: 'written', cellOrder: 'label' };

const A = 'a'.charCodeAt(0);

/** A coordinate as it is to be said: `d4`, `d 4` or `delta 4`. */
export const spokenAs = (label: string, how: Hearing['spokenLabels']): string => {
  if (how === 'written' || label === '') return label;
  const letter = label.charAt(0);
  const named = words().access.alphabet.split(' ')[label.charCodeAt(0) - A];
  return `${how === 'words' ? (named ?? letter) : letter} ${label.slice(1)}`;
};

export const spokenRing = (board: Board, ring: Ring, { spokenLabels }: Hearing): string =>
  spokenAs(formatRing(board, ring), spokenLabels);
