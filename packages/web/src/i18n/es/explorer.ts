import type { ExplorerWords } from '../../explorer/words.ts';
import { figuresOf } from '../counting.ts';
import { n } from './marbles.ts';

const figure = figuresOf('es');

/** Lo que otros jugaron desde la posición. */
export const explorer: ExplorerWords = {
  loading: 'Cargando las partidas.',
  none: 'Todavía no hay partidas donde buscar.',
  noneChosen: 'Elige una colección donde buscar.',
  came: (games, turns) =>
    `${n(games, { one: '# partida llegó', other: '# partidas llegaron' })} aquí, con ${n(turns, { one: '# continuación', other: '# continuaciones' })}.`,
  nobody: 'Nadie ha llegado a esta posición.',
  nobodyIdea: 'Nadie ha llegado a esta posición. La idea del motor está abajo.',
  askEngine: 'Preguntar al motor',
  turn: 'Jugada',
  games: 'Partidas',
  forPlayer: (sign) => `Para ${sign}`,
  forPlayerSays: (name) => `Parte de victorias, un empate cuenta la mitad: ${name}`,
  result: (first, won, tied, second, lost) =>
    `${first}: ${n(won, { one: '# victoria', other: '# victorias' })}, ${n(tied, { one: '# empate', other: '# empates' })}, ${second}: ${n(lost, { one: '# victoria', other: '# victorias' })}`,
  tie: 'Empate',
  engine: 'Motor',
  rarer: (count) => n(count, { one: 'y # jugada más rara', other: 'y # jugadas más raras' }),
  found: 'Partidas que llegaron aquí',
  firstOf: (shown, all) => `Las primeras ${shown} de ${figure(all)}.`,
  openGame: (title, turn) => `${title}: abrir donde se jugó ${turn}`,
  opened: (title) => `${title}: la partida está en el tablero.`,
  back: 'Volver a tu análisis',
  collections: 'Colecciones',
  own: 'Mis partidas',
  name: 'Nombre de la colección',
  size: (games, megabytes) =>
    `${n(games, { one: '# partida', other: '# partidas' })}, ${megabytes} MB`,
  count: (games) => n(games, { one: '# partida', other: '# partidas' }),
  unkept: 'solo hasta que se cierre esta página',
  broken: 'No se pudo cargar esta colección.',
  symmetric:
    'Una posición se encuentra aunque el tablero esté girado o reflejado, y sea quien sea el jugador de turno.',
  notExported:
    'Las colecciones se quedan en este navegador. «Exportar todo» no las incluye, porque pueden ser grandes; guarda los archivos de los que salieron.',
  import: 'Importar partidas',
  importSays:
    'Suelta archivos aquí o elígelos: SGF, notación oficial, Zen o líneas JSON, también en archivos zip y gzip.',
  choose: 'Elegir archivos',
  files: (count) => n(count, { one: '# archivo', other: '# archivos' }),
  reading: (games, refused) =>
    `${n(games, { one: '# partida leída', other: '# partidas leídas' })}${refused === 0 ? '' : `, rechazadas: ${figure(refused)}`}`,
  stop: 'Parar',
  imported: (games) =>
    n(games, { one: 'Se importó # partida.', other: 'Se importaron # partidas.' }),
  nothing: 'No se importó ninguna partida.',
  refused: (count) =>
    n(count, {
      one: 'No se pudo leer # partida o archivo',
      other: 'No se pudieron leer # partidas o archivos',
    }),
  more: (count) => `y ${figure(count)} más`,
  copy: 'Copiar la lista',
  copied: 'Copiado.',
  notCopied: 'El navegador no permitió copiar.',
  close: 'Cerrar el informe',
  faults: {
    empty: 'no hay nada que leer en él.',
    large: (megabytes) => `ocupa más de ${megabytes} MB, más de lo que se lee.`,
    'not-text': 'no es un texto, así que no puede ser una partida.',
    'bad-archive': 'este archivo comprimido está dañado o en una forma que no se lee.',
    unreadable: 'el navegador no pudo leerlo.',
  },
  failed: {
    'not-loaded':
      'No se pudo cargar la parte que lee partidas. Comprueba la red e inténtalo de nuevo.',
    broken: 'La lectura falló, quizá por falta de memoria. Prueba con menos archivos a la vez.',
  },
  notKept: {
    full: 'A este navegador no le queda sitio para la colección: estará aquí hasta que se cierre esta página.',
    blocked:
      'Este navegador no nos deja guardar: la colección estará aquí hasta que se cierre esta página.',
  },
};
