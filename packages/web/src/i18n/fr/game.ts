import type { Words } from '../words.ts';
import { counts, goalName, list, marble, marblesAt, n } from './marbles.ts';

export const meter: Words['meter'] = {
  closest: 'But le plus proche',
  away: (missing) => `encore ${counts(missing)}`,
  reached: (goals) => list(goals.map(goalName)),
  reachedLabel: 'But atteint',
  name: (name, rows, closest) =>
    `${name} : ${rows.map((row) => `${marble[row.marble].many} ${row.have} sur ${row.need}`).join(', ')}. ${closest}`,
  closestShort: (missing) => `Il manque : ${counts(missing)}.`,
  toMove: 'Au trait',
  yourTurn: 'À vous',
  waiting: 'Attend',
  points: (points) => n(points, { one: '# point', other: '# points' }),
};

export const moves: Words['moves'] = {
  title: 'Coups',
  ringsLeft: (rings) => n(rings, { one: '# anneau restant', other: '# anneaux restants' }),
  empty: 'Aucun coup encore.',
  first: 'Premier coup',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  last: 'Dernier coup',
};

const EXAMPLE = 'Exemple : Wd4,a1';

export const type: Words['type'] = {
  label: 'Taper un coup',
  placeholder: 'Wd4,a1',
  play: 'Jouer ce coup',
  hint: 'Notation officielle : W est blanche, G grise, B noire. Wd4,a1 pose une blanche en d4 et retire a1 ; x e3Wg3 prend. Tapez « aide » pour voir ce qu’on peut demander.',
  empty: `Tapez un coup. ${EXAMPLE}`,
  stuck: (read, at) =>
    read === ''
      ? `Impossible à lire dès le début, à « ${at} ». ${EXAMPLE}`
      : `Lu : ${read}, puis impossible à lire à « ${at} ». ${EXAMPLE}`,
  incomplete: (read) => `Lu : ${read}, mais il manque la suite. ${EXAMPLE}`,
  wrongColour: (label, found) =>
    found === undefined
      ? `Il n’y a pas de bille en ${label}.`
      : `La bille en ${label} est ${marble[found].one}.`,
  claims: (on) =>
    on.length === 0 ? 'Ce coup ne gagne aucun groupe.' : `Ce coup peut gagner ${marblesAt(on)}.`,
};

export const end: Words['end'] = {
  wins: (name) => `${name} gagne`,
  youWin: 'Vous gagnez',
  tie: 'Égalité',
  won: 'Victoire',
  lost: 'Défaite',
  tied: 'Égalité',
  bothLose: 'Les deux perdent',
  by: {
    goal: (goals) => `But atteint : ${list(goals.map(goalName))}.`,
    'full-board': () => 'Le dernier anneau a été occupé.',
    'no-goal': () => 'On ne peut plus jouer et personne n’a atteint de but.',
    'no-marbles': () => 'L’adversaire n’a plus de bille à poser.',
    repetition: () => 'La même position est apparue pour la troisième fois.',
    collaboration: () => 'La réserve a été vidée avant toute prise.',
    resignation: () => 'L’adversaire a abandonné.',
    agreement: () => 'Les deux joueurs étaient d’accord.',
    time: () => 'L’adversaire n’a plus de temps.',
  },
  points: (first, second) => `Points : ◆ ${first}, ● ${second}.`,
  again: 'Rejouer',
  tricks: 'Apprendre les deux astuces qui gagnent',
  newGame: 'Nouvelle partie',
};
