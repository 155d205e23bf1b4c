import type { PrintWords } from '../../print/words.ts';
import { n } from './marbles.ts';

/** Bögen mit Diagrammen für Papier. */
export const printing: PrintWords = {
  empty:
    'Noch ist nichts auf dem Bogen. Füge hier Aufgaben hinzu, oder wähle „Drucken“ bei einer Partie, einer Analyse oder einer Studie.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  perPage: 'Diagramme je Seite',
  heading: 'Überschrift',
  headingHint: 'Klubabend, 12 Aufgaben',
  solutions: 'Lösungen',
  solutionsAt: {
    none: 'Keine',
    foot: 'Kopfüber am Fuß der Seite',
    page: 'Auf einer eigenen Seite',
  },
  shown: {
    numbers: 'Nummern',
    tasks: 'Wer am Zug ist, und die Aufgabe',
    marbles: 'Geschlagene und Vorrat',
    links: 'Adresse jeder Aufgabe',
  },
  numbersSays: 'Lösungen haben sie immer.',
  add: 'Aufgaben hinzufügen',
  which: 'Welche',
  difficulty: 'Schwierigkeit',
  difficulties: { any: 'Beliebig', easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  howMany: 'Wie viele',
  addThese: 'Auf den Bogen',
  addWeek: 'Aufgaben der nächsten sieben Tage',
  added: (count) => n(count, { one: '# Aufgabe hinzugefügt.', other: '# Aufgaben hinzugefügt.' }),
  noOthers: 'Mehr Aufgaben dieser Art gibt es nicht.',
  full: (most) => `Der Bogen ist voll: Er fasst ${most} Diagramme.`,
  onSheet: 'Auf dem Bogen',
  diagrams: (count) => n(count, { one: '# Diagramm', other: '# Diagramme' }),
  position: 'Stellung',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Vom Bogen nehmen',
  removed: (name) => `Nicht mehr auf dem Bogen: ${name}.`,
  clear: 'Alle herunternehmen',
  moved: (name, number, of) => `${name} ist jetzt ${number} von ${of}.`,
  page: (number, of) => `Seite ${number} von ${of}`,
  goals: (goals) => `Ziele: ${goals}`,
  faults: {
    unknown: (at) => `„${at}“ in der Adresse sagt hier nichts.`,
    puzzle: (id) => `Eine Aufgabe ${id} gibt es nicht.`,
    day: (at) => `„${at}“ ist kein Tag.`,
    link: (number, at) =>
      at === ''
        ? `Stellung ${number} ist unvollständig.`
        : `Stellung ${number} ist unvollständig. Sie bricht bei „${at}“ ab.`,
    turn: (number, at) => `Die Lösung von Stellung ${number} ist ab „${at}“ nicht spielbar.`,
    study: 'Diese Studie ist nicht auf diesem Gerät.',
    chapter: (number, where) => `Kapitel ${number} ist nicht lesbar${where}.`,
    tooMany: (most, left) =>
      `Ein Bogen fasst ${most} Diagramme; ${n(left, { one: '# weiteres fehlt', other: '# weitere fehlen' })}.`,
  },
};
