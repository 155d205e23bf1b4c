import type { Words } from '../words.ts';
import { counts, n } from './marbles.ts';

/** Ayudas que una partida permite, y lo que dicen. */
export const aids: Words['aids'] = {
  replies: 'Las capturas forzadas se muestran antes',
  repliesSay: 'Mientras se prepara una jugada, ambos ven qué tendría que capturar el rival.',
  hints: 'Se pueden pedir pistas',
  hintsSay: 'Una partida en la que se dio una queda marcada.',
  assisted: 'Con pistas',
  assistedSays: 'Se han dado pistas',
  none: 'Ninguna',
};

export const replies: Words['replies'] = {
  must: 'Entonces el rival debe capturar',
  may: 'Entonces el rival puede capturar',
  line: { must: 'debe capturar', may: 'puede capturar' },
  takes: (must, gain) => `Entonces el rival ${must ? 'debe' : 'puede'} capturar ${counts(gain)}.`,
  choose: (captures) =>
    n(captures, {
      one: 'El rival tiene # captura',
      other: 'El rival elige entre # capturas',
    }),
  many: (captures) => `El rival elige entre ${captures} capturas o más`,
  soFar: 'El anillo que retires aún puede cambiarlo.',
  wins: 'Con eso gana el rival.',
  mayWin: 'Con eso puede ganar el rival.',
};

export const face: Words['face'] = {
  name: 'Cara a cara',
  says: 'En un móvil o una tableta entre ambos, cada lado mira a su jugador.',
};
