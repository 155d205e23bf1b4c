import { plural } from './marbles.ts';

/** The pages beside the game, and the way between them. */
export const nav = {
  label: 'Pages',
  home: 'Home',
  play: 'Play',
  learn: 'Learn',
  puzzles: 'Puzzles',
  analyse: 'Analyse',
  review: 'Review',
  studies: 'Studies',
  rules: 'Rules',
  editor: 'Set up a position',
  print: 'Print sheet',
  games: 'My games',
  settings: 'Settings',
  skip: 'Skip to the content',
  jump: 'Search or jump to',
  /** The title of a page other than the first. */
  title: (page: string): string => `${page} · Zertz`,
} as const;

export const home = {
  headline: ['One pool.', 'Two players.', 'A board that', 'keeps shrinking.'],
  says: 'Place a marble, remove a ring, and make your opponent take exactly what you offer.',
  computer: 'Play the computer',
  computerSays: 'Eight levels, works offline',
  people: 'Play a friend',
  peopleSays: 'Two people at this screen',
  choose: 'Choose the rules',
  chooseSays: 'Boards, goals, a clock',
  learn: 'Learn the rules by playing, 2 minutes',
  goOn: 'Open the whole game',
  board: 'Try it here',
  games: 'Your games',
  allGames: 'See all',
  how: 'How it is played',
} as const;

export const games = {
  title: 'My games',
  open: 'Open a game',
  none: 'No games yet. Play the computer, it takes about ten minutes.',
  noneFound: 'No games here.',
  unread: (number: number): string =>
    number === 1
      ? '1 kept game cannot be read by this version. It stays kept.'
      : `${number} kept games cannot be read by this version. They stay kept.`,
  play: 'Play the computer',
  filter: 'Show',
  filters: { all: 'All', running: 'In progress', over: 'Finished' },
  count: (n: number): string => plural(n, 'game', 'games'),
  versus: (first: string, second: string): string => `${first} and ${second}`,
  turns: (n: number): string => plural(n, 'turn', 'turns'),
  toMove: (name: string): string => `${name} to move`,
  yourMove: 'Your move',
  onTable: 'On the table',
  continue: 'Continue',
  look: 'Look at it',
  rename: 'Rename',
  name: 'Name of the game',
  keepName: 'Keep the name',
  delete: 'Delete',
  deleted: (name: string): string => `Deleted ${name}.`,
  undo: 'Undo',
  export: 'Export',
  more: 'Show more',
  broken: 'This game can no longer be read.',
} as const;

export const exporting = {
  title: 'Game as text',
  format: 'Format',
  formats: {
    official: 'Official notation',
    sgf: 'SGF',
    zen: 'Zen',
    zip: 'Position',
    json: 'JSON',
  },
  text: 'The game',
  cannot: {
    variant: 'This format has no sign for the rules of this game.',
    layout: 'This format has no sign for the layout of this board.',
    'declined-claim': 'This format cannot say that a group was left lying.',
    'ring-after-capture': 'This format cannot say that a ring was removed after a capture.',
    'rings-only-turn': 'This format cannot say that only a ring was removed.',
    pass: 'This format cannot say that a player passed.',
    'start-position': 'This format cannot say which position the game began from.',
  },
  link: 'Link to this position',
  copyLink: 'Copy the link',
  copyEmbed: 'Copy HTML',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not let us copy. Mark the text and copy it yourself.',
  save: 'Save as a file',
} as const;

export const fault = {
  title: 'Something broke',
  says: 'Something broke. Your game is safe.',
  part: 'This part broke. Your game is safe.',
  again: 'Try again',
  reload: 'Reload',
  copy: 'Copy details',
} as const;

export const notFound = {
  title: 'That page is not here',
  says: 'That page is not here.',
  home: 'Home',
} as const;

export const clock = {
  name: (player: string, time: string): string => `${player}: ${time} left`,
  tenSeconds: 'Ten seconds left.',
} as const;

export const tabs = {
  elsewhere: 'This game is open in another tab.',
  playHere: 'Play here',
} as const;

export const data = {
  title: 'Your data',
  says: 'Games and settings are kept in this browser and sent nowhere.',
  export: 'Export everything',
  import: 'Import a file',
  delete: 'Delete all games',
  deleteAsk: 'Delete all games that are kept in this browser? This cannot be undone.',
  deleteCollections: (n: number): string => `Also the explorer’s collections: ${n}`,
  deleted: 'All games are deleted.',
  reset: 'Reset the settings',
  wasReset: 'All settings are as they were at first.',
  imported: (added: number): string =>
    added === 0
      ? 'Nothing new: all games of this file are here already.'
      : `${plural(added, 'game was', 'games were')} added.`,
  notKept: 'The games could not be stored: this browser has no room left or does not let us save.',
  faults: {
    notJson: (line: number | undefined): string =>
      line === undefined
        ? 'Nothing was imported: this is not a JSON file.'
        : `Nothing was imported: this is not a JSON file, it stops making sense in line ${line}.`,
    notOurs: 'Nothing was imported: this file was not exported from here.',
    newer: 'Nothing was imported: this file comes from a newer version. Reload and try again.',
    wrong: (what: string, wanted: string, where: string): string =>
      `Nothing was imported: ${what} has to be ${wanted}${where}.`,
    wanted: { text: 'a text', number: 'a number', list: 'a list', object: 'an object' },
    oneOf: (words: readonly string[]): string => `one of ${words.join(', ')}`,
    badPosition: (found: string, where: string): string =>
      `Nothing was imported: '${found}' is no position${where}.`,
    badTurn: (found: string, where: string): string =>
      `Nothing was imported: '${found}' cannot be played there${where}.`,
    unreadable: (what: string, where: string): string =>
      `Nothing was imported: ${what} cannot be read${where}.`,
  },
} as const;
