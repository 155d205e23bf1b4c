import type { OpeningWords } from '../../games/openingWords.ts';
import { n } from './marbles.ts';

/** Abrir partidas de un texto o de un archivo. */
export const opening: OpeningWords = {
  says: 'Pega una partida, una posición o un enlace, o elige un archivo. Una partida o muchas; se leen la notación oficial, SGF, Zen y JSON.',
  file: 'Elegir un archivo',
  open: 'Abrir',
  reading: 'Leyendo las partidas.',
  opened: (count) =>
    n(count, {
      one: 'Se abrió # partida y está guardada con las tuyas.',
      other: 'Se abrieron # partidas y están guardadas con las tuyas.',
    }),
  unreadable: (count) =>
    n(count, {
      one: 'No se pudo leer # partida:',
      other: 'No se pudieron leer # partidas:',
    }),
  place: (game, line, column, turn) =>
    [
      ...(game === undefined ? [] : [`partida ${game}`]),
      `línea ${line}`,
      `columna ${column}`,
      ...(turn === undefined ? [] : [`jugada ${turn}`]),
    ].join(', '),
  at: (place, fault) => `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${fault}`,
  faults: {
    nothing: 'Aquí no hay nada que leer.',
    binary: 'Este archivo no es un texto, así que no puede ser una partida.',
    large: 'Ocupa más de 5 MB, más de lo que se lee de una vez.',
    noFile: 'El navegador no pudo leer este archivo.',
    stops: (at) => `Está incompleto. Se corta en «${at}».`,
    format: 'Esto no es una partida en una notación que se lea aquí.',
    end: 'el texto acaba demasiado pronto.',
    stray: (found) => `«${found}» no va aquí.`,
    noSetup: 'no dice en qué tablero se juega.',
    setup: (setup) => `las partidas preparadas con «${setup}» no se leen.`,
    command: (command) => `«${command}» no se puede hacer.`,
    wrongPlayer: 'le toca al otro jugador.',
    noMarble: 'se retira un anillo, pero no se colocó ninguna canica.',
    notFree: (label) => `${label} no está libre, así que no se puede retirar.`,
    mustCapture: 'antes hay que capturar.',
    turn: (text) => `«${text}» no es una jugada.`,
    result: (recorded) => `la partida no acabó con «${recorded}».`,
    position: 'las jugadas no llevan a la posición indicada.',
  },
};
