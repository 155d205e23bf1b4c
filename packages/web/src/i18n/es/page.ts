import type { Words } from '../words.ts';
import { count } from './marbles.ts';

export const app: Words['app'] = {
  name: 'Zertz',
  title: 'Zertz: juega al juego de mesa ZÈRTZ',
  description:
    'Juega al juego de mesa ZÈRTZ contra otra persona o contra el ordenador, al momento y sin cuenta.',
  yourTurnTitle: '● Te toca · Zertz',
  skip: 'Ir al tablero',
  main: 'Partida',
  board: 'Tablero',
  column: (letter) => `Columna ${letter}`,
  about: 'ZÈRTZ es un juego de Kris Burm. Este es un proyecto independiente.',
  notSaved: 'Este navegador no nos deja guardar. Copia el texto de la partida.',
  gameText: 'Texto de la partida',
  badLink: (at) =>
    at === ''
      ? 'Este enlace está incompleto.'
      : `Este enlace está incompleto. Se corta en «${at}».`,
  badCount: (colour, found, expected) =>
    `Esta posición no es posible: tiene ${count(found, colour)} y el juego tiene ${expected}.`,
  openReadable: 'Abrir lo que se puede leer',
  editReadable: 'Componer lo que se puede leer',
  offline:
    'Estás sin conexión. El ordenador, las lecciones, los problemas, las reglas y tus partidas siguen funcionando.',
  newVersion: 'Hay una versión nueva.',
  dismiss: 'Cerrar',
};

export const menu: Words['menu'] = {
  open: 'Menú',
  newGame: 'Nueva partida',
  opponent: 'Rival',
  computer: 'Ordenador',
  twoPeople: 'Dos personas',
  takeBack: 'Deshacer una jugada',
  resign: 'Rendirse',
  resignAsk: (name) => `${name}: ¿rendirse?`,
  resignAskYou: '¿Quieres rendirte?',
  draw: 'Acordar tablas',
  drawAsk: '¿Aceptan tablas ambos jugadores?',
  yes: 'Sí',
  no: 'No',
  settings: 'Ajustes',
  keys: 'Ayuda y teclas',
  typeMove: 'Escribir una jugada',
  analyse: 'Analizar esta partida',
  text: 'Copiar o guardar la partida',
  diagram: 'Diagrama',
  toDark: 'Cambiar al tema oscuro',
  toLight: 'Cambiar al tema claro',
};

export const view: Words['view'] = {
  title: 'Vista',
  fit: 'Ajustar los anillos a la mesa',
  whole: 'Ver todo el tablero',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  turn: 'Girar el tablero',
  mirror: 'Reflejar el tablero',
  turned: (degrees) =>
    degrees === 0
      ? 'El tablero está en su posición habitual.'
      : `El tablero está girado ${degrees}°.`,
  mirrored: 'El tablero está reflejado.',
  unmirrored: 'El tablero no está reflejado.',
};

export const seats: Words['seats'] = {
  you: 'Tú',
  computer: 'Ordenador',
  first: 'Primer jugador',
  second: 'Segundo jugador',
  level: (level) => `nivel ${level}`,
};
