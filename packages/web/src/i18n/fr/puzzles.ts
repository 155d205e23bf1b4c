import type { PuzzleWords } from '../../puzzles/words.ts';
import { aMarble, counts, n } from './marbles.ts';

export const puzzles: PuzzleWords = {
  title: 'Problèmes',
  says: 'Des positions de parties. Un seul premier coup gagne par force : trouvez-le.',
  daily: 'Problème du jour',
  solve: 'Résoudre',
  solved: 'Résolu',
  again: 'Le refaire',
  streak: 'Série',
  streakSays: (days) =>
    days === 0 ? 'Un par jour' : n(days, { one: '# jour de suite', other: '# jours de suite' }),
  rating: 'Votre niveau',
  rated: (solved) =>
    solved === 0
      ? 'Résolvez-en un premier'
      : n(solved, { one: 'sur # problème', other: 'sur # problèmes' }),
  next: 'Le suivant pour vous',
  themes: 'Thèmes',
  lengths: 'Longueur',
  solvedOf: (solved, of) => n(solved, { one: `# résolu sur ${of}`, other: `# résolus sur ${of}` }),
  length: (within) => (within === 0 ? 'Gain par une prise' : `Gain en ${within}`),
  lengthSays: (within) =>
    within === 0
      ? 'La prise qui gagne est là. Trouvez-la.'
      : n(within, {
          one: 'Une seule pose suffit. Les prises ne comptent pas.',
          other: '# poses suffisent. Les prises ne comptent pas.',
        }),
  toMove: (player) =>
    player === 'first' ? 'Au premier joueur de jouer' : 'Au second joueur de jouer',
  needs: (missing) => `Il manque ${counts(missing)}.`,
  number: (id) => `Problème ${id}`,
  difficulty: (rating) => `Difficulté ${rating}`,
  all: 'Tous les problèmes',
  series: (name) => `Série : ${name}`,
  task: 'Énoncé',
  opponent: 'Adversaire',
  right: 'Juste.',
  answers: (replies) =>
    n(replies, {
      one: 'L’adversaire n’avait qu’une réponse.',
      other: 'L’adversaire avait # réponses, toutes perdantes.',
    }),
  asking: 'L’adversaire réfléchit.',
  answering: 'L’adversaire répond.',
  free: (turn) => `Rien n’oblige l’adversaire, libre de jouer ${turn}.`,
  freeClaim: (gain) => `Rien n’oblige l’adversaire, qui gagne ${counts(gain)}.`,
  takes: (gain) => `L’adversaire prend ${counts(gain)}, et le gain forcé est perdu.`,
  theyWin: (gain) => `L’adversaire prend ${counts(gain)} et gagne la partie.`,
  ended: 'La partie est finie, mais pas gagnée.',
  slow: 'Cela gagne aussi, mais plus lentement. Il y a plus rapide.',
  unjudged: 'Ce n’est pas cela. (L’ordinateur qui montrerait pourquoi n’a pas pu être chargé.)',
  tryAgain: 'Réessayer',
  hints: 'Indices',
  rungs: {
    where: 'Où regarder',
    marble: 'Quelle bille',
    ring: 'Quel anneau',
    show: 'Montrer le coup',
  },
  hint: {
    where: 'Regardez les anneaux marqués.',
    place: (colour) => `Posez ${aMarble(colour)}.`,
    onto: (label) => `Elle va en ${label}.`,
    jumper: (label) => `Prenez avec la bille en ${label}.`,
    ends: (label) => `La prise finit en ${label}.`,
    ringOnly: 'On retire seulement un anneau.',
    remove: (label) => `Retirez ${label}.`,
    pass: 'Il ne reste qu’à passer.',
  },
  done: {
    alone: 'Résolu.',
    helped: 'Résolu, avec de l’aide.',
    late: 'Résolu, mais pas du premier coup.',
  },
  line: 'Toute la variante',
  newRating: (rating, change) =>
    `Votre niveau : ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)})`,
  tomorrow: 'Le prochain problème du jour arrive demain.',
  nextPuzzle: 'Problème suivant',
  skip: 'Passer',
  link: 'Copier le lien',
  copied: 'Le lien est copié.',
  notCopied: 'Le navigateur a refusé la copie. Le lien est dans la barre d’adresse.',
  print: 'Imprimer',
  solution: 'Solution',
  held: (captives) =>
    captives.white + captives.grey + captives.black === 0 ? 'rien' : counts(captives),
  theme: {
    choice: { name: 'Choix', says: 'De plusieurs prises, une seule gagne.' },
    chain: { name: 'Chaîne', says: 'Une prise emporte plusieurs billes.' },
    'one offer': { name: 'Une offre', says: 'Une bille est offerte, et tout est dit.' },
    'two offers': { name: 'Deux offres', says: 'Une offre prépare l’autre.' },
    initiative: {
      name: 'Initiative',
      says: 'Trois offres ou plus : jamais un coup libre pour l’adversaire.',
    },
    'great sacrifice': { name: 'Grand sacrifice', says: 'Cinq billes ou plus sont données.' },
    steering: { name: 'Aiguillage', says: 'L’anneau retiré laisse moins de sauts à l’adversaire.' },
    repositioning: { name: 'Déplacement', says: 'Un saut forcé déplace une bille pour vous.' },
    gun: { name: 'Canon', says: 'Le saut forcé finit là où vous prenez aussitôt.' },
    'extended gun': { name: 'Canon long', says: 'Un canon dont le tir continue.' },
    telescope: { name: 'Télescope', says: 'Un canon en ligne droite.' },
    claim: { name: 'Groupe', says: 'Des anneaux pleins sont isolés et gagnés.' },
    'fill and cut': {
      name: 'Remplir et couper',
      says: 'La bille qu’on vient de poser est gagnée.',
    },
    island: { name: 'Île', says: 'Ce qui est gagné était déjà isolé.' },
    'double claim': { name: 'Double groupe', says: 'Deux groupes sont gagnés à la fois.' },
    nibbling: { name: 'Grignotage', says: 'Anneau par anneau, un groupe se détache.' },
    counting: { name: 'Compter', says: 'Il manque une bille à l’adversaire. Ne la donnez pas.' },
    race: { name: 'Course', says: 'À son tour, l’adversaire gagnerait.' },
    'four whites': { name: 'Blanches', says: 'La rangée des blanches est pleine.' },
    'five greys': { name: 'Grises', says: 'La rangée des grises est pleine.' },
    'six blacks': { name: 'Noires', says: 'La rangée des noires est pleine.' },
    'three of each': { name: 'Chaque couleur', says: 'Le cadre est plein.' },
    'empty pool': { name: 'Réserve vide', says: 'Vous posez de vos prises.' },
    'full board': { name: 'Plateau plein', says: 'Le dernier anneau est occupé.' },
  },
};
