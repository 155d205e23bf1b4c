import type { PrintWords } from '../../print/words.ts';

/** Blad med diagram, för papper. */
export const printing: PrintWords = {
  empty:
    'Det finns inget på bladet än. Lägg till problem här, eller välj Skriv ut vid ett parti, en analys eller en studie.',
  paper: 'Papper',
  papers: { a4: 'A4', letter: 'Letter' },
  perPage: 'Diagram per sida',
  heading: 'Rubrik',
  headingHint: 'Klubbkväll, 12 problem',
  solutions: 'Lösningar',
  solutionsAt: {
    none: 'Inga',
    foot: 'Upp och ner längst ner',
    page: 'På en egen sida',
  },
  shown: {
    numbers: 'Nummer',
    tasks: 'Vem som är vid draget, och uppgiften',
    marbles: 'Erövrade kulor och förråd',
    links: 'Adress till varje problem',
  },
  numbersSays: 'Lösningar har dem alltid.',
  add: 'Lägg till problem',
  which: 'Vilka',
  difficulty: 'Svårighet',
  difficulties: { any: 'Alla', easy: 'Lätt', medium: 'Medel', hard: 'Svår' },
  howMany: 'Hur många',
  addThese: 'Lägg på bladet',
  addWeek: 'De kommande sju dagarnas problem',
  added: (count) => `${count} problem lades till.`,
  noOthers: 'Det finns inga fler problem av det slaget.',
  full: (most) => `Bladet är fullt: det rymmer ${most} diagram.`,
  onSheet: 'På bladet',
  diagrams: (count) => `${count} diagram`,
  position: 'Ställning',
  up: 'Flytta uppåt',
  down: 'Flytta nedåt',
  remove: 'Ta bort från bladet',
  removed: (name) => `${name} är borta från bladet.`,
  clear: 'Ta bort alla',
  moved: (name, number, of) => `${name} är nu ${number} av ${of}.`,
  page: (number, of) => `Sida ${number} av ${of}`,
  goals: (goals) => `Mål: ${goals}`,
  faults: {
    unknown: (at) => `Adressen har ”${at}”, som inte betyder något här.`,
    puzzle: (id) => `Det finns inget problem ${id}.`,
    day: (at) => `”${at}” är ingen dag.`,
    link: (number, at) =>
      at === ''
        ? `Ställning ${number} är inte hel.`
        : `Ställning ${number} är inte hel. Den tar slut vid ”${at}”.`,
    turn: (number, at) => `Lösningen till ställning ${number} går inte att spela från ”${at}”.`,
    study: 'Studien finns inte på den här enheten.',
    chapter: (number, where) => `Kapitel ${number} går inte att läsa${where}.`,
    tooMany: (most, left) => `Ett blad rymmer ${most} diagram; ${left} till utelämnades.`,
  },
};
