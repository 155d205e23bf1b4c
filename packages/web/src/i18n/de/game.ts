import type { Words } from '../words.ts';
import { colourWord, counts, goalName, list, marble, marblesAt, n } from './marbles.ts';

export const meter: Words['meter'] = {
  closest: 'Nächstes Ziel',
  away: (missing) => `noch ${counts(missing)}`,
  reached: (goals) => list(goals.map(goalName)),
  reachedLabel: 'Ziel erreicht',
  name: (name, rows, closest) =>
    `${name}: ${rows.map((row) => `${marble[row.marble].title} ${row.have} von ${row.need}`).join(', ')}. ${closest}`,
  closestShort: (missing) => `Es fehlen: ${counts(missing)}.`,
  toMove: 'Am Zug',
  yourTurn: 'Du bist dran',
  waiting: 'Wartet',
  points: (points) => n(points, { one: '# Punkt', other: '# Punkte' }),
};

export const moves: Words['moves'] = {
  title: 'Züge',
  ringsLeft: (rings) => n(rings, { one: 'noch # Ring', other: 'noch # Ringe' }),
  empty: 'Noch keine Züge.',
  first: 'Erster Zug',
  previous: 'Voriger Zug',
  next: 'Nächster Zug',
  last: 'Letzter Zug',
};

const EXAMPLE = 'Beispiel: Wd4,a1';

export const type: Words['type'] = {
  label: 'Zug eintippen',
  placeholder: 'Wd4,a1',
  play: 'Spielen',
  hint: 'Offizielle Notation: W ist Weiß, G Grau, B Schwarz. Wd4,a1 setzt Weiß auf d4 und entfernt a1; x e3Wg3 schlägt. Was sich fragen lässt, zeigt „hilfe“.',
  empty: `Tippe einen Zug ein. ${EXAMPLE}`,
  stuck: (read, at) =>
    read === ''
      ? `Schon am Anfang ging es nicht weiter, bei „${at}“. ${EXAMPLE}`
      : `Gelesen: ${read}, dann ging es nicht weiter, bei „${at}“. ${EXAMPLE}`,
  incomplete: (read) => `Gelesen: ${read}, aber es fehlt noch etwas. ${EXAMPLE}`,
  wrongColour: (label, found) =>
    found === undefined
      ? `Auf ${label} liegt keine Kugel.`
      : `Die Kugel auf ${label} ist ${colourWord[found]}.`,
  claims: (on) =>
    on.length === 0
      ? 'Dieser Zug gewinnt keine Gruppe.'
      : `Dieser Zug kann gewinnen: ${marblesAt(on)}.`,
};

export const end: Words['end'] = {
  wins: (name) => `${name} gewinnt`,
  youWin: 'Du gewinnst',
  tie: 'Unentschieden',
  won: 'Gewonnen',
  lost: 'Verloren',
  tied: 'Unentschieden',
  bothLose: 'Beide verlieren',
  by: {
    goal: (goals) => `Ziel erreicht: ${list(goals.map(goalName))}.`,
    'full-board': () => 'Der letzte Ring wurde besetzt.',
    'no-goal': () => 'Es geht nicht weiter und niemand hat ein Ziel erreicht.',
    'no-marbles': () => 'Der Gegner hat keine Kugel mehr zu setzen.',
    repetition: () => 'Dieselbe Stellung kam zum dritten Mal vor.',
    collaboration: () => 'Der Vorrat war leer, bevor jemand geschlagen hatte.',
    resignation: () => 'Der Gegner hat aufgegeben.',
    agreement: () => 'Beide waren einverstanden.',
    time: () => 'Dem Gegner lief die Zeit ab.',
  },
  points: (first, second) => `Punkte: ◆ ${first}, ● ${second}.`,
  again: 'Noch einmal',
  tricks: 'Die zwei Kniffe lernen, die gewinnen',
  newGame: 'Neue Partie',
};
