import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Mayús',
  close: 'Cerrar',
  groups: [
    {
      title: 'En el tablero',
      rows: [
        [
          '{upLeft} {up} {upRight} {downLeft} {down} {downRight}',
          'Moverse en las seis direcciones',
        ],
        ['Flechas', 'Por la columna y a la siguiente'],
        ['{nextLegal}, Mayús {nextLegal}', 'Anillo siguiente, anterior donde se puede actuar'],
        ['Inicio, Fin', 'Extremos de la columna'],
        ['Intro, Espacio', 'Elegir el anillo'],
      ],
    },
    {
      title: 'La jugada',
      rows: [
        ['{white} {grey} {black}', 'Blanca, gris, negra'],
        ['Retroceso', 'Paso atrás'],
        ['Esc', 'Borrar la jugada'],
        ['Ctrl Intro', 'Jugar'],
        ['{previousPath} {nextPath}', 'Camino de captura anterior, siguiente'],
        ['{takeBack}', 'Deshacer una jugada'],
        ['{hint}', 'Pista'],
      ],
    },
    {
      title: 'La vista',
      rows: [
        ['{fit}', 'Ajustar los anillos a la mesa, y volver'],
        ['{zoomIn} {zoomOut}', 'Acercar, alejar'],
        ['{turn}, Mayús {turn}', 'Girar el tablero 60°, y volver'],
        ['{draw}, Mayús {draw}', 'Marcar el anillo; empezar y acabar una flecha'],
        ['{labels}', 'Coordenadas: borde, todas, ninguna'],
        ['{zen}', 'Zen, y salir'],
        ['{sound}', 'Sonido, silencio'],
      ],
    },
    {
      title: 'En un análisis',
      rows: [
        ['L', 'Motor encendido, apagado'],
        ['X', 'Amenazas'],
        ['V', 'Sacrificios'],
        ['P', 'Ver la variante forzada'],
        ['B', 'Error siguiente'],
        ['G', 'Explorador'],
        ['Mayús {previousMove} {nextMove}', 'Primera jugada, final de la variante'],
        ['Mayús Intro', 'Hacer la mejor jugada'],
      ],
    },
    {
      title: 'Lo demás',
      rows: [
        ['Ctrl K', 'Buscar cualquier cosa e ir a ella'],
        ['{typeMove}', 'Escribir una jugada'],
        ['{previousMove} {nextMove}', 'Jugada anterior, siguiente de la partida'],
        ['{help}', 'Esta ayuda'],
      ],
    },
  ],
};
