import { counting, figuresOf } from '../counting.ts';

const n = counting<'one'>('en');
const figure = figuresOf('en');

/** What others played from the position that is analysed. */
export const explorer = {
  loading: 'Loading the games.',
  none: 'There are no games to look into yet.',
  noneChosen: 'Choose a collection to look into.',
  came: (games: number, turns: number): string =>
    `${n(games, { one: '# game', other: '# games' })} came here and went on in ${n(turns, { one: '# way', other: '# ways' })}.`,
  nobody: 'Nobody has reached this position.',
  nobodyIdea: 'Nobody has reached this position. The engine’s idea is below.',
  askEngine: 'Ask the engine',
  turn: 'Turn',
  games: 'Games',
  /** How well those who made the turn did; with the sign of whoever is to move. */
  forPlayer: (sign: string): string => `For ${sign}`,
  forPlayerSays: (name: string): string => `Share of wins for ${name}, a tie counting half`,
  result: (first: string, won: number, tied: number, second: string, lost: number): string =>
    `${first} won ${figure(won)}, tied ${figure(tied)}, ${second} won ${figure(lost)}`,
  tie: 'Tie',
  engine: 'Engine',
  rarer: (count: number): string =>
    n(count, { one: 'and # rarer turn', other: 'and # rarer turns' }),
  found: 'Games that came here',
  firstOf: (shown: number, all: number): string => `The first ${shown} of ${figure(all)}.`,
  openGame: (title: string, turn: string): string => `${title}: open where ${turn} was played`,
  opened: (title: string): string => `${title}: the game is on the board.`,
  back: 'Back to your analysis',
  collections: 'Collections',
  own: 'My games',
  name: 'Name of the collection',
  size: (games: number, megabytes: string): string =>
    `${n(games, { one: '# game', other: '# games' })}, ${megabytes} MB`,
  count: (games: number): string => n(games, { one: '# game', other: '# games' }),
  unkept: 'only until this page is closed',
  broken: 'This collection could not be loaded.',
  symmetric:
    'A position is found however the board is turned or mirrored, and whichever player is to move.',
  notExported:
    'Collections stay in this browser. “Export everything” leaves them out, as they can be large; keep the files they came from.',
  import: 'Import games',
  importSays:
    'Drop files here or choose them: SGF, official notation, Zen or JSON lines, also in zip and gzip archives.',
  choose: 'Choose files',
  files: (count: number): string => n(count, { one: '# file', other: '# files' }),
  reading: (games: number, refused: number): string =>
    refused === 0
      ? `${n(games, { one: '# game', other: '# games' })} read`
      : `${n(games, { one: '# game', other: '# games' })} read, ${figure(refused)} refused`,
  stop: 'Stop',
  imported: (games: number): string =>
    n(games, { one: '# game was imported.', other: '# games were imported.' }),
  nothing: 'No game was imported.',
  refused: (count: number): string =>
    n(count, {
      one: '# game or file could not be read',
      other: '# games or files could not be read',
    }),
  more: (count: number): string => n(count, { one: 'and # more', other: 'and # more' }),
  copy: 'Copy this list',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying.',
  close: 'Close the report',
  faults: {
    empty: 'there is nothing in it to read.',
    large: (megabytes: number): string => `it is larger than ${megabytes} MB, more than is read.`,
    'not-text': 'it is not a text, so it cannot be a game.',
    'bad-archive': 'this archive is damaged, or packed in a way that is not read.',
    unreadable: 'the browser could not read it.',
  },
  failed: {
    'not-loaded': 'The part that reads games could not be loaded. Check the network and try again.',
    broken: 'Reading broke down, perhaps for lack of memory. Try fewer files at once.',
  },
  notKept: {
    full: 'This browser has no room left to keep the collection: it is here until this page is closed.',
    blocked: 'This browser does not let us save: the collection is here until this page is closed.',
  },
} as const;
