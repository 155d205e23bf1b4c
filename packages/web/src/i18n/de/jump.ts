import type { JumpWords } from '../../jump/words.ts';
import { n } from './marbles.ts';

/** Alles nach seinem Namen finden. */
export const jump: JumpWords = {
  count: (count) => n(count, { one: '# Treffer', other: '# Treffer' }),
  none: (query) => `Nichts heißt hier „${query}“.`,
  all: 'Alles zeigen',
};
