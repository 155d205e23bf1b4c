import type { Words } from '../words.ts';
import { colourWord, counts, goalName, list, marble, marblesAt, n } from './marbles.ts';

export const meter: Words['meter'] = {
  closest: 'Dichtstbijzijnde doel',
  away: (missing) => `nog ${counts(missing)}`,
  reached: (goals) => list(goals.map(goalName)),
  reachedLabel: 'Doel bereikt',
  name: (name, rows, closest) =>
    `${name}: ${rows.map((row) => `${marble[row.marble].many} ${row.have} van ${row.need}`).join(', ')}. ${closest}`,
  closestShort: (missing) => `Nog nodig: ${counts(missing)}.`,
  toMove: 'Aan zet',
  yourTurn: 'Jouw beurt',
  waiting: 'Wacht',
  points: (points) => n(points, { one: '# punt', other: '# punten' }),
};

export const moves: Words['moves'] = {
  title: 'Zetten',
  ringsLeft: (rings) => n(rings, { one: 'nog # ring', other: 'nog # ringen' }),
  empty: 'Nog geen zetten.',
  first: 'Eerste zet',
  previous: 'Vorige zet',
  next: 'Volgende zet',
  last: 'Laatste zet',
};

const EXAMPLE = 'Voorbeeld: Wd4,a1';

export const type: Words['type'] = {
  label: 'Typ een zet',
  placeholder: 'Wd4,a1',
  play: 'Spelen',
  hint: 'Officiële notatie: W is wit, G grijs, B zwart. Wd4,a1 plaatst wit op d4 en haalt a1 weg; x e3Wg3 slaat. Typ ‘hulp’ om te zien wat je kunt vragen.',
  empty: `Typ een zet. ${EXAMPLE}`,
  stuck: (read, at) =>
    read === ''
      ? `Ik liep al aan het begin vast, bij ‘${at}’. ${EXAMPLE}`
      : `Ik las ${read}, en liep toen vast bij ‘${at}’. ${EXAMPLE}`,
  incomplete: (read) => `Ik las ${read}, maar er is meer nodig. ${EXAMPLE}`,
  wrongColour: (label, found) =>
    found === undefined
      ? `Er ligt geen knikker op ${label}.`
      : `De knikker op ${label} is ${colourWord[found]}.`,
  claims: (on) =>
    on.length === 0 ? 'Deze zet wint geen groep.' : `Deze zet kan winnen: ${marblesAt(on)}.`,
};

export const end: Words['end'] = {
  wins: (name) => `${name} wint`,
  youWin: 'Je wint',
  tie: 'Gelijkspel',
  won: 'Gewonnen',
  lost: 'Verloren',
  tied: 'Gelijk',
  bothLose: 'Beiden verliezen',
  by: {
    goal: (goals) => `Doel bereikt: ${list(goals.map(goalName))}.`,
    'full-board': () => 'De laatste ring werd bezet.',
    'no-goal': () => 'Er kan niet verder gespeeld worden en niemand bereikte een doel.',
    'no-marbles': () => 'De tegenstander heeft geen knikker meer om te plaatsen.',
    repetition: () => 'Dezelfde stelling kwam voor de derde keer voor.',
    collaboration: () => 'De voorraad was leeg voordat iemand had geslagen.',
    resignation: () => 'De tegenstander gaf op.',
    agreement: () => 'Beide spelers waren het eens.',
    time: () => 'De tijd van de tegenstander is om.',
  },
  points: (first, second) => `Punten: ◆ ${first}, ● ${second}.`,
  again: 'Nog een keer',
  tricks: 'Leer de twee trucs waarmee je wint',
  newGame: 'Nieuwe partij',
};
