import { settings } from '../storage/settings.ts';
import type { Hearing } from './spoken.ts';

/** How whoever plays here wants to hear the game. */
export const hearing = (): Hearing => {
  const { cellOrder, spokenLabels, verbosity } = settings.value;
  return { cellOrder, spokenLabels, verbosity };
};
