import type { StudiesWords } from '../../studies/words.ts';
import { n } from './marbles.ts';

/** Études : des chapitres de variantes et de notes. */
export const studies: StudiesWords = {
  title: 'Études',
  create: 'Nouvelle étude',
  import: 'Importer une étude',
  none: 'Pas encore d’études. Une étude garde variantes, dessins et notes, chapitre par chapitre.',
  untitled: 'Étude sans titre',
  chapterTitle: (number) => `Chapitre ${number}`,
  chapterCount: (count) => n(count, { one: '# chapitre', other: '# chapitres' }),
  open: 'Ouvrir',
  name: 'Nom de l’étude',
  missing: 'Cette étude n’est pas sur cet appareil.',
  chapters: 'Chapitres',
  addChapter: 'Ajouter un chapitre',
  chapterName: 'Nom du chapitre',
  deleteChapter: 'Supprimer le chapitre',
  up: 'Monter le chapitre',
  down: 'Descendre le chapitre',
  moved: (name, number, of) => `${name} : maintenant ${number} sur ${of}.`,
  notes: 'Notes',
  edit: 'Écrire',
  preview: 'Lire',
  notesHint: 'Markdown : # titre, **gras**, *italique*, - liste, [lien](https://…)',
  noNotes: 'Pas encore de notes sur ce chapitre.',
  newTab: '(ouvre un nouvel onglet)',
  draw: 'Dessiner',
  elsewhere:
    'Cette étude est ouverte dans un autre onglet. Ce que vous changez ici n’est pas gardé.',
  workHere: 'Travailler ici',
  notKept:
    'L’étude n’a pas pu être enregistrée : le navigateur n’a plus de place ou ne le permet pas.',
  save: {
    title: 'Enregistrer dans une étude',
    which: 'Étude',
    create: 'Une nouvelle étude',
    act: 'Enregistrer',
    done: (title) => `Enregistré comme chapitre de ${title}.`,
  },
  training: {
    title: 'Entraînement',
    start: 'S’entraîner',
    side: 'Vous jouez',
    find: 'Trouvez le prochain coup.',
    right: 'Exact.',
    unknown: (turn) => `${turn} n’est pas dans cette étude. Réessayez.`,
    mistake: (turn) => `${turn} est noté ici comme une erreur. Réessayez.`,
    end: 'La variante finit ici.',
    left: (count) => n(count, { one: 'Encore # variante.', other: 'Encore # variantes.' }),
    next: 'Variante suivante',
    again: 'Encore une fois',
    show: 'Montrer le coup',
    stop: 'Finir l’entraînement',
    nothing: 'Il n’y a pas encore de coups à trouver ici.',
  },
  imported: (title, chapters) => `${title} est là, avec ${chapters}.`,
  faults: {
    notJson: (line) =>
      line === undefined
        ? 'Ce fichier JSON n’est pas entier.'
        : `Le fichier perd son sens à la ligne ${line}.`,
    notOurs: 'Ce fichier n’est pas une étude exportée d’ici.',
    newer: (version) =>
      `Le fichier vient d’une version ultérieure (${version}) : il contient peut-être plus que ce qui se lit ici.`,
    wrong: (where) => `Le fichier est illisible${where}.`,
    chapter: (number, where) => `Le chapitre ${number} est illisible${where}.`,
  },
};
