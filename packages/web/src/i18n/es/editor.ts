import type { EditorWords } from '../../editor/words.ts';
import { count, n } from './marbles.ts';

/** La página en la que se compone una posición. */
export const editor: EditorWords = {
  title: 'Componer una posición',
  position: 'Posición',
  palette: 'Lo que pone un clic',
  brushes: {
    white: 'Canica blanca',
    grey: 'Canica gris',
    black: 'Canica negra',
    vacant: 'Anillo vacío',
    gone: 'Sin anillo',
  },
  brushLeft: (name, left) => `${name}, ${n(left, { one: 'queda #', other: 'quedan #' })}`,
  noRing: 'sin anillo',
  undo: 'Deshacer',
  redo: 'Rehacer',
  whole: 'Vaciar el tablero',
  turn: 'Le toca a',
  captives: (name) => `Capturas: ${name}`,
  problemsTitle: 'Problemas',
  noProblems: 'Ninguno. La posición se puede jugar.',
  kinds: { impossible: 'No puede ser:', note: 'Ten en cuenta:' },
  problems: {
    noRings: 'no hay ningún anillo en el tablero.',
    over: (winner) =>
      winner === undefined
        ? 'la partida ha terminado en tablas.'
        : `la partida ha terminado: ha ganado ${winner}.`,
    bothWon: 'los dos jugadores han alcanzado un objetivo.',
    unclaimed: (rings) => `el grupo lleno ${rings} está aislado y ya se habría ganado.`,
    leftLying: (rings) => `el grupo lleno ${rings} se queda ahí; nadie puede usarlo.`,
    ringsGone: (gone, most) =>
      `${n(gone, { one: 'falta # anillo', other: 'faltan # anillos' })}, ${most === 0 ? 'pero aún no se ha puesto ninguna canica, así que no puede faltar ninguno' : `pero con tan pocas canicas puestas pueden faltar ${most} como mucho`}, a no ser que el tablero empezara así.`,
    forced: (ways) =>
      `legal, pero quien juega debe capturar: ${n(ways, { one: '# manera', other: '# maneras' })}.`,
    pass: 'quien juega no tiene nada que poner y debe pasar.',
    ringsOnly: 'la reserva está vacía: solo se retiran anillos.',
  },
  supply: (colour, supply) => `El juego solo tiene ${count(supply, colour)}. Quita antes una.`,
  ways: 'Qué hacer con ella',
  playComputer: (level) => `Jugar contra el ordenador, nivel ${level}`,
  playPeople: 'Dos personas',
  analyse: 'Analizar',
  solve: 'Buscar una victoria forzada',
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  text: 'La posición como texto',
  textSays: 'pega aquí otra posición o un enlace',
};
