import type { JumpWords } from '../../jump/words.ts';
import { n } from './marbles.ts';

/** Hledání čehokoli podle jména. */
export const jump: JumpWords = {
  count: (count) => n(count, { one: '# výsledek', few: '# výsledky', other: '# výsledků' }),
  none: (query) => `Nic se tu nejmenuje „${query}“.`,
  all: 'Ukázat vše',
};
