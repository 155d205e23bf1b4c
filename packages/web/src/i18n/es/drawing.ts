import type { Words } from '../words.ts';

/** Flechas y círculos sobre el tablero. */
export const drawing: Words['drawing'] = {
  title: 'Dibujar en el tablero',
  stop: 'Dejar de dibujar',
  clear: 'Borrar todos los dibujos',
  cleared: 'Todos los dibujos están borrados.',
  brushes: {
    solid: 'Continua',
    dashed: 'A trazos',
    dotted: 'De puntos',
    mixed: 'Trazos y puntos',
  },
  circle: (label) => `Círculo en ${label}.`,
  arrow: (from, to) => `Flecha de ${from} a ${to}.`,
  erased: (what) => `Borrado: ${what}`,
  begun: (label) =>
    `Una flecha empieza en ${label}. Ve a otro anillo y pulsa otra vez Mayús {draw}.`,
  givenUp: 'Ninguna flecha.',
};
