import type { StudiesWords } from '../../studies/words.ts';
import { n } from './marbles.ts';

/** Estudios: capítulos con variantes y notas. */
export const studies: StudiesWords = {
  title: 'Estudios',
  create: 'Nuevo estudio',
  import: 'Importar un estudio',
  none: 'Aún no hay estudios. Un estudio guarda variantes, dibujos y notas, capítulo a capítulo.',
  untitled: 'Estudio sin título',
  chapterTitle: (number) => `Capítulo ${number}`,
  chapterCount: (count) => n(count, { one: '# capítulo', other: '# capítulos' }),
  open: 'Abrir',
  name: 'Nombre del estudio',
  missing: 'Este estudio no está en este dispositivo.',
  chapters: 'Capítulos',
  addChapter: 'Añadir un capítulo',
  chapterName: 'Nombre del capítulo',
  deleteChapter: 'Borrar el capítulo',
  up: 'Subir el capítulo',
  down: 'Bajar el capítulo',
  moved: (name, number, of) => `${name} es ahora el ${number} de ${of}.`,
  notes: 'Notas',
  edit: 'Escribir',
  preview: 'Leer',
  notesHint: 'Markdown: # título, **negrita**, *cursiva*, - lista, [enlace](https://…)',
  noNotes: 'Este capítulo aún no tiene notas.',
  newTab: '(abre otra pestaña)',
  draw: 'Dibujar',
  elsewhere: 'Este estudio está abierto en otra pestaña. Lo que cambies aquí no se guarda.',
  workHere: 'Trabajar aquí',
  notKept: 'No se pudo guardar el estudio: el navegador no tiene espacio o no lo permite.',
  save: {
    title: 'Guardar en un estudio',
    which: 'Estudio',
    create: 'Un estudio nuevo',
    act: 'Guardar',
    done: (title) => `Guardado como capítulo de ${title}.`,
  },
  training: {
    title: 'Entrenamiento',
    start: 'Entrenar',
    side: 'Juegas con',
    find: 'Encuentra la siguiente jugada.',
    right: 'Correcto.',
    unknown: (turn) => `${turn} no está en este estudio. Prueba otra vez.`,
    mistake: (turn) => `${turn} está marcada aquí como error. Prueba otra vez.`,
    end: 'Aquí acaba la variante.',
    left: (count) => n(count, { one: 'Queda # variante.', other: 'Quedan # variantes.' }),
    next: 'Siguiente variante',
    again: 'Otra vez',
    show: 'Mostrar la jugada',
    stop: 'Acabar el entrenamiento',
    nothing: 'Aquí aún no hay jugadas que entrenar.',
  },
  imported: (title, chapters) => `${title} ya está aquí, con ${chapters}.`,
  faults: {
    notJson: (line) =>
      line === undefined
        ? 'Este archivo JSON no está completo.'
        : `El archivo deja de tener sentido en la línea ${line}.`,
    notOurs: 'Este archivo no es un estudio exportado desde aquí.',
    newer: (version) =>
      `El archivo es de una versión posterior (${version}) y puede contener más de lo que aquí se puede leer.`,
    wrong: (where) => `El archivo no se puede leer${where}.`,
    chapter: (number, where) => `El capítulo ${number} no se puede leer${where}.`,
  },
};
