import type { JumpWords } from '../../jump/words.ts';
import { n } from './marbles.ts';

/** Encontrar cualquier cosa por su nombre. */
export const jump: JumpWords = {
  count: (count) => n(count, { one: '# resultado', other: '# resultados' }),
  none: (query) => `Aquí nada se llama «${query}».`,
  all: 'Mostrar todo',
};
