import { plural } from './marbles.ts';

/** Opening games from a text or a file. */
export const opening = {
  says: 'Paste a game, a position or a link, or choose a file. One game or many; official notation, SGF, Zen and JSON are read.',
  file: 'Choose a file',
  open: 'Open',
  reading: 'Reading the games.',
  opened: (n: number): string =>
    `${plural(n, 'game was', 'games were')} opened and kept with yours.`,
  unreadable: (n: number): string => `${plural(n, 'game', 'games')} could not be read:`,
  /** Where in the text; the game only where there are several. */
  place: (
    game: number | undefined,
    line: number,
    column: number,
    turn: number | undefined,
  ): string =>
    [
      ...(game === undefined ? [] : [`game ${game}`]),
      `line ${line}`,
      `column ${column}`,
      ...(turn === undefined ? [] : [`turn ${turn}`]),
    ].join(', '),
  at: (place: string, fault: string): string =>
    `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${fault}`,
  faults: {
    nothing: 'There is nothing here to read.',
    binary: 'This file is not a text, so it cannot be a game.',
    large: 'This is larger than 5 MB, which is more than is read at once.',
    noFile: 'The browser could not read this file.',
    stops: (at: string): string => `This is incomplete. It stops at '${at}'.`,
    format: 'This is not a game in a notation that is read here.',
    end: 'the text ends too early.',
    stray: (found: string): string => `'${found}' does not belong here.`,
    noSetup: 'the record does not say on which board it is played.',
    setup: (setup: string): string => `games set up with '${setup}' are not read.`,
    command: (command: string): string => `'${command}' cannot be carried out.`,
    wrongPlayer: 'the other player is to move.',
    noMarble: 'a ring is removed, but no marble was placed.',
    notFree: (label: string): string => `${label} is not free, so it cannot be removed.`,
    mustCapture: 'a capture has to be made first.',
    turn: (text: string): string => `'${text}' is not a turn.`,
    result: (recorded: string): string => `the game did not end as '${recorded}'.`,
    position: 'the turns do not lead to the position that is given.',
  },
} as const;
