import { settings } from '../storage/settings.ts';
import type { ViewOptions } from './view.ts';

/** What of a board its player wants to see, and to do. */
export type BoardLooks = Pick<ViewOptions, 'labels' | 'marbleMarks' | 'dots' | 'ghost' | 'drags'>;

export const boardLooks = (): BoardLooks => {
  const { dots, ghost, input, labels, marbleMarks } = settings.value;
  return { dots, drags: input !== 'tap', ghost, labels, marbleMarks };
};
