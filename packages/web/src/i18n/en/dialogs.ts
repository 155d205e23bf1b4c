import type { MarbleCount } from '@zertz/rules';
import { goalName, list } from './marbles.ts';

/** What is chosen before a game and beside it. */
export const newGame = {
  title: 'New game',
  opponent: 'Opponent',
  computer: 'The computer',
  computerSays: 'From first steps to full strength.',
  people: 'Someone here',
  peopleSays: 'Two people at this screen.',
  level: 'Level',
  levelNumber: (level: number): string => `Level ${level}`,
  whoStarts: 'Who begins',
  you: 'You',
  them: 'The computer',
  lot: 'By lot',
  firstName: 'First player ◆',
  secondName: 'Second player ●',
  rules: 'Rules and board',
  rings: (n: number): string => `${n} rings`,
  pool: 'Pool',
  goals: 'Goals',
  goalsText: (goals: readonly MarbleCount[]): string => list(goals.map(goalName), 'or'),
  ownBoard: 'Own layout',
  ownBoardSays: 'Tap rings to leave them out.',
  ownBoardReset: 'Put all rings back',
  start: 'Start the game',
  cancel: 'Cancel',
} as const;

export const rulesCard = {
  title: 'This game',
  goals: 'Capture',
  pool: 'Pool',
  how: [
    'Place a marble, then remove a free ring.',
    'Jump over a marble to capture it. If you can, you must.',
    'Cut off full rings to claim their marbles.',
  ],
} as const;

export const settings = {
  title: 'Settings',
  language: 'Language',
  languageAuto: 'As the browser',
  theme: 'Theme',
  themes: { system: 'As the system', ink: 'Ink', linen: 'Linen' },
  thinking: 'Computer thinks',
  thinkings: { quick: 'Half a second', normal: '2 seconds', long: '5 seconds' },
  thinkingSays: 'At most. Time makes level 8 stronger; the others need little.',
  confirm: 'Confirm a turn',
  confirms: { auto: 'On touch screens', on: 'Always', off: 'Never' },
  labels: 'Coordinates',
  labelKinds: { edges: 'At the edges', every: 'On every ring', off: 'Off' },
  turn: 'Way up',
  grow: 'Grow the board as it shrinks',
  grows: { off: 'Never', turns: 'Between turns' },
  mirror: 'Mirrored board',
  marbleMarks: 'Shapes on marbles',
  marbleMarksSay: 'Circle, bar and cross tell the colours apart.',
  alwaysClaim: 'Always claim',
  alwaysClaimSays: 'Full groups are claimed without asking.',
  keepColour: 'Keep the colour',
  keepColourSays: 'The colour used last is in the hand again.',
  shortcuts: 'Single-key shortcuts',
  motion: 'Animation',
  close: 'Done',
} as const;
