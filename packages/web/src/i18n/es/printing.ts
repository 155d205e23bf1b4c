import type { PrintWords } from '../../print/words.ts';
import { n } from './marbles.ts';

/** Hojas de diagramas para papel. */
export const printing: PrintWords = {
  empty:
    'Aún no hay nada en la hoja. Añade problemas aquí, o pulsa Imprimir en una partida, un análisis o un estudio.',
  paper: 'Papel',
  papers: { a4: 'A4', letter: 'Carta' },
  perPage: 'Diagramas por página',
  heading: 'Encabezado',
  headingHint: 'Noche de club, 12 problemas',
  solutions: 'Soluciones',
  solutionsAt: {
    none: 'Ninguna',
    foot: 'Del revés al pie de la página',
    page: 'En una página aparte',
  },
  shown: {
    numbers: 'Números',
    tasks: 'A quién le toca, y la tarea',
    marbles: 'Capturas y reserva',
    links: 'Dirección de cada problema',
  },
  numbersSays: 'Las soluciones siempre los llevan.',
  add: 'Añadir problemas',
  which: 'Cuáles',
  difficulty: 'Dificultad',
  difficulties: { any: 'Cualquiera', easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
  howMany: 'Cuántos',
  addThese: 'Añadir a la hoja',
  addWeek: 'Problemas de los próximos siete días',
  added: (count) => n(count, { one: '# problema añadido.', other: '# problemas añadidos.' }),
  noOthers: 'No hay más problemas de este tipo.',
  full: (most) => `La hoja está llena: caben ${most} diagramas.`,
  onSheet: 'En la hoja',
  diagrams: (count) => n(count, { one: '# diagrama', other: '# diagramas' }),
  position: 'Posición',
  up: 'Subir',
  down: 'Bajar',
  remove: 'Quitar de la hoja',
  removed: (name) => `Ya no está en la hoja: ${name}.`,
  clear: 'Quitar todo',
  moved: (name, number, of) => `${name}: ahora ${number} de ${of}.`,
  page: (number, of) => `Página ${number} de ${of}`,
  goals: (goals) => `Objetivos: ${goals}`,
  faults: {
    unknown: (at) => `La dirección tiene «${at}», que aquí no dice nada.`,
    puzzle: (id) => `No hay ningún problema ${id}.`,
    day: (at) => `«${at}» no es un día.`,
    link: (number, at) =>
      at === ''
        ? `La posición ${number} está incompleta.`
        : `La posición ${number} está incompleta. Se corta en «${at}».`,
    turn: (number, at) =>
      `La solución de la posición ${number} no se puede jugar a partir de «${at}».`,
    study: 'Ese estudio no está en este dispositivo.',
    chapter: (number, where) => `El capítulo ${number} no se puede leer${where}.`,
    tooMany: (most, left) =>
      `En una hoja caben ${most} diagramas; ${n(left, { one: 'se dejó fuera # más', other: 'se dejaron fuera # más' })}.`,
  },
};
