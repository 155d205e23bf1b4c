import { words } from '../i18n/words.ts';
import { settings } from '../storage/settings.ts';
import type { Preview } from './preview.ts';
import type { ViewOptions } from './view.ts';

/** What of a board its player wants to see, and to do. */
export type BoardLooks = Pick<
  ViewOptions,
  'labels' | 'marbleMarks' | 'strength' | 'dots' | 'ghost' | 'drags'
>;

export const boardLooks = (): BoardLooks => {
  const { dots, ghost, highlights, input, labels, marbleMarks } = settings.value;
  const strength = highlights === 'strong' ? 1.5 : 1;
  return { dots, drags: input !== 'tap', ghost, labels, marbleMarks, strength };
};

/** What the board itself says of a turn that cuts marbles off. */
export const chipText = ({ claimed }: Preview): string =>
  claimed.length > 0 ? words().preview.claim : words().preview.cutOff;
