import type { StudiesWords } from '../../studies/words.ts';
import { n } from './marbles.ts';

/** Studien: Kapitel mit Varianten und Notizen. */
export const studies: StudiesWords = {
  title: 'Studien',
  create: 'Neue Studie',
  import: 'Studie importieren',
  none: 'Noch keine Studien. Eine Studie enthält Varianten, Zeichnungen und Notizen, Kapitel für Kapitel.',
  untitled: 'Studie ohne Titel',
  chapterTitle: (number) => `Kapitel ${number}`,
  chapterCount: (count) => n(count, { one: '# Kapitel', other: '# Kapitel' }),
  open: 'Öffnen',
  name: 'Name der Studie',
  missing: 'Diese Studie ist nicht auf diesem Gerät.',
  chapters: 'Kapitel',
  addChapter: 'Kapitel hinzufügen',
  chapterName: 'Name des Kapitels',
  deleteChapter: 'Kapitel löschen',
  up: 'Kapitel nach oben',
  down: 'Kapitel nach unten',
  moved: (name, number, of) => `${name} ist jetzt ${number} von ${of}.`,
  notes: 'Notizen',
  edit: 'Schreiben',
  preview: 'Lesen',
  notesHint: 'Markdown: # Überschrift, **fett**, *kursiv*, - Liste, [Link](https://…)',
  noNotes: 'Zu diesem Kapitel gibt es noch keine Notizen.',
  newTab: '(öffnet einen neuen Tab)',
  draw: 'Zeichnen',
  elsewhere:
    'Diese Studie ist in einem anderen Tab offen. Was du hier änderst, bleibt nicht erhalten.',
  workHere: 'Hier bearbeiten',
  notKept:
    'Die Studie ließ sich nicht speichern: Der Browser hat keinen Platz mehr oder lässt es nicht zu.',
  save: {
    title: 'In einer Studie speichern',
    which: 'Studie',
    create: 'Eine neue Studie',
    act: 'Speichern',
    done: (title) => `Als Kapitel gespeichert: ${title}.`,
  },
  training: {
    title: 'Training',
    start: 'Üben',
    side: 'Du spielst',
    find: 'Finde den nächsten Zug.',
    right: 'Richtig.',
    unknown: (turn) => `${turn} steht nicht in dieser Studie. Versuch es noch einmal.`,
    mistake: (turn) => `${turn} ist hier als Fehler vermerkt. Versuch es noch einmal.`,
    end: 'Hier endet die Variante.',
    left: (count) => n(count, { one: 'Noch # Variante.', other: 'Noch # Varianten.' }),
    next: 'Nächste Variante',
    again: 'Noch einmal',
    show: 'Zug zeigen',
    stop: 'Training beenden',
    nothing: 'Hier gibt es noch keine Züge zum Üben.',
  },
  imported: (title, chapters) => `${title} ist jetzt hier, mit ${chapters}.`,
  faults: {
    notJson: (line) =>
      line === undefined
        ? 'Das ist keine ganze JSON-Datei.'
        : `Ab Zeile ${line} ergibt die Datei keinen Sinn.`,
    notOurs: 'Diese Datei ist keine Studie, die hier exportiert wurde.',
    newer: (version) =>
      `Die Datei stammt aus einer späteren Fassung (${version}); sie kann mehr enthalten, als hier lesbar ist.`,
    wrong: (where) => `Die Datei ist nicht lesbar${where}.`,
    chapter: (number, where) => `Kapitel ${number} ist nicht lesbar${where}.`,
  },
};
