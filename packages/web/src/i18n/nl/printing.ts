import type { PrintWords } from '../../print/words.ts';
import { n } from './marbles.ts';

/** Bladen met diagrammen voor op papier. */
export const printing: PrintWords = {
  empty:
    'Er staat nog niets op het blad. Voeg hier puzzels toe, of kies Afdrukken bij een partij, een analyse of een studie.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  perPage: 'Diagrammen per pagina',
  heading: 'Kop',
  headingHint: 'Clubavond, 12 puzzels',
  solutions: 'Oplossingen',
  solutionsAt: {
    none: 'Geen',
    foot: 'Ondersteboven onderaan',
    page: 'Op een eigen pagina',
  },
  shown: {
    numbers: 'Nummers',
    tasks: 'Wie aan zet is, en de opdracht',
    marbles: 'Geslagen knikkers en voorraad',
    links: 'Adres van elke puzzel',
  },
  numbersSays: 'Oplossingen hebben ze altijd.',
  add: 'Puzzels toevoegen',
  which: 'Welke',
  difficulty: 'Moeilijkheid',
  difficulties: { any: 'Alle', easy: 'Makkelijk', medium: 'Gemiddeld', hard: 'Moeilijk' },
  howMany: 'Hoeveel',
  addThese: 'Op het blad zetten',
  addWeek: 'Puzzels van de komende zeven dagen',
  added: (count) => n(count, { one: '# puzzel toegevoegd.', other: '# puzzels toegevoegd.' }),
  noOthers: 'Er zijn geen andere puzzels van deze soort.',
  full: (most) => `Het blad is vol: er passen ${most} diagrammen op.`,
  onSheet: 'Op het blad',
  diagrams: (count) => n(count, { one: '# diagram', other: '# diagrammen' }),
  position: 'Stelling',
  up: 'Omhoog',
  down: 'Omlaag',
  remove: 'Van het blad halen',
  removed: (name) => `${name} is van het blad.`,
  clear: 'Alles weghalen',
  moved: (name, number, of) => `${name} is nu ${number} van ${of}.`,
  page: (number, of) => `Pagina ${number} van ${of}`,
  goals: (goals) => `Doelen: ${goals}`,
  faults: {
    unknown: (at) => `In het adres staat ‘${at}’, wat hier niets zegt.`,
    puzzle: (id) => `Puzzel ${id} bestaat niet.`,
    day: (at) => `‘${at}’ is geen dag.`,
    link: (number, at) =>
      at === ''
        ? `Stelling ${number} is niet volledig.`
        : `Stelling ${number} is niet volledig. Ze stopt bij ‘${at}’.`,
    turn: (number, at) =>
      `De oplossing van stelling ${number} kan vanaf ‘${at}’ niet gespeeld worden.`,
    study: 'Deze studie staat niet op dit apparaat.',
    chapter: (number, where) => `Hoofdstuk ${number} is niet te lezen${where}.`,
    tooMany: (most, left) =>
      `Op een blad passen ${most} diagrammen; ${n(left, { one: '# is weggelaten', other: '# zijn weggelaten' })}.`,
  },
};
