import type { Words } from '../words.ts';
import { counts, goalName, list, marble, marblesAtAccusative, n, outOf } from './marbles.ts';

export const meter: Words['meter'] = {
  closest: 'Nejbližší cíl',
  away: (missing) => `chybí ${counts(missing)}`,
  reached: (goals) => list(goals.map(goalName)),
  reachedLabel: 'Cíl splněn',
  name: (name, rows, closest) =>
    `${name}: ${rows.map((row) => `${marble[row.marble].many} ${outOf(row.have, row.need)}`).join(', ')}. ${closest}`,
  closestShort: (missing) => `Nejblíž: chybí ${counts(missing)}.`,
  toMove: 'Na tahu',
  yourTurn: 'Jste na tahu',
  waiting: 'Čeká',
  points: (points) => n(points, { one: '# bod', few: '# body', other: '# bodů' }),
};

export const moves: Words['moves'] = {
  title: 'Tahy',
  ringsLeft: (rings) =>
    n(rings, {
      one: 'zbývá # kroužek',
      few: 'zbývají # kroužky',
      other: 'zbývá # kroužků',
    }),
  empty: 'Zatím žádný tah.',
  first: 'První tah',
  previous: 'Předchozí tah',
  next: 'Další tah',
  last: 'Poslední tah',
};

const EXAMPLE = 'Příklad: Wd4,a1';

export const type: Words['type'] = {
  label: 'Napište tah',
  placeholder: 'Wd4,a1',
  play: 'Zahrát',
  hint: 'Oficiální zápis: W je bílá, G šedá, B černá. Wd4,a1 položí bílou na d4 a odebere a1; x e3Wg3 zajme bílou skokem z e3 na g3. Na co se lze ptát, ukáže „nápověda“.',
  empty: `Napište tah. ${EXAMPLE}`,
  stuck: (read, at) =>
    read === ''
      ? `Nerozumím hned začátku „${at}“. ${EXAMPLE}`
      : `Rozumím ${read}, ale dál už ne: „${at}“. ${EXAMPLE}`,
  incomplete: (read) => `Rozumím ${read}, ale něco ještě chybí. ${EXAMPLE}`,
  wrongColour: (label, found) =>
    found === undefined
      ? `Na ${label} žádná kulička není.`
      : `Kulička na ${label} je ${marble[found].one}.`,
  claims: (on) =>
    on.length === 0
      ? 'Tímto tahem se nic nezíská.'
      : `Tímto tahem lze získat ${marblesAtAccusative(on)}.`,
};

export const end: Words['end'] = {
  wins: (name) => `${name} vyhrává`,
  youWin: 'Vyhráváte',
  tie: 'Remíza',
  won: 'Výhra',
  lost: 'Prohra',
  tied: 'Remíza',
  bothLose: 'Prohrávají oba',
  by: {
    goal: (goals) => `Splněný cíl: ${list(goals.map(goalName))}.`,
    'full-board': () => 'Poslední kroužek je obsazený.',
    'no-goal': () => 'Dál se hrát nedá a nikdo cíl nesplnil.',
    'no-marbles': () => 'Soupeř už nemá co položit.',
    repetition: () => 'Stejná pozice nastala potřetí.',
    collaboration: () => 'Zásoba se vyprázdnila dřív, než kdokoli něco zajal.',
    resignation: () => 'Soupeř se vzdal.',
    agreement: () => 'Hráči se dohodli.',
    time: () => 'Soupeři došel čas.',
  },
  points: (first, second) => `Body: ◆ ${first}, ● ${second}.`,
  tricks: 'Naučte se dva triky, které vyhrávají',
  again: 'Hrát znovu',
  newGame: 'Nová hra',
};
