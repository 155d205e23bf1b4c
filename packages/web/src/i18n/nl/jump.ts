import type { JumpWords } from '../../jump/words.ts';
import { n } from './marbles.ts';

/** Alles vinden bij zijn naam. */
export const jump: JumpWords = {
  count: (count) => n(count, { one: '# resultaat', other: '# resultaten' }),
  none: (query) => `Niets heet hier ‘${query}’.`,
  all: 'Alles tonen',
};
