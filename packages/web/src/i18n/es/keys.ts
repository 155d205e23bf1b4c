import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Mayús',
  close: 'Cerrar',
  groups: {
    board: {
      title: 'En el tablero',
      rows: {
        steer: [
          '{upLeft} {up} {upRight} {downLeft} {down} {downRight}',
          'Moverse en las seis direcciones',
        ],
        arrows: ['Flechas', 'Por la columna y a la siguiente'],
        legal: [
          '{nextLegal}, Mayús {nextLegal}',
          'Anillo siguiente, anterior donde se puede actuar',
        ],
        ends: ['Inicio, Fin', 'Extremos de la columna'],
        choose: ['Intro, Espacio', 'Elegir el anillo'],
      },
    },
    turn: {
      title: 'La jugada',
      rows: {
        colours: ['{white} {grey} {black}', 'Blanca, gris, negra'],
        back: ['Retroceso', 'Paso atrás'],
        clear: ['Esc', 'Borrar la jugada'],
        play: ['Ctrl Intro', 'Jugar'],
        paths: ['{previousPath} {nextPath}', 'Camino de captura anterior, siguiente'],
        takeBack: ['{takeBack}', 'Deshacer una jugada'],
        resign: ['{resign}', 'Rendirse'],
        hint: ['{hint}', 'Pista'],
      },
    },
    view: {
      title: 'La vista',
      rows: {
        fit: ['{fit}', 'Ajustar los anillos a la mesa, y volver'],
        zoom: ['{zoomIn} {zoomOut}', 'Acercar, alejar'],
        turn: ['{turn}, Mayús {turn}', 'Girar el tablero 60°, y volver'],
        draw: ['{draw}, Mayús {draw}', 'Marcar el anillo; empezar y acabar una flecha'],
        labels: ['{labels}', 'Coordenadas: borde, todas, ninguna'],
        zen: ['{zen}', 'Zen, y salir'],
        sound: ['{sound}', 'Sonido, silencio'],
      },
    },
    analysis: {
      title: 'En un análisis',
      rows: {
        engine: ['L', 'Motor encendido, apagado'],
        threats: ['X', 'Amenazas'],
        offers: ['V', 'Sacrificios'],
        line: ['P', 'Ver la variante forzada'],
        mistake: ['B', 'Error siguiente'],
        explorer: ['G', 'Explorador'],
        lineEnds: ['Mayús {previousMove} {nextMove}', 'Primera jugada, final de la variante'],
        best: ['Mayús Intro', 'Hacer la mejor jugada'],
      },
    },
    editor: {
      title: 'Al componer una posición',
      rows: {
        brushes: ['1 2 3 4 5', 'Blanca, gris, negra, anillo vacío, sin anillo'],
        undo: ['Ctrl Z', 'Deshacer'],
        redo: ['Ctrl Shift Z', 'Rehacer'],
      },
    },
    rest: {
      title: 'Lo demás',
      rows: {
        jump: ['Ctrl K', 'Buscar cualquier cosa e ir a ella'],
        type: ['{typeMove}', 'Escribir una jugada'],
        moves: ['{previousMove} {nextMove}', 'Jugada anterior, siguiente de la partida'],
        gameEnds: ['Mayús {previousMove} {nextMove}', 'Primera jugada, última de la partida'],
        help: ['{help}', 'Esta ayuda'],
      },
    },
  },
};
