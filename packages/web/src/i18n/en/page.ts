import type { Marble } from '@zertz/rules';
import { count } from './marbles.ts';

/** The frame around the game. */
export const app = {
  name: 'Zertz',
  title: 'Zertz: play the board game ZÈRTZ',
  description:
    'Play the board game ZÈRTZ against a friend or the computer, at once and without an account.',
  yourTurnTitle: '● Your move · Zertz',
  skip: 'Skip to the board',
  main: 'Game',
  board: 'Board',
  column: (letter: string): string => `Column ${letter}`,
  about: 'ZÈRTZ is a game by Kris Burm. This is an independent project.',
  notSaved: 'This browser does not let us save. Copy the game text to keep it.',
  gameText: 'Game text',
  badLink: (at: string): string =>
    at === '' ? 'This link is incomplete.' : `This link is incomplete. It stops at '${at}'.`,
  badCount: (colour: Marble, found: number, expected: number): string =>
    `This position cannot be: it has ${count(found, colour)}, and the game has ${expected}.`,
  openReadable: 'Open what can be read',
  editReadable: 'Set up what can be read',
  dismiss: 'Close',
  offline: 'You are offline. The computer, lessons, puzzles, rules and your games still work.',
  newVersion: 'A new version is ready.',
} as const;

export const menu = {
  open: 'Menu',
  newGame: 'New game',
  opponent: 'Opponent',
  computer: 'Computer',
  twoPeople: 'Two people',
  takeBack: 'Take back a move',
  resign: 'Resign',
  resignAsk: (name: string): string => `Does ${name} resign?`,
  resignAskYou: 'Do you resign?',
  draw: 'Agree on a draw',
  drawAsk: 'Do both players agree on a draw?',
  yes: 'Yes',
  no: 'No',
  settings: 'Settings',
  keys: 'Help and keys',
  typeMove: 'Type a move',
  analyse: 'Analyse this game',
  text: 'Copy or save the game',
  diagram: 'Diagram',
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',
} as const;

export const view = {
  title: 'View',
  fit: 'Fit the rings to the table',
  whole: 'Show the whole board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turn: 'Turn the board',
  mirror: 'Mirror the board',
  turned: (degrees: number): string =>
    degrees === 0 ? 'The board is the usual way up.' : `The board is turned by ${degrees}°.`,
  mirrored: 'The board is mirrored.',
  unmirrored: 'The board is not mirrored.',
} as const;

export const seats = {
  you: 'You',
  computer: 'Computer',
  first: 'First player',
  second: 'Second player',
  level: (level: number): string => `level ${level}`,
} as const;
