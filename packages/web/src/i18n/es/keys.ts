import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  close: 'Cerrar',
  groups: [
    {
      title: 'En el tablero',
      rows: [
        ['Q W E A S D', 'Moverse en las seis direcciones'],
        ['Flechas', 'Por la columna y a la siguiente'],
        ['N, Mayús N', 'Anillo siguiente, anterior donde se puede actuar'],
        ['Inicio, Fin', 'Extremos de la columna'],
        ['Intro, Espacio', 'Elegir el anillo'],
      ],
    },
    {
      title: 'La jugada',
      rows: [
        ['1 2 3', 'Blanca, gris, negra'],
        ['Retroceso', 'Paso atrás'],
        ['Esc', 'Borrar la jugada'],
        ['Ctrl Intro', 'Jugar'],
        ['[ ]', 'Camino de captura anterior, siguiente'],
        ['T', 'Deshacer una jugada'],
        ['H', 'Pista'],
      ],
    },
    {
      title: 'La vista',
      rows: [
        ['0', 'Ajustar los anillos a la mesa, y volver'],
        ['+ −', 'Acercar, alejar'],
        ['R, Mayús R', 'Girar el tablero 60°, y volver'],
        ['C', 'Coordenadas: borde, todas, ninguna'],
        ['M', 'Sonido, silencio'],
      ],
    },
    {
      title: 'Lo demás',
      rows: [
        ['Ctrl K', 'Buscar cualquier cosa e ir a ella'],
        ['/', 'Escribir una jugada'],
        [', .', 'Jugada anterior, siguiente de la partida'],
        ['?', 'Esta ayuda'],
      ],
    },
  ],
};
