import { plural } from './marbles.ts';

/** Sheets of diagrams for paper. */
export const printing = {
  empty:
    'Nothing is on the sheet yet. Add puzzles here, or press Print at a game, an analysis or a study.',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  perPage: 'Diagrams a page',
  heading: 'Heading',
  headingHint: 'Club night, 12 puzzles',
  solutions: 'Solutions',
  solutionsAt: {
    none: 'None',
    foot: 'Upside down at the foot',
    page: 'On a page of their own',
  },
  shown: {
    numbers: 'Numbers',
    tasks: 'Who moves, and the task',
    marbles: 'Captives and pool',
    links: 'Address of each puzzle',
  },
  numbersSays: 'Solutions always have them.',
  add: 'Add puzzles',
  which: 'Which',
  difficulty: 'Difficulty',
  difficulties: { any: 'Any', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  howMany: 'How many',
  addThese: 'Add to the sheet',
  addWeek: 'Puzzles of the next seven days',
  added: (n: number): string => `${plural(n, 'puzzle', 'puzzles')} added.`,
  noOthers: 'There are no other puzzles of this kind.',
  full: (most: number): string => `The sheet is full: it holds ${most} diagrams.`,
  onSheet: 'On the sheet',
  diagrams: (n: number): string => plural(n, 'diagram', 'diagrams'),
  position: 'Position',
  up: 'Move up',
  down: 'Move down',
  remove: 'Take off the sheet',
  removed: (name: string): string => `${name} is off the sheet.`,
  clear: 'Take all off',
  moved: (name: string, n: number, of: number): string => `${name} is now ${n} of ${of}.`,
  page: (n: number, of: number): string => `Page ${n} of ${of}`,
  goals: (goals: string): string => `Goals: ${goals}`,
  faults: {
    unknown: (at: string): string => `The address has '${at}', which says nothing here.`,
    puzzle: (id: string): string => `There is no puzzle ${id}.`,
    day: (at: string): string => `'${at}' is no day.`,
    link: (n: number, at: string): string =>
      at === ''
        ? `Position ${n} is incomplete.`
        : `Position ${n} is incomplete. It stops at '${at}'.`,
    turn: (n: number, at: string): string =>
      `The solution of position ${n} cannot be played from '${at}' on.`,
    study: 'The study is not on this device.',
    chapter: (n: number, where: string): string => `Chapter ${n} cannot be read${where}.`,
    tooMany: (most: number, left: number): string =>
      `A sheet holds ${most} diagrams; ${left} more were left out.`,
  },
} as const;
