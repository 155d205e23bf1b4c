import type { JumpWords } from '../../jump/words.ts';
import { n, named } from './marbles.ts';

/** למצוא כל דבר לפי שמו. */
export const jump: JumpWords = {
  count: (count) => n(count, { one: 'תוצאה אחת', two: 'שתי תוצאות', other: '# תוצאות' }),
  none: (query) => `אין כאן דבר ששמו ${named(query)}.`,
  all: 'להציג הכול',
};
