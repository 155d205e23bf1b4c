import type { QuestionWords } from '../../typing/words.ts';
import { list, marble, n } from './marbles.ts';

export const questions: QuestionWords = {
  names: {
    board: 'tablero, posición',
    whites: 'blancas, blanca',
    greys: 'grises, gris',
    blacks: 'negras, negra',
    column: 'columna, col',
    free: 'libres, libre, anillos',
    captures: 'capturas, captura, saltos',
    goals: 'objetivos, objetivo, metas',
    pool: 'reserva',
    last: 'última, último',
    clock: 'reloj, tiempo',
    why: 'por qué, porqué',
    undo: 'deshacer, atrás',
    help: 'ayuda',
  },
  asks: {
    board: 'todas las canicas y los anillos',
    whites: 'dónde están las blancas',
    greys: 'dónde están las grises',
    blacks: 'dónde están las negras',
    column: 'una columna, anillo por anillo',
    free: 'qué anillos están libres',
    captures: 'todas las capturas posibles',
    goals: 'cuánto le falta a cada uno',
    pool: 'lo que queda por colocar',
    last: 'la última jugada',
    clock: 'el tiempo que queda',
    why: 'qué permite un anillo y por qué no',
    undo: 'un paso atrás, o deshacer una jugada',
    help: 'esta lista',
  },
  turns: {
    place: 'blanca en d4 y se retira a1',
    steps: 'paso a paso: un anillo hace lo mismo que tocarlo',
    capture: 'e3 salta sobre una blanca a g3',
    chain: 'salto tras salto, solo anillos',
    claim: 'con las canicas ganadas',
    pass: 'pasar',
    ring: 'solo pregunta, sin jugar nada',
  },
  title: 'Respuesta',
  close: 'Cerrar la respuesta',
  offers: 'Sugerencias',
  total: (rings, marbles) =>
    `${n(rings, { one: '# anillo', other: '# anillos' })}, ${n(marbles, { one: '# canica', other: '# canicas' })}.`,
  marbles: (colour, on) =>
    on.length === 0
      ? `Ninguna ${marble[colour].one} en el tablero.`
      : `${n(on.length, { one: `# ${marble[colour].one}`, other: `# ${marble[colour].many}` })}: ${on.join(', ')}.`,
  goneWord: 'retirado',
  gone: (rings) => `Retirados: ${rings.join(', ')}.`,
  free: (rings) =>
    rings.length === 0
      ? 'Ningún anillo está libre.'
      : `${n(rings.length, { one: '# anillo está libre', other: '# anillos están libres' })}: ${rings.join(', ')}.`,
  toWin: (goals) => `Para ganar: ${list(goals, 'o')}.`,
  pool: (marbles) => `En la reserva: ${marbles}.`,
  poolEmpty: 'La reserva está vacía.',
  holds: (name, marbles) => `${name}: ${marbles ?? 'sin capturas'}.`,
  last: (move, notation) => `Jugada ${move}: ${notation}.`,
  noClock: 'Esta partida se juega sin reloj.',
  mayPlace: (ring) => `Se puede colocar una canica en ${ring}.`,
  mayRemove: (ring, claims) => `Se puede retirar ${ring}${claims}.`,
  noUndo: 'No hay nada que deshacer.',
  wants: (word, example) => `Después de «${word}» falta algo más. Ejemplo: ${example}`,
  unknown: (word, near) =>
    near === undefined
      ? `No se entiende «${word}». Escribe «ayuda» para ver lo que se entiende.`
      : `No se entiende «${word}». ¿Querías decir «${near}»?`,
};
