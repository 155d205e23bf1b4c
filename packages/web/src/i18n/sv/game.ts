import type { Words } from '../words.ts';
import { counts, goalName, list, marble, marblesAt, n } from './marbles.ts';

export const meter: Words['meter'] = {
  closest: 'Närmaste mål',
  away: (missing) => `${counts(missing)} kvar`,
  reached: (goals) => list(goals.map(goalName)),
  reachedLabel: 'Målet nått',
  name: (name, rows, closest) =>
    `${name}: ${rows.map((row) => `${marble[row.marble].many} ${row.have} av ${row.need}`).join(', ')}. ${closest}`,
  closestShort: (missing) => `Närmast: ${counts(missing)}.`,
  toMove: 'Vid draget',
  yourTurn: 'Din tur',
  waiting: 'Väntar',
  points: (points) => `${points} poäng`,
};

export const moves: Words['moves'] = {
  title: 'Drag',
  ringsLeft: (rings) => n(rings, { one: '# bricka kvar', other: '# brickor kvar' }),
  empty: 'Inga drag än.',
  first: 'Första draget',
  previous: 'Föregående drag',
  next: 'Nästa drag',
  last: 'Sista draget',
};

const EXAMPLE = 'Exempel: Wd4,a1';

export const type: Words['type'] = {
  label: 'Skriv ett drag',
  placeholder: 'Wd4,a1',
  play: 'Spela det',
  hint: 'Officiell notation: W är vit, G grå, B svart. Wd4,a1 placerar vit på d4 och plockar bort a1; x e3Wg3 erövrar. Skriv ”hjälp” för att se vad man kan fråga.',
  empty: `Skriv ett drag. ${EXAMPLE}`,
  stuck: (read, at) =>
    read === ''
      ? `Jag fastnade redan i början, vid ”${at}”. ${EXAMPLE}`
      : `Jag läste ${read} men fastnade sedan vid ”${at}”. ${EXAMPLE}`,
  incomplete: (read) => `Jag läste ${read}, men det behövs mer. ${EXAMPLE}`,
  wrongColour: (label, found) =>
    found === undefined
      ? `Det ligger ingen kula på ${label}.`
      : `Kulan på ${label} är ${marble[found].one}.`,
  claims: (on) =>
    on.length === 0
      ? 'Med det draget tillfaller inget dig.'
      : `Med det draget kan du få ${marblesAt(on)}.`,
};

export const end: Words['end'] = {
  wins: (name) => `${name} vinner`,
  youWin: 'Du vinner',
  tie: 'Oavgjort',
  won: 'Vinst',
  lost: 'Förlust',
  tied: 'Oavgjort',
  bothLose: 'Båda förlorar',
  by: {
    goal: (goals) => `Med ${list(goals.map(goalName))}.`,
    'full-board': () => 'Den sista brickan blev upptagen.',
    'no-goal': () => 'Det går inte att spela vidare och ingen nådde ett mål.',
    'no-marbles': () => 'Motståndaren har ingen kula kvar att placera.',
    repetition: () => 'Samma ställning kom upp för tredje gången.',
    collaboration: () => 'Förrådet tömdes innan någon hade erövrat något.',
    resignation: () => 'Motståndaren gav upp.',
    agreement: () => 'Spelarna kom överens.',
    time: () => 'Motståndarens tid tog slut.',
  },
  points: (first, second) => `Poäng: ◆ ${first}, ● ${second}.`,
  tricks: 'Lär dig de två knepen som vinner',
  again: 'Spela igen',
  newGame: 'Nytt parti',
};
