import type { PrintWords } from '../../print/words.ts';
import { n } from './marbles.ts';

/** Des feuilles de diagrammes pour le papier. */
export const printing: PrintWords = {
  empty:
    'Rien sur la feuille pour l’instant. Ajoutez des problèmes ici, ou choisissez Imprimer dans une partie, une analyse ou une étude.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Lettre' },
  perPage: 'Diagrammes par page',
  heading: 'Titre',
  headingHint: 'Soirée du club, 12 problèmes',
  solutions: 'Solutions',
  solutionsAt: {
    none: 'Aucune',
    foot: 'À l’envers en bas de page',
    page: 'Sur une page à part',
  },
  shown: {
    numbers: 'Numéros',
    tasks: 'Qui joue, et l’énoncé',
    marbles: 'Prises et réserve',
    links: 'Adresse de chaque problème',
  },
  numbersSays: 'Les solutions en ont toujours.',
  add: 'Ajouter des problèmes',
  which: 'Lesquels',
  difficulty: 'Difficulté',
  difficulties: { any: 'Toutes', easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
  howMany: 'Combien',
  addThese: 'Ajouter à la feuille',
  addWeek: 'Problèmes des sept prochains jours',
  added: (count) => n(count, { one: '# problème ajouté.', other: '# problèmes ajoutés.' }),
  noOthers: 'Il n’y a pas d’autres problèmes de ce genre.',
  full: (most) => `La feuille est pleine : elle contient ${most} diagrammes.`,
  onSheet: 'Sur la feuille',
  diagrams: (count) => n(count, { one: '# diagramme', other: '# diagrammes' }),
  position: 'Position',
  up: 'Monter',
  down: 'Descendre',
  remove: 'Retirer de la feuille',
  removed: (name) => `Retiré de la feuille : ${name}.`,
  clear: 'Tout retirer',
  moved: (name, number, of) => `${name} : maintenant ${number} sur ${of}.`,
  page: (number, of) => `Page ${number} sur ${of}`,
  goals: (goals) => `Buts : ${goals}`,
  faults: {
    unknown: (at) => `L’adresse contient « ${at} », qui ne dit rien ici.`,
    puzzle: (id) => `Il n’y a pas de problème ${id}.`,
    day: (at) => `« ${at} » n’est pas un jour.`,
    link: (number, at) =>
      at === ''
        ? `La position ${number} est incomplète.`
        : `La position ${number} est incomplète. Elle s’arrête à « ${at} ».`,
    turn: (number, at) =>
      `La solution de la position ${number} est injouable à partir de « ${at} ».`,
    study: 'Cette étude n’est pas sur cet appareil.',
    chapter: (number, where) => `Le chapitre ${number} est illisible${where}.`,
    tooMany: (most, left) =>
      `Une feuille contient ${most} diagrammes ; ${n(left, { one: '# autre a été omis', other: '# autres ont été omis' })}.`,
  },
};
