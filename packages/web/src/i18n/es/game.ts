import type { Words } from '../words.ts';
import { counts, goalName, list, marble, marblesAt, n } from './marbles.ts';

export const meter: Words['meter'] = {
  closest: 'Objetivo más cercano',
  away: (missing) => `faltan ${counts(missing)}`,
  reached: (goals) => list(goals.map(goalName)),
  reachedLabel: 'Objetivo logrado',
  name: (name, rows, closest) =>
    `${name}: ${rows.map((row) => `${marble[row.marble].many} ${row.have} de ${row.need}`).join(', ')}. ${closest}`,
  closestShort: (missing) => `Faltan: ${counts(missing)}.`,
  toMove: 'En turno',
  yourTurn: 'Te toca',
  waiting: 'Espera',
  points: (points) => n(points, { one: '# punto', other: '# puntos' }),
};

export const moves: Words['moves'] = {
  title: 'Jugadas',
  ringsLeft: (rings) => n(rings, { one: 'queda # anillo', other: 'quedan # anillos' }),
  empty: 'Aún no hay jugadas.',
  first: 'Primera jugada',
  previous: 'Jugada anterior',
  next: 'Jugada siguiente',
  last: 'Última jugada',
};

const EXAMPLE = 'Ejemplo: Wd4,a1';

export const type: Words['type'] = {
  label: 'Escribe una jugada',
  placeholder: 'Wd4,a1',
  play: 'Jugarla',
  hint: 'Notación oficial: W es blanca, G gris, B negra. Wd4,a1 coloca blanca en d4 y retira a1; x e3Wg3 captura. Escribe «ayuda» para ver qué se puede preguntar.',
  empty: `Escribe una jugada. ${EXAMPLE}`,
  stuck: (read, at) =>
    read === ''
      ? `No se entiende desde el principio, en «${at}». ${EXAMPLE}`
      : `Leído: ${read}, pero no se entiende «${at}». ${EXAMPLE}`,
  incomplete: (read) => `Leído: ${read}, pero falta algo más. ${EXAMPLE}`,
  wrongColour: (label, found) =>
    found === undefined
      ? `No hay ninguna canica en ${label}.`
      : `La canica de ${label} es ${marble[found].one}.`,
  claims: (on) =>
    on.length === 0
      ? 'Esta jugada no gana ningún grupo.'
      : `Esta jugada puede ganar ${marblesAt(on)}.`,
};

export const end: Words['end'] = {
  wins: (name) => `Gana ${name}`,
  youWin: 'Has ganado',
  tie: 'Empate',
  won: 'Victoria',
  lost: 'Derrota',
  tied: 'Empate',
  bothLose: 'Pierden ambos',
  by: {
    goal: (goals) => `Objetivo logrado: ${list(goals.map(goalName))}.`,
    'full-board': () => 'Se ocupó el último anillo.',
    'no-goal': () => 'No se puede seguir y nadie logró un objetivo.',
    'no-marbles': () => 'Al rival no le quedan canicas que colocar.',
    repetition: () => 'La misma posición apareció por tercera vez.',
    collaboration: () => 'La reserva se vació antes de que nadie capturara.',
    resignation: () => 'El rival se rindió.',
    agreement: () => 'Ambos jugadores lo acordaron.',
    time: () => 'Al rival se le acabó el tiempo.',
  },
  points: (first, second) => `Puntos: ◆ ${first}, ● ${second}.`,
  again: 'Jugar otra vez',
  tricks: 'Aprende los dos trucos que ganan',
  newGame: 'Nueva partida',
};
