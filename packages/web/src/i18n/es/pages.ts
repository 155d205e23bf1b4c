import type { Words } from '../words.ts';
import { n } from './marbles.ts';

export const nav: Words['nav'] = {
  label: 'Páginas',
  home: 'Inicio',
  play: 'Jugar',
  learn: 'Aprender',
  puzzles: 'Problemas',
  analyse: 'Analizar',
  review: 'Revisión',
  studies: 'Estudios',
  rules: 'Reglas',
  editor: 'Componer una posición',
  print: 'Hoja para imprimir',
  games: 'Mis partidas',
  settings: 'Ajustes',
  skip: 'Ir al contenido',
  jump: 'Buscar o ir a',
  title: (page) => `${page} · Zertz`,
};

export const home: Words['home'] = {
  headline: ['Una reserva.', 'Dos jugadores.', 'Un tablero', 'que se encoge.'],
  says: 'Coloca una canica, retira un anillo y haz que tu rival tome justo lo que le ofreces.',
  computer: 'Contra el ordenador',
  computerSays: 'Ocho niveles, también sin conexión',
  people: 'Con alguien',
  peopleSays: 'Dos personas ante esta pantalla',
  choose: 'Elegir reglas',
  chooseSays: 'Tableros, objetivos, reloj',
  learn: 'Aprende las reglas jugando, 2 minutos',
  goOn: 'Abrir la partida entera',
  board: 'Pruébalo aquí',
  games: 'Tus partidas',
  allGames: 'Ver todas',
  how: 'Cómo se juega',
};

export const games: Words['games'] = {
  title: 'Mis partidas',
  open: 'Abrir una partida',
  none: 'Aún no hay partidas. Juega contra el ordenador, lleva unos diez minutos.',
  noneFound: 'Aquí no hay partidas.',
  unread: (number) =>
    n(number, {
      one: 'Esta versión no puede leer # partida guardada. Sigue guardada.',
      other: 'Esta versión no puede leer # partidas guardadas. Siguen guardadas.',
    }),
  play: 'Jugar contra el ordenador',
  filter: 'Mostrar',
  filters: { all: 'Todas', running: 'En curso', over: 'Terminadas' },
  count: (number) => n(number, { one: '# partida', other: '# partidas' }),
  versus: (first, second) => `${first} contra ${second}`,
  turns: (turns) => n(turns, { one: '# jugada', other: '# jugadas' }),
  toMove: (name) => `Turno de ${name}`,
  yourMove: 'Te toca',
  onTable: 'En la mesa',
  continue: 'Continuar',
  look: 'Verla',
  rename: 'Cambiar el nombre',
  name: 'Nombre de la partida',
  keepName: 'Guardar el nombre',
  delete: 'Borrar',
  deleted: (name) => `Borrada: ${name}.`,
  undo: 'Deshacer',
  export: 'Exportar',
  more: 'Mostrar más',
  broken: 'Esta partida ya no se puede leer.',
};

export const exporting: Words['exporting'] = {
  title: 'La partida como texto',
  format: 'Formato',
  formats: {
    official: 'Notación oficial',
    sgf: 'SGF',
    zen: 'Zen',
    zip: 'Posición',
    json: 'JSON',
  },
  text: 'La partida',
  cannot: {
    variant: 'Este formato no tiene signo para las reglas de esta partida.',
    layout: 'Este formato no tiene signo para la forma de este tablero.',
    'declined-claim': 'Este formato no puede decir que se dejó un grupo.',
    'ring-after-capture': 'Este formato no puede decir que se retiró un anillo tras una captura.',
    'rings-only-turn': 'Este formato no puede decir que solo se retiró un anillo.',
    pass: 'Este formato no puede decir que un jugador pasó.',
    'start-position': 'Este formato no puede decir de qué posición partió la partida.',
  },
  link: 'Enlace a esta posición',
  copyLink: 'Copiar el enlace',
  copyEmbed: 'Copiar HTML',
  print: 'Imprimir',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'El navegador no nos dejó copiar. Selecciona el texto y cópialo tú.',
  save: 'Guardar como archivo',
};

export const fault: Words['fault'] = {
  title: 'Algo se rompió',
  says: 'Algo se rompió. Tu partida está a salvo.',
  part: 'Esta parte se rompió. Tu partida está a salvo.',
  again: 'Reintentar',
  reload: 'Recargar',
  copy: 'Copiar los detalles',
};

export const notFound: Words['notFound'] = {
  title: 'Esa página no está aquí',
  says: 'Esa página no está aquí.',
  home: 'Inicio',
};

export const clock: Words['clock'] = {
  name: (player, time) => `${player}: quedan ${time}`,
  tenSeconds: 'Quedan diez segundos.',
};

export const tabs: Words['tabs'] = {
  elsewhere: 'Esta partida está abierta en otra pestaña.',
  playHere: 'Jugar aquí',
};

const NOTHING = 'No se importó nada';

export const data: Words['data'] = {
  title: 'Tus datos',
  says: 'Las partidas y los ajustes se guardan en este navegador y no se envían a ningún sitio.',
  export: 'Exportar todo',
  import: 'Importar un archivo',
  delete: 'Borrar todas las partidas',
  deleteAsk: '¿Borrar todas las partidas guardadas en este navegador? No se puede deshacer.',
  deleteCollections: (count) => `También las colecciones del explorador: ${count}`,
  deleted: 'Todas las partidas están borradas.',
  reset: 'Restablecer los ajustes',
  wasReset: 'Todos los ajustes están como al principio.',
  imported: (added) =>
    added === 0
      ? 'Nada nuevo: todas las partidas de este archivo ya están aquí.'
      : n(added, { one: 'Se añadió # partida.', other: 'Se añadieron # partidas.' }),
  notKept: 'No se pudieron guardar las partidas: al navegador no le queda sitio o no lo permite.',
  faults: {
    notJson: (line) =>
      line === undefined
        ? `${NOTHING}: esto no es un archivo JSON.`
        : `${NOTHING}: esto no es un archivo JSON, deja de tener sentido en la línea ${line}.`,
    notOurs: `${NOTHING}: este archivo no se exportó desde aquí.`,
    newer: `${NOTHING}: este archivo es de una versión más nueva. Recarga e inténtalo otra vez.`,
    wrong: (what, wanted, where) => `${NOTHING}: ${what} tiene que ser ${wanted}${where}.`,
    wanted: { text: 'un texto', number: 'un número', list: 'una lista', object: 'un objeto' },
    oneOf: (words) => `uno de ${words.join(', ')}`,
    badPosition: (found, where) => `${NOTHING}: «${found}» no es una posición${where}.`,
    badTurn: (found, where) => `${NOTHING}: «${found}» no se puede jugar ahí${where}.`,
    unreadable: (what, where) => `${NOTHING}: ${what} no se puede leer${where}.`,
  },
};
