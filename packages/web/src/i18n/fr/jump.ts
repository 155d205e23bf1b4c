import type { JumpWords } from '../../jump/words.ts';
import { n } from './marbles.ts';

/** Trouver n’importe quoi par son nom. */
export const jump: JumpWords = {
  count: (count) => n(count, { one: '# résultat', other: '# résultats' }),
  none: (query) => `Rien ici ne s’appelle « ${query} ».`,
  all: 'Tout montrer',
};
