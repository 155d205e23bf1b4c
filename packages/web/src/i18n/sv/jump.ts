import type { JumpWords } from '../../jump/words.ts';
import { n } from './marbles.ts';

/** Hitta vad som helst efter namn. */
export const jump: JumpWords = {
  count: (count) => n(count, { one: '# träff', other: '# träffar' }),
  none: (query) => `Ingenting här heter ”${query}”.`,
  all: 'Visa allt',
};
