import type { StudyWords } from '../../study/words.ts';
import { n } from './marbles.ts';

const inTurns = (turns: number): string => n(turns, { one: 'en 1 jugada', other: 'en # jugadas' });

const percent = (part: number): string => `${Math.round(part * 100)}\u00A0%`;

/** La revisión de una partida: lo que cuenta, y los momentos que se prueban otra vez. */
export const review: StudyWords['review'] = {
  notKept: 'En este dispositivo no hay ninguna partida guardada con esta dirección.',
  accuracy: 'Precisión',
  offers: 'Ofertas hechas',
  answers: 'Ofertas tomadas',
  missed: 'Victorias forzadas perdidas',
  allowed: 'Victorias forzadas concedidas',
  gained: 'Canicas ganadas',
  paid: 'Canicas pagadas por cada blanca',
  moments: 'Momentos decisivos',
  noMoments: 'Ninguna jugada regaló mucho.',
  missedWin: (turns) => `dejó escapar una victoria forzada ${inTurns(turns)}`,
  allowedWin: (turns) => `concedió una victoria forzada ${inTurns(turns)}`,
  gaveAway: (part) => `regaló el ${percent(part)} de una victoria`,
  best: (turn) => `Lo mejor era ${turn}.`,
  retry: 'Probar este momento otra vez',
  turns: 'Jugada a jugada',
  loss: 'Regalado',
  refused: 'Ofertas rechazadas',
  overlooked: 'Ofertas perdidas',
  tempo: 'Tiempo conservado',
  tempoOf: (kept, of) => `${kept} de ${of}`,
  counted: 'Qué se cuenta',
  means: {
    accuracy: 'Cuánto de una victoria conservaron las jugadas, de media.',
    offers: 'Colocaciones que solo dejaron capturas al rival.',
    refused: 'Capturas que tomaron menos canicas de las que otra habría tomado.',
    overlooked: 'Jugadas que regalaron algo donde una oferta era lo mejor.',
    tempo:
      'Colocaciones tras las que el rival tuvo que capturar y la siguiente jugada libre volvió a ser propia.',
    paid: 'Canicas que ganó el rival por cada blanca propia.',
  },
  bestIs: 'La mejor jugada',
  trying: {
    title: (count, of) => `Momento ${count} de ${of}`,
    task: (name, played) => `Turno de ${name}. Se jugó ${played}: encuentra algo mejor.`,
    asking: 'Mirándolo.',
    best: (turn) => `${turn} es la mejor jugada.`,
    asGood: (turn, best) => `${turn} es tan buena como la mejor, ${best}.`,
    better: (turn, part) =>
      `Mejor que lo jugado, pero ${turn} aún regala el ${percent(part)} de una victoria.`,
    worse: (turn, part) =>
      `${turn} regala el ${percent(part)} de una victoria, no menos que lo jugado.`,
    played: (turn, part) =>
      `${turn} es lo que se jugó. Regaló el ${percent(part)} de una victoria.`,
    allows: (turn, turns) => `${turn} deja al rival forzar la victoria ${inTurns(turns)}.`,
    answer: (turn) => `La respuesta es ${turn}.`,
    unjudged: 'Nadie supo decir cuánto vale.',
    again: 'Probar otra vez',
    next: 'Momento siguiente',
    close: 'Volver al informe',
    found: (count, of) => `${count} de ${of} encontrados`,
  },
};
